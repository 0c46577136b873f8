import { sealedColumn } from '../../platform/sealed-at-rest.ts';

/** Addresses at which reporters want to be answered. */
export const reporterEmail = sealedColumn({
  table: 'bugs.emails',
  column: 'email',
  key: 'tid',
  purpose: (tid) => `bug report e-mail ${tid}`,
});
