import type { ContestShape } from '../../../contract/domains/contests/shapes.ts';
import type { Translate } from '../../texts/load.ts';

/** What a member agrees to, as its page shows it. */
export interface Agreement {
  /** Of which contest; empty for a board's own. */
  title: string;
  terms: readonly { head: string; text: string }[];
  full: string;
  /** Where it goes on; empty where nothing can be sent now. */
  to: string;
  contest: number;
}

/** A line of the terms: what stands before the first `|` is its heading. */
export function termOf(line: string): { head: string; text: string } {
  const at = line.indexOf('|');
  return at < 0 ? { head: '', text: line.trim() } : { head: line.slice(0, at).trim(), text: line.slice(at + 1).trim() };
}

export const ofContest = ({ id, title, terms, agreement, phase }: ContestShape): Agreement => ({
  ...{ title, contest: id, full: agreement, terms: terms.map(termOf) },
  to: phase === 'open' ? '/photos/add' : '',
});

const points = ['keep', 'show', 'people', 'place'] as const;

/** A board's own, in the reader's language. */
export const ofBoard = (t: Translate, board: 'photos' | 'dreams', isOpen: boolean): Agreement => ({
  ...{ title: '', contest: 0, full: '' },
  terms: points.map((point) => ({
    head: t(`contests.terms.${point}`),
    text: t(`contests.terms.${board}.${point}`),
  })),
  to: isOpen ? (board === 'photos' ? '/photos/add' : '/dreamFund/add') : '',
});
