/** What members have; both are whole numbers. */
export const currencies = ['xgold', 'xcoin'] as const;
export type Currency = (typeof currencies)[number];

/** What a transfer is; only what was earned settles debts. */
export type TransferKind = 'earned' | 'given' | 'spent' | 'exchanged' | 'refunded' | 'taken-back' | 'settled';
