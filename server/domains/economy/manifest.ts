import type { Db, Log } from '../../platform/context.ts';
import { daysBefore, utcDay } from '../../platform/days.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { declareCheck } from '../../platform/metrics.ts';
import { proveNightly } from './jobs/prove-ledger.ts';
import { economyPersonalData, economyTables } from './personal-data.ts';
import { economyReferences } from './references.ts';
import { dropEarnedBefore } from './sql/earned.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
}

const keptDays = 7;

/** The jobs of the domain; its calls come with what is bought and exchanged. */
export function createEconomy({ db, clock, log }: Deps): Omit<DomainParts<never>, 'handlers'> {
  const aWeekAgo = () => utcDay(daysBefore(clock(), keptDays));
  declareCheck('ledger');
  return {
    domain: 'economy',
    tables: economyTables,
    references: economyReferences,
    personalData: economyPersonalData,
    tasks: {
      'economy.prove-ledger': () => proveNightly(db, log),
      'economy.clean-up': () => dropEarnedBefore(db, aWeekAgo()),
    },
    cron: [
      { task: 'economy.prove-ledger', match: '41 2 * * *' },
      { task: 'economy.clean-up', match: '37 3 * * *' },
    ],
  };
}
