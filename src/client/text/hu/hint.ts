// The words of the hint (Hungarian): what the bots would do.

export const hint = {
  title: 'Mit tennének a botok',
  close: 'Tipp elrejtése',
  moves: 'A lehetséges lépéseid és utánuk a nyerési esélyed',
  first: 'ezt választanák',
  card: 'A botok ezt választanák',
  waiting: 'Akkor látod, amikor te jössz.',
  only: 'Nincs miből választani: {{move}}.',
  thinking: 'A botok gondolkodnak, abból, amit te is látsz.',
  done: 'Ezt választanák: {{move}}. Nyerési esély: {{chance}}.',
  failed: 'A botok most nem tudnak gondolkodni.',
  take: 'Fizessen {{name}}',
} as const;
