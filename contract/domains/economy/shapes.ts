/** What members have; both are whole numbers. */
export const currencies = ['xgold', 'xcoin'] as const;
export type Currency = (typeof currencies)[number];

/** Why money moved. */
const moneyReasons = [
  'register',
  'email_verified',
  'invitation',
  'invitation_month',
  'imei',
  'username_change',
  'taken_back',
  'debt_settled',
] as const;
export type MoneyReason = (typeof moneyReasons)[number];

/** What a transfer is; only what was earned settles debts. */
export type TransferKind = 'earned' | 'given' | 'spent' | 'exchanged' | 'refunded' | 'taken-back' | 'settled';

/** What earns by itself, by figures that operators set. */
export type EarningReason = Extract<MoneyReason, 'register' | 'email_verified'>;
