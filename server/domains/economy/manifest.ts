import type { economyCalls } from '../../../contract/domains/economy/calls.ts';
import type { Db, Log } from '../../platform/context.ts';
import { daysBefore, utcDay } from '../../platform/days.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { type CronLine, hourly, nightly } from '../../platform/jobs/cron-line.ts';
import { declareCheck } from '../../platform/metrics.ts';
import type { MoneyPages, MoneyReason } from '../../platform/money-reason.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { beforeExchange } from './actions/before-exchange.ts';
import { checkIn } from './actions/check-in.ts';
import { exchange } from './actions/exchange.ts';
import { exchangeCancel } from './actions/exchange-cancel.ts';
import { recordCheckIn } from './actions/record-check-in.ts';
import { economyDeeds } from './deeds.ts';
import { economyFigures } from './figures.ts';
import { clearXcoin, type ZonesOf } from './jobs/clear-xcoin.ts';
import { closeNightly } from './jobs/close-night.ts';
import { placeEntries } from './jobs/place-entries.ts';
import { proveNightly } from './jobs/prove-ledger.ts';
import { verifyNightly } from './jobs/verify-chain.ts';
import { voidExpiredHolds } from './jobs/void-expired-holds.ts';
import { economyReasons } from './money.ts';
import { economyNotices } from './notices.ts';
import { economyPersonalData, economyTables } from './personal-data.ts';
import { balanceAt } from './reads/balance-at.ts';
import { checkIns } from './reads/check-ins.ts';
import { exchangeInfo } from './reads/exchange-info.ts';
import { exchangeShow } from './reads/exchange-show.ts';
import { economyKnownOf } from './reads/known.ts';
import { ledger } from './reads/ledger.ts';
import { ledgerHeads } from './reads/ledger-heads.ts';
import { ledgerNight } from './reads/ledger-night.ts';
import { statement } from './reads/statement.ts';
import { statementFile } from './reads/statement-file.ts';
import { countWaitingTransfers } from './reads/waiting-transfers.ts';
import { wallet } from './reads/wallet.ts';
import {
  type LogDeps,
  memberEditLog,
  ucenterGetXgold,
  ucenterXcoinLog,
  xcoinLog,
  xgoldLog,
} from './reads/wallet-logs.ts';
import { economyReferences } from './references.ts';
import { checkInLadder, earningsSetting, exchangePools, exchangeSetting, walletHosts } from './settings.ts';
import { dropEarnedBefore } from './sql/earned.ts';
import { dropExchangesBefore } from './sql/exchange.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  /** Why money moves, in all domains; asked for once all are there. */
  reasons: () => readonly MoneyReason[];
  /** Where a domain's entries lead. */
  pagesOf: (domain: string) => MoneyPages | undefined;
  settings: SettingsReader;
  zonesOf: ZonesOf;
  creditsOf: LogDeps['creditsOf'];
}

const retentionDays = 7;

const cron: readonly CronLine[] = [
  { task: 'economy.void-expired-holds', match: '*/5 * * * *', promise: hourly },
  // Before the proof, which finds what has no place.
  { task: 'economy.place-entries', match: '11 2 * * *', promise: nightly },
  { task: 'economy.prove-ledger', match: '41 2 * * *', promise: nightly },
  { task: 'economy.close-night', match: '51 2 * * *', promise: nightly },
  { task: 'economy.verify-chain', match: '21 3 * * *', promise: nightly },
  // Midnights come at a quarter of an hour, too.
  { task: 'economy.clear-xcoin', match: '1,16,31,46 * * * *', promise: hourly },
  { task: 'economy.clean-up', match: '37 3 * * *', promise: nightly },
];

/** What members earn and hold. */
export function createEconomy({
  db,
  clock,
  log,
  reasons,
  pagesOf,
  settings,
  zonesOf,
  creditsOf,
}: Deps): DomainParts<keyof typeof economyCalls> {
  const aWeekAgo = () => utcDay(daysBefore(clock(), retentionDays));
  const reasonOf = (name: string) => reasons().find((reason) => reason.name === name);
  const logs: LogDeps = { reasonOf, pagesOf, creditsOf };
  declareCheck('ledger');
  declareCheck('chain');
  return {
    domain: 'economy',
    handlers: {
      'economy.check-ins': checkIns(settings),
      'economy.check-in': checkIn(settings),
      'economy.record-check-in': recordCheckIn(settings),
      'economy.exchange-show': exchangeShow(settings),
      'economy.exchange-info': exchangeInfo(settings),
      'economy.before-exchange': beforeExchange(settings),
      'economy.exchange': exchange(settings),
      'economy.exchange-cancel': exchangeCancel,
      'economy.wallet': wallet(settings),
      'economy.ledger': ledger,
      'economy.ledger-heads': ledgerHeads,
      'economy.ledger-night': ledgerNight,
      'economy.statement': statement(logs),
      'economy.statement-file': statementFile(reasonOf),
      'economy.balance-at': balanceAt,
      'economy.xcoin-log': xcoinLog(logs),
      'economy.xgold-log': xgoldLog(logs),
      'economy.member-edit-log': memberEditLog(logs),
      'economy.ucenter-xcoin-log': ucenterXcoinLog(logs),
      'economy.ucenter-get-xgold': ucenterGetXgold(logs),
    },
    get settings() {
      return [earningsSetting(reasons()), checkInLadder, exchangeSetting, exchangePools, walletHosts];
    },
    deeds: economyDeeds,
    knownOf: economyKnownOf,
    figures: economyFigures(reasonOf),
    reasons: economyReasons,
    notices: economyNotices(reasonOf),
    waiting: { transfers: countWaitingTransfers },
    tables: economyTables,
    references: economyReferences,
    personalData: economyPersonalData,
    tasks: {
      'economy.place-entries': async () => void (await placeEntries(db)),
      'economy.void-expired-holds': async () => void (await voidExpiredHolds(db, clock())),
      'economy.prove-ledger': () => proveNightly(db, log),
      'economy.close-night': async () => closeNightly(db, clock, log),
      'economy.verify-chain': () => verifyNightly(db, log),
      'economy.clear-xcoin': () => clearXcoin({ db, clock, zonesOf }),
      'economy.clean-up': async () => {
        await dropEarnedBefore(db, aWeekAgo());
        await dropExchangesBefore(db, aWeekAgo());
      },
    },
    cron,
  };
}
