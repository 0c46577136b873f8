import { reportPath } from '../../lib/report-path.ts';
import type { MemberLink } from '../../shell/member-link.ts';

export const reviewMenuLinks: readonly MemberLink[] = [
  { order: 1, text: 'shell.report', icon: 'flag', to: (uid) => reportPath({ uid }) },
];
