// The paper colours of the drawings, by name; their values stand in skins/art.css.
const names = [
  'back',
  'ground',
  'white',
  'cream',
  'sand',
  'gold',
  'orange',
  'terracotta',
  'red',
  'rose',
  'plum',
  'leaf',
  'pine',
  'glass',
  'sea',
  'navy',
  'wood',
  'bark',
  'stone',
  'slate',
  'ink',
  'skin1',
  'skin2',
  'skin3',
  'shade',
] as const;

type Paint = (typeof names)[number];

export const paint = Object.fromEntries(names.map((name) => [name, `var(--art-${name})`])) as Record<Paint, string>;
