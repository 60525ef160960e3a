// The scene on the lid of each box, for choosing one on the first page. Loaded before anything else, so it is kept small.
import { scenes } from './scenes';

interface BoxPictureProps {
  box: keyof typeof scenes;
  className?: string;
}

/** A landscape of 320 x 200, decoration; it brings its own colours, whatever the page's skin. */
export function BoxPicture({ box, className }: BoxPictureProps) {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
      data-skin={box}
    >
      {scenes[box].map(([color, d, width]) =>
        width ? (
          <path key={d} d={d} fill="none" stroke={`var(--art-${color})`} strokeWidth={width} strokeLinecap="round" />
        ) : (
          <path key={d} d={d} fill={`var(--art-${color})`} />
        ),
      )}
    </svg>
  );
}
