import { constant, type FigureSources, ours, rule, standards } from './source.ts';

const fieldLength = 'no honest entry is longer';

export const invitations: FigureSources = {
  file: 'contract/domains/invitations/limits.ts',
  sources: {
    'invitationRewards.perInvitee': rule('R-INV-002', 'xgold'),
    'invitationRewards.months': constant('invitation.monthlyBonus'),
    'invitationRewards.activeDays': ours(3, 'docs/features/invitations.md: nobody is paid for an empty account'),
    'invitationRewards.withinDays': ours(60, 'docs/features/invitations.md: who has not come back by then won’t'),
    imeiReward: rule('R-IME-005', 'xgold'),
    'invitationLimits.page': rule('R-MSC-044', 'pageSize'),
    'invitationLimits.months': ours(12, 'a year'),
    'invitationLimits.imeiHours': rule('R-IME-006', 'hours'),
    'invitationLimits.imeiTriesADay': ours(10, 'fewer than a guesser of numbers needs'),
    'invitationLimits.imeiInviterDays': ours(30, 'who sold the phone to a newcomer'),
    'invitationLimits.model': ours(60, fieldLength),
    'invitationLimits.note': ours(500, 'a few sentences'),
  },
};

export const invitationsSettings: FigureSources = {
  file: 'server/domains/invitations/settings.ts',
  read: standards,
  sources: {
    'invitationRewards.perInvitee': rule('R-INV-002', 'xgold'),
    'invitationRewards.months': constant('invitation.monthlyBonus'),
    'invitationRewards.activeDays': ours(3, 'docs/features/invitations.md'),
    'invitationRewards.withinDays': ours(60, 'docs/features/invitations.md'),
    imeiReward: rule('R-IME-005', 'xgold'),
  },
};
