import { type FigureSources, ours } from './source.ts';

const decided = 'docs/features/threads.md';

export const history: FigureSources = {
  file: 'contract/domains/review/history/limits.ts',
  sources: {
    'historyLimits.versions': ours(20, decided),
    'historyLimits.page': ours(5, 'as many differences as one page is to cost'),
    'historyLimits.graceSeconds': ours(120, decided),
    'historyLimits.changesMax': ours(600, 'more than anybody reads as a difference'),
    'historyLimits.around': ours(40, 'a sentence or two on each side of a change'),
  },
};
