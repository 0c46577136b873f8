import { lastingKey, sealedColumn } from '../../platform/sealed-at-rest.ts';

/** Secrets of members' two-step codes. */
export const twoStepSecret = sealedColumn({
  table: 'accounts.two_step',
  column: 'secret',
  key: 'uid',
  purpose: (uid) => `two-step secret ${uid}`,
});

/** Recovery codes are short: without the key nobody tries them out on a stolen table. */
export const recoveryCodeKey = lastingKey('recovery codes');
