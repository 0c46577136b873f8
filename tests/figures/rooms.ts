import { type FigureSources, ours, rule } from './source.ts';

export const rooms: FigureSources = {
  file: 'contract/domains/rooms/limits.ts',
  sources: {
    'roomLimits.membersMax': rule('R-CHT-042', 'max'),
    'roomLimits.membersMin': rule('R-CHT-025', 'min'),
    'roomLimits.nameMax': ours(30, 'a line of a phone’s list'),
    'roomLimits.nameCardMax': ours(20, 'as long as the longest username'),
    'roomLimits.noticeMax': ours(300, 'a few sentences, read by everybody who comes'),
    'roomLimits.applyMax': ours(200, 'a few lines'),
    'roomLimits.membersPage': rule('R-CHT-040', 'limit'),
    'roomLimits.addedAtOnce': ours(100, 'a page of members'),
    'roomLimits.muteSeconds': rule('R-CHT-010', 'muteSeconds'),
    'roomLimits.owned': ours(20, 'nobody looks after more'),
    'roomLimits.joined': ours(200, 'more than anybody reads, and few enough to be ordered by their rooms'),
    'roomLimits.admins': ours(20, 'a team, not a crowd; each is notified of requests'),
    'roomLimits.asked': ours(50, 'requests that wait are somebody’s work'),
    'roomLimits.quietFrom': ours(51, 'above 50 people a room is a crowd'),
    'roomLimits.readShown': ours(20, 'who has read is asked of people one knows'),
    'roomLimits.recommended': rule('R-CHT-038', 'limit'),
    'roomLimits.listPage': ours(20, 'a screen or two (R-MSC-044)'),
    'roomLimits.invited': ours(50, 'whoever invites more people in vain is a nuisance'),
    joinOptions: ours(
      ['InviteOnly', 'NeedPermission', 'FreeAccess'],
      'the documents’ two (R-CHT-005), and by invitation',
    ),
    joinStatuses: ours(
      ['JoinedSuccess', 'WaitAdminApproval', 'AlreadyInGroup'],
      'the three ends of a join (R-CHT-006), spelt as the documents’ chat does',
    ),
    roomRoles: ours(['Member', 'Admin', 'owner'], 'as document 2 spells them (R-CHT-027)'),
    reviewRules: ours(['none', 'first', 'all'], 'a group under review (R-CHT-011) chooses how much waits'),
    systemKinds: ours(
      ['owner', 'announce-on', 'announce-off', 'pinned', 'renamed'],
      'what changes for everybody in a room',
    ),
  },
};
