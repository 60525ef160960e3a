// The boxes on the table. Small enough for the first page, which must not load the rules: a test compares them with the games.

export interface Box {
  /** The boardgame.io game name. */
  readonly game: 'machi-koro' | 'machi-koro-fussball' | 'machi-koro-verlagswelt' | 'machi-koro-life';
  /** The value of `data-skin` and the name of its page of rules. */
  readonly skin: 'classic' | 'fussball' | 'verlagswelt' | 'life';
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
}

export const boxes: readonly Box[] = [
  { game: 'machi-koro', skin: 'classic', seats: { min: 2, max: 4 } },
  { game: 'machi-koro-fussball', skin: 'fussball', seats: { min: 2, max: 4 } },
  { game: 'machi-koro-verlagswelt', skin: 'verlagswelt', seats: { min: 2, max: 4 } },
  { game: 'machi-koro-life', skin: 'life', seats: { min: 2, max: 5 } },
];

/** The box of this game; undefined when there is none. */
export const boxOf = (game: string | undefined): Box | undefined => boxes.find((box) => box.game === game);
