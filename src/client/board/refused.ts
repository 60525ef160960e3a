// That a move of ours was refused, in words.
import type { RefusedBy } from '../match/types';
import type { T } from '../text/describe';
import type { Table } from './table';

/** That a move of ours was refused, why, and what now. */
export function refusedText(t: T, words: Table['words'], refused: RefusedBy): string {
  return t('board.refused.sentence', { why: whyRefused(t, words, refused) });
}

function whyRefused(t: T, words: Table['words'], refused: RefusedBy): string {
  switch (refused.reason) {
    case 'price':
      return t(`${words}.short`, { count: refused.missing });
    case 'limit':
      return t('board.refused.why.limit', { count: refused.limit });
    case 'soldOut':
    case 'built':
      return t(`board.refused.why.${refused.reason}`);
    default:
      return t(`board.refused.${refused.reason}`);
  }
}
