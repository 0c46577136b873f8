import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import { accountOf } from './rules/ledger.ts';
import { entriesBatch, type OwnEntry } from './sql/personal-data.ts';

/** The ledger is never changed: what a member moved stays, on accounts of nobody. */
export const economyPersonalData: PersonalData = {
  domain: 'economy',
  async *collect(db, uid) {
    const accounts = [accountOf(uid, 'xgold'), accountOf(uid, 'xcoin')];
    const none = { transfer: 0, currency: '' };
    yield {
      path: 'entries.json',
      rows: inBatches<OwnEntry>((last, most) => entriesBatch(db, accounts, last ?? none, most)),
    };
  },
  forget: async () => false,
};
