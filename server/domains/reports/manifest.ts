import type { reportsCalls } from '../../../contract/domains/reports/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { MembersByIds } from '../members/index.ts';
import { claim } from './actions/claim.ts';
import { concludeTask } from './actions/conclude.ts';
import { decide } from './actions/decide.ts';
import { report } from './actions/report.ts';
import { undo } from './actions/undo.ts';
import { concludeCase } from './jobs/conclude.ts';
import { closeCases } from './listeners/close-cases.ts';
import { reportsNotices } from './notices.ts';
import { reportsPersonalData, reportsTables } from './personal-data.ts';
import { caseOf } from './reads/case.ts';
import { ownReports } from './reads/own-reports.ts';
import { countTheirs, queue } from './reads/queue.ts';
import { target } from './reads/target.ts';
import { reportsReferences } from './references.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  cards: MembersByIds;
}

/** What the domain binds. */
export function createReports(deps: Deps): DomainParts<keyof typeof reportsCalls> {
  const { cards } = deps;
  return {
    domain: 'reports',
    handlers: {
      'reports.report': report(cards),
      'reports.target': target(cards),
      'reports.own-reports': ownReports(cards),
      'reports.queue': queue(cards),
      'reports.case': caseOf(cards),
      'reports.claim': claim(cards),
      'reports.decide': decide(cards),
      'reports.undo': undo(cards),
    },
    notices: reportsNotices,
    listeners: closeCases,
    tasks: { [concludeTask]: (payload) => concludeCase(deps, (payload as { id: number }).id) },
    waitingForModerator: { reports: (db, by, at) => countTheirs(cards, db, by, at) },
    tables: reportsTables,
    references: reportsReferences,
    personalData: reportsPersonalData,
  };
}
