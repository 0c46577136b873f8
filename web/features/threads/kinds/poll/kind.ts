import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';
import { withFigures } from './poll-figures.ts';

const Part = drawn(part({ for: 'rare', load: () => import('./PollPart.tsx') }), (m) => m.PollPart);

/** A question with options to choose from (R-POL-001, R-POL-002). */
export const poll: WebKind = {
  Card: Part,
  Thread: Part,
  words: ({ poll }) => poll?.options.map(({ message }) => message) ?? [],
  live: ({ poll }, news) => (poll && news.poll ? { poll: withFigures(poll, news.poll) } : {}),
};
