/** Cache tag of what the nights sealed. */
export const ledgerTag = 'ledger';
