import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { accountOf } from './rules/ledger.ts';
import { type CheckIn, checkInsBatch, deleteCheckIns } from './sql/check-ins.ts';
import { deleteExchanges } from './sql/exchange.ts';
import { entriesBatch, type OwnEntry } from './sql/personal-data.ts';

const ledger = 'the ledger is never changed';
const office = 'the office answers for it';
const accountsOf = (uid: number) => [accountOf(uid, 'xgold'), accountOf(uid, 'xcoin')];

/** Whose the rows are. */
export const economyTables: OwnersIn<'economy'> = {
  'economy.accounts': { uid: { stays: ledger }, account: { stays: ledger, as: accountsOf } },
  'economy.check_ins': { uid: 'forgotten' },
  'economy.clearing_steps': { none: 'how far a job has come' },
  'economy.debts': { account: { stays: ledger, as: accountsOf } },
  'economy.earned': { account: { stays: 'how often it earned: for a week, or with the ledger', as: accountsOf } },
  'economy.entries': { account: { stays: ledger, as: accountsOf } },
  'economy.exchange_days': { uid: 'forgotten' },
  'economy.exchange_orders': { uid: 'forgotten' },
  'economy.exchange_pools': { none: 'a country’s' },
  'economy.holds': { account: { stays: ledger, as: accountsOf }, for_uid: { stays: ledger } },
  'economy.keys': { none: 'names a transfer' },
  'economy.manual_transfers': {
    uid: { stays: ledger },
    asked_by: { stays: office },
    decided_by: { stays: office },
  },
  'economy.night_nodes': { none: 'hashes of transfers' },
  'economy.nights': { none: 'sums over everybody' },
  'economy.transfers': { by_uid: { stays: office } },
};

/** The ledger is never changed: what a member moved stays, on accounts of nobody. The days they came go. */
export const economyPersonalData: PersonalData = {
  domain: 'economy',
  async *collect(db, uid) {
    const none = { transfer: 0, currency: '' };
    yield {
      path: 'entries.json',
      rows: inBatches<OwnEntry>((last, most) => entriesBatch(db, accountsOf(uid), last ?? none, most)),
    };
    yield {
      path: 'check-ins.json',
      rows: inBatches<CheckIn>((last, most) => checkInsBatch(db, uid, last?.day ?? '0001-01-01', most)),
    };
  },
  forget: async ({ db }, uid) => {
    const days = await deleteExchanges(db, uid, personalBatch);
    return Math.max(days, await deleteCheckIns(db, uid, personalBatch)) === personalBatch;
  },
};
