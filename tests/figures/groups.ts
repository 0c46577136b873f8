import { type FigureSources, ours, rule } from './source.ts';

export const groups: FigureSources = {
  file: 'contract/domains/groups/limits.ts',
  sources: {
    'groupLimits.nameMax': ours(45, 'as long as a topic’s name (R-TOP-008)'),
    'groupLimits.descriptionMax': ours(800, 'as long as a topic’s description (R-TOP-009)'),
    'groupLimits.listPage': rule('R-TOP-018', 'limit'),
    'groupLimits.membersPage': ours(50, 'a screen or two'),
    'groupLimits.tags': ours(5, 'as many as a topic has'),
    'groupLimits.owned': ours(20, 'nobody looks after more'),
    'groupLimits.joined': ours(500, 'more than anybody reads'),
    'groupLimits.admins': ours(20, 'a team, not a crowd; each is notified of requests'),
    'groupLimits.asked': ours(50, 'requests that wait are somebody’s work'),
    'groupLimits.messageMax': ours(200, 'a few lines'),
    'groupLimits.reasonMax': ours(200, 'a few lines'),
    readingRules: ours(['all', 'members'], 'all, or those who are in it: nothing between is asked for'),
    joiningRules: ours(['open', 'asked'], 'at once, or decided by those who run it'),
    groupRoles: ours(['member', 'admin', 'owner'], 'document 2 names owner and admin'),
  },
};
