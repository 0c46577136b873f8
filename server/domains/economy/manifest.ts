import type { Db, Log } from '../../platform/context.ts';
import { daysBefore, utcDay } from '../../platform/days.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import { declareCheck } from '../../platform/metrics.ts';
import type { MoneyReason } from '../../platform/money-reason.ts';
import { proveNightly } from './jobs/prove-ledger.ts';
import { economyReasons } from './money.ts';
import { economyNotices } from './notices.ts';
import { economyPersonalData, economyTables } from './personal-data.ts';
import { economyReferences } from './references.ts';
import { earningsSetting } from './settings.ts';
import { dropEarnedBefore } from './sql/earned.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  /** Why money moves, in all domains; asked for once all are there. */
  reasons: () => readonly MoneyReason[];
}

const retentionDays = 7;

/** The jobs of the domain; its calls come with what is bought and exchanged. */
export function createEconomy({ db, clock, log, reasons }: Deps): DomainParts<never> {
  const aWeekAgo = () => utcDay(daysBefore(clock(), retentionDays));
  declareCheck('ledger');
  return {
    domain: 'economy',
    handlers: {},
    get settings() {
      return [earningsSetting(reasons())];
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
