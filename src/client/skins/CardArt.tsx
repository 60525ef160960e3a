// The drawing on a card, at any size; decoration, so the card's name must stand beside it.
import type { CardId } from '../../game/index';
import type { Drawings } from './skin';

interface CardArtProps {
  drawings: Drawings;
  card: CardId | 'relief';
  /** Width and height as a CSS length; without it the drawing fills its place. */
  size?: string;
  className?: string;
}

/** Draws nothing for a relief card in a box that has none. */
export function CardArt({ drawings, card, size = '100%', className }: CardArtProps) {
  const Drawing = drawings[card];
  if (!Drawing) return null;
  return (
    <span className={className} style={{ display: 'block', width: size, aspectRatio: 1, lineHeight: 0 }} aria-hidden="true">
      <Drawing />
    </span>
  );
}
