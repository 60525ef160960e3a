// Where long words of names may break, for narrow cards: browsers without a dictionary would break them anywhere.

const words = [
  'Ac-count-ing',
  'Char-ity',
  'Chil-dren',
  'Col-lec-tors',
  'Con-ven-ience',
  'Day-dream-ing',
  'De-vel-op-ment',
  'Ed-i-to-ri-al',
  'Ex-per-i-ment',
  'Flood-lights',
  'Fur-ni-ture',
  'Gar-den-ing',
  'Grand-stand',
  'Hand-i-crafts',
  'In-vest-ment',
  'Man-age-ment',
  'Mas-ter-piece',
  'Or-gan-i-sa-tion',
  'Pol-i-ti-cian',
  'Pro-duc-tion',
  'Pur-chas-ing',
  'Res-tau-rant',
  'Spe-ci-al-i-ty',
];

const soft = new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]));

/** The name with soft hyphens in its long words: for the eye only, since they are characters to whoever reads or searches the text. */
export const softName = (name: string): string => name.replace(/\p{L}+/gu, (word) => soft.get(word) ?? word);
