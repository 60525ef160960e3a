// The frame of every small sign: one em high, one colour, drawn in a 24 x 24 field.
import type { ComponentType, ReactNode, SVGProps } from 'react';

export type SignProps = SVGProps<SVGSVGElement>;
export type Sign = ComponentType<SignProps>;

/** A sign one em high in the colour of the text around it; shapes marked `fill="none"` are drawn as lines. */
export function Frame({ children, ...props }: SignProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true" focusable="false" {...props}>
      {children}
    </svg>
  );
}

export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A sign from one path of filled shapes and, if wanted, one of lines. */
export const sign =
  (fill: string, lines?: string): Sign =>
  (props) => (
    <Frame {...props}>
      {fill && <path fillRule="evenodd" d={fill} />}
      {lines && <path {...line} d={lines} />}
    </Frame>
  );
