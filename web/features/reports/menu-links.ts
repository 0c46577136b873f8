import type { MemberLink } from '../../lib/member-link.ts';
import { reportPath } from '../../lib/report-path.ts';

export const reportsMenuLinks: readonly MemberLink[] = [
  { order: 1, text: 'shell.report', icon: 'flag', to: (uid) => reportPath({ uid }) },
];
