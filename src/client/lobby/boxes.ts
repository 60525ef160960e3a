// The boxes on the table. Small enough for the first page, which must not load the rules: a test compares them with the games.

export interface Box {
  /** The boardgame.io game name. */
  readonly game: 'machi-koro' | 'machi-koro-fussball' | 'machi-koro-verlagswelt' | 'machi-koro-life';
  /** The value of `data-skin` and the name of its page of rules. */
  readonly skin: 'classic' | 'fussball' | 'verlagswelt' | 'life';
}

export const boxes: readonly Box[] = [
  { game: 'machi-koro', skin: 'classic' },
  { game: 'machi-koro-fussball', skin: 'fussball' },
  { game: 'machi-koro-verlagswelt', skin: 'verlagswelt' },
  { game: 'machi-koro-life', skin: 'life' },
];

/** The box of this game; undefined when there is none. */
export const boxOf = (game: string | undefined): Box | undefined => boxes.find((box) => box.game === game);
