// The drawing on a card, at any size; decoration, so the card's name must stand beside it.
import type { Drawing } from '../art/shapes';

interface CardArtProps<Box extends { readonly [Card in keyof Box]?: Drawing }> {
  drawings: Box;
  card: keyof Box;
  /** Width and height as a CSS length; without it the drawing fills its place. */
  size?: string;
  className?: string;
}

/** Draws nothing for a card that its box may lack, as the relief card. */
export function CardArt<Box extends { readonly [Card in keyof Box]?: Drawing }>(props: CardArtProps<Box>) {
  const { drawings, card, size = '100%', className } = props;
  const Drawing: Drawing | undefined = drawings[card];
  if (!Drawing) return null;
  return (
    <span className={className} style={{ display: 'block', width: size, aspectRatio: 1, lineHeight: 0 }} aria-hidden="true">
      <Drawing />
    </span>
  );
}
