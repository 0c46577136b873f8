import type { creatorCalls } from '../../../contract/domains/creator/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { waitsSince } from '../../platform/needs.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Switches } from '../../platform/switches.ts';
import type { MembersByIds } from '../members/index.ts';
import { grant, refuseApplication } from './actions/answer-application.ts';
import { apply } from './actions/apply.ts';
import { changeApplication } from './actions/change-application.ts';
import { deletePage } from './actions/delete-page.ts';
import { savePage } from './actions/save-page.ts';
import { withdraw } from './actions/withdraw.ts';
import { creatorFigures } from './figures.ts';
import { publishDays } from './jobs/publish-days.ts';
import { settleMonths } from './jobs/settle-months.ts';
import { countDays } from './listeners/count-days.ts';
import { noteCreators } from './listeners/note-creators.ts';
import { creatorMoneyPages, creatorReasons } from './money.ts';
import { creatorNotices } from './notices.ts';
import { creatorPersonalData, creatorTables } from './personal-data.ts';
import type { PointsPort } from './points-port.ts';
import { application, applications } from './reads/applications.ts';
import { centre } from './reads/centre.ts';
import { conditions } from './reads/conditions.ts';
import { creatorBanner } from './reads/creator-banner.ts';
import { incomeDueSince } from './reads/income-due-since.ts';
import { creatorKnownOf } from './reads/known.ts';
import { monthlyData, monthlyIncomeRank, monthlyPoints } from './reads/monthly.ts';
import { adminPages, pages } from './reads/pages.ts';
import { commentCount, fansCount, likeCount, threadCount, viewCount } from './reads/series.ts';
import { creatorInfo, totalCount, totalDiff } from './reads/totals.ts';
import { creatorReferences } from './references.ts';
import { creatorAnswers, creatorSettings } from './settings.ts';
import { waitingFor } from './sql/applications.ts';
import { creatorSwitches } from './switches.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  switches: Pick<Switches, 'isOn'>;
  /** Members' cards, as the members domain caches them. */
  cards: MembersByIds;
  creatorPoints: PointsPort;
}

const handlers = (deps: Deps): Handlers<keyof typeof creatorCalls> => ({
  'creator.view-count': viewCount(deps),
  'creator.thread-count': threadCount(deps),
  'creator.like-count': likeCount(deps),
  'creator.fans-count': fansCount(deps),
  'creator.comment-count': commentCount(deps),
  'creator.creator-info': creatorInfo(deps),
  'creator.total-count': totalCount(deps),
  'creator.total-diff': totalDiff(deps),
  'creator.centre': centre(deps),
  'creator.monthly-points': monthlyPoints(deps),
  'creator.monthly-data': monthlyData(deps),
  'creator.monthly-income-rank': monthlyIncomeRank(deps),
  'creator.creator-banner': creatorBanner(deps),
  'creator.conditions': conditions(deps),
  'creator.apply': apply(deps),
  'creator.change-application': changeApplication(deps),
  'creator.withdraw': withdraw(deps),
  'creator.pages': pages,
  'creator.applications': applications(deps),
  'creator.application': application(deps),
  'creator.grant': grant,
  'creator.refuse': refuseApplication(deps),
  'creator.admin-pages': adminPages,
  'creator.save-page': savePage,
  'creator.delete-page': deletePage,
});

/** What the domain binds. */
export const createCreator = (deps: Deps): DomainParts<keyof typeof creatorCalls> => ({
  domain: 'creator',
  handlers: handlers(deps),
  tables: creatorTables,
  references: creatorReferences,
  personalData: creatorPersonalData,
  settings: creatorSettings,
  switches: creatorSwitches,
  reasons: creatorReasons,
  moneyPages: creatorMoneyPages,
  notices: creatorNotices,
  knownOf: creatorKnownOf,
  figures: creatorFigures,
  listeners: [...countDays, noteCreators],
  waiting: {
    creators: async (db, by, { most }) =>
      waitsSince(await waitingFor(db, by.uid, most), (await deps.settings.get(creatorAnswers)).promise * 24),
  },
  tasks: {
    'creator.publish-days': () => publishDays(deps),
    'creator.settle-months': () => settleMonths(deps),
  },
  cron: [
    // Noon comes at half hours and quarters, too.
    { task: 'creator.publish-days', match: '0,15,30,45 * * * *', promise: hourly },
    { task: 'creator.settle-months', match: '5,35 * * * *', promise: hourly },
  ],
  overdue: { 'creator.income': incomeDueSince },
});
