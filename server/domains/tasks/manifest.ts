import type { tasksCalls } from '../../../contract/domains/tasks/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { Deed } from '../../platform/deed.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly, nightly } from '../../platform/jobs/cron-line.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { ZonesOf } from '../economy/index.ts';
import type { MembersByIds } from '../members/index.ts';
import { claim } from './actions/claim.ts';
import { closeMedal } from './actions/close-medal.ts';
import { closeTask } from './actions/close-task.ts';
import { endedSeen } from './actions/ended-seen.ts';
import { grantMedal, takeMedal } from './actions/grant-medal.ts';
import { medalSeen } from './actions/medal-seen.ts';
import { saveMedal } from './actions/save-medal.ts';
import { saveTask } from './actions/save-task.ts';
import { wearMedals } from './actions/wear-medals.ts';
import { tasksDeeds } from './deeds.ts';
import { finishReached, finishReachedTask } from './jobs/finish-reached.ts';
import { dropOld, payEnded } from './jobs/pay-ended.ts';
import { countDeeds } from './listeners/count-deeds.ts';
import { tasksMoneyPages, tasksReasons } from './money.ts';
import { tasksPersonalData, tasksTables } from './personal-data.ts';
import { adminMedals } from './reads/admin-medals.ts';
import { adminTasks } from './reads/admin-tasks.ts';
import { figures } from './reads/figures.ts';
import { medalList } from './reads/medal-list.ts';
import { medalNews } from './reads/medal-news.ts';
import { taskList } from './reads/task-list.ts';
import { tasksReferences } from './references.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  /** Members' cards, as the members domain caches them. */
  cards: MembersByIds;
  zonesOf: ZonesOf;
  /** What members do, in all domains; asked for once all are there. */
  deeds: () => readonly Deed[];
}

/** What the domain binds. */
export function createTasks(deps: Deps): DomainParts<keyof typeof tasksCalls> {
  return {
    domain: 'tasks',
    handlers: {
      'tasks.list': taskList,
      'tasks.receive-awards': claim,
      'tasks.claim': claim,
      'tasks.ended-seen': endedSeen,
      'tasks.medal-list': medalList(deps.settings),
      'tasks.medal-news': medalNews(deps.cards),
      'tasks.medal-seen': medalSeen,
      'tasks.wear-medals': wearMedals,
      'tasks.figures': figures,
      'tasks.admin-tasks': adminTasks,
      'tasks.save-task': saveTask,
      'tasks.close-task': closeTask,
      'tasks.admin-medals': adminMedals,
      'tasks.save-medal': saveMedal,
      'tasks.close-medal': closeMedal,
      'tasks.grant-medal': grantMedal,
      'tasks.take-medal': takeMedal,
    },
    reasons: tasksReasons,
    deeds: tasksDeeds,
    moneyPages: tasksMoneyPages,
    tables: tasksTables,
    references: tasksReferences,
    personalData: tasksPersonalData,
    get listeners() {
      return countDeeds(deps.deeds(), deps);
    },
    tasks: {
      'tasks.pay-ended': () => payEnded(deps),
      'tasks.drop-old': () => dropOld(deps),
      [finishReachedTask]: (payload: unknown) => finishReached(deps, (payload as { taskid: number }).taskid),
    },
    cron: [
      // Midnights come at a quarter of an hour, too.
      { task: 'tasks.pay-ended', match: '3,18,33,48 * * * *', promise: hourly },
      { task: 'tasks.drop-old', match: '27 4 * * *', promise: nightly },
    ],
  };
}
