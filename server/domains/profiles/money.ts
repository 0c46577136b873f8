import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const usernameChange = defineReason('profiles', 'username_change');

/** Why money moves here. */
export const profilesReasons: readonly MoneyReason[] = [usernameChange];
