import { type FigureSources, ours, rule } from './source.ts';

export const notices: FigureSources = {
  file: 'contract/domains/notices/limits.ts',
  sources: {
    noticeLists: ours(['all', 'reply', 'atme', 'attention', 'systems'], 'all of them, and each page of its own'),
    noticePages: ours(['reply', 'atme', 'attention', 'systems'], 'the last parts of the pages’ addresses'),
    noticeSorts: ours(
      ['reply', 'like', 'mention', 'thread', 'follow', 'message', 'campaign', 'system'],
      'what a member can distinguish',
    ),
    'noticeLimits.page': rule('R-NOT-005', 'factor'),
    'noticeLimits.unreadShown': rule('R-NOT-004', 'default'),
    'noticeLimits.perMember': ours(300, 'nobody reads further back'),
    'noticeLimits.retentionDays': ours(180, 'half a year'),
    'noticeLimits.devices': ours(10, 'a member has a few devices'),
    'noticeLimits.quietFrom': ours('22:00', 'most sleep'),
    'noticeLimits.quietTo': ours('07:00', 'most are up'),
  },
};
