import type { economyCalls } from '../../../contract/domains/economy/calls.ts';
import type { Db, Log } from '../../platform/context.ts';
import { daysBefore, utcDay } from '../../platform/days.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import { declareCheck } from '../../platform/metrics.ts';
import type { MoneyReason } from '../../platform/money-reason.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { checkIn } from './actions/check-in.ts';
import { recordCheckIn } from './actions/record-check-in.ts';
import { proveNightly } from './jobs/prove-ledger.ts';
import { economyReasons } from './money.ts';
import { economyNotices } from './notices.ts';
import { economyPersonalData, economyTables } from './personal-data.ts';
import { checkIns } from './reads/check-ins.ts';
import { economyReferences } from './references.ts';
import { checkInLadder, earningsSetting } from './settings.ts';
import { dropEarnedBefore } from './sql/earned.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  /** Why money moves, in all domains; asked for once all are there. */
  reasons: () => readonly MoneyReason[];
  settings: SettingsReader;
}

const retentionDays = 7;

/** What members earn and hold. */
export function createEconomy({ db, clock, log, reasons, settings }: Deps): DomainParts<keyof typeof economyCalls> {
  const aWeekAgo = () => utcDay(daysBefore(clock(), retentionDays));
  declareCheck('ledger');
  return {
    domain: 'economy',
    handlers: {
      'economy.check-ins': checkIns(settings),
      'economy.check-in': checkIn(settings),
      'economy.record-check-in': recordCheckIn(settings),
    },
    get settings() {
      return [earningsSetting(reasons()), checkInLadder];
    },
    reasons: economyReasons,
    notices: economyNotices((name) => reasons().find((reason) => reason.name === name)),
    tables: economyTables,
    references: economyReferences,
    personalData: economyPersonalData,
    tasks: {
      'economy.prove-ledger': () => proveNightly(db, log),
      'economy.clean-up': () => dropEarnedBefore(db, aWeekAgo()),
    },
    cron: [
      { task: 'economy.prove-ledger', match: '41 2 * * *', promise: nightly },
      { task: 'economy.clean-up', match: '37 3 * * *', promise: nightly },
    ],
  };
}
