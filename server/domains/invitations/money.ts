import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const invitedFriend = defineReason('invitations', 'invitation', { earnedAt: '/ucenter/invitation' });
export const monthlyBonus = defineReason('invitations', 'invitation_month', { earnedAt: '/ucenter/invitation' });
export const activatedPhone = defineReason('invitations', 'imei', { earnedAt: '/ucenter/imei' });

/** Why money moves here. */
export const invitationsReasons: readonly MoneyReason[] = [invitedFriend, monthlyBonus, activatedPhone];
