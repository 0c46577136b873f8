import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

export const bug: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./BugCard.tsx') }), (m) => m.BugCard),
  // Its page is one of its own.
  Thread: null,
  editOn: (page) => `${page}/edit`,
  words: ({ bug: report }) =>
    report ? [report.device_model, report.build_number, report.status_text].filter(Boolean) : [],
  live: ({ bug: report }, { bug: news }) => (report && news ? { bug: { ...news, own: report.own } } : {}),
};
