import type { contestsCalls } from '../../../contract/domains/contests/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { everyMinute } from '../../platform/jobs/cron-line.ts';
import { waitsUntil } from '../../platform/needs.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Shown } from '../threads/index.ts';
import { awardPrize } from './actions/award-prize.ts';
import { closeContest } from './actions/close-contest.ts';
import { createContest } from './actions/create-contest.ts';
import { editContest } from './actions/edit-contest.ts';
import { saveCategory } from './actions/save-category.ts';
import { setDream } from './actions/set-dream.ts';
import { vote } from './actions/vote.ts';
import { contestsDeeds } from './deeds.ts';
import { freezeDue, freezeTask } from './jobs/freeze-due.ts';
import { notifyEntrants } from './jobs/notify-entrants.ts';
import { announceEntries } from './listeners/announce-entries.ts';
import { contestsReasons } from './money.ts';
import { contestsNotices } from './notices.ts';
import { contestsPersonalData, contestsTables } from './personal-data.ts';
import { adminCategories } from './reads/admin-categories.ts';
import { adminList } from './reads/admin-list.ts';
import { adminOne } from './reads/admin-one.ts';
import { categories } from './reads/categories.ts';
import { contestEntries } from './reads/contest-entries.ts';
import { contestList } from './reads/contest-list.ts';
import { dreamsAvailable } from './reads/dreams-available.ts';
import { juryEntries } from './reads/jury-entries.ts';
import { contestsKnownOf } from './reads/known.ts';
import { oneContest } from './reads/one-contest.ts';
import { photosAvailable } from './reads/photos-available.ts';
import { contestsReferences } from './references.ts';
import { contestsSettings } from './settings.ts';
import { unawardedContests } from './sql/contests.ts';

interface ContestsDeps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  people: Shown;
}

const handlers = ({ settings, people }: ContestsDeps): Handlers<keyof typeof contestsCalls> => ({
  'contests.photos-available': photosAvailable(settings),
  'contests.dreams-available': dreamsAvailable(settings),
  'contests.categories': categories,
  'contests.list': contestList(people),
  'contests.one': oneContest(people),
  'contests.entries': contestEntries(people),
  'contests.jury': juryEntries(people),
  'contests.vote': vote,
  'contests.admin-list': adminList,
  'contests.admin-one': adminOne,
  'contests.create': createContest,
  'contests.edit': editContest,
  'contests.close': closeContest,
  'contests.award': awardPrize,
  'contests.admin-categories': adminCategories,
  'contests.save-category': saveCategory,
  'contests.set-dream': setDream,
});

/** What the contests domain binds. */
export const createContests = (deps: ContestsDeps): DomainParts<keyof typeof contestsCalls> => ({
  domain: 'contests',
  handlers: handlers(deps),
  tables: contestsTables,
  references: contestsReferences,
  personalData: contestsPersonalData,
  settings: contestsSettings,
  reasons: contestsReasons,
  notices: contestsNotices,
  deeds: contestsDeeds,
  listeners: announceEntries,
  knownOf: contestsKnownOf,
  waiting: {
    contests: async (db, _by, { most }) =>
      waitsUntil((await unawardedContests(db, most)).map((row) => ({ since: row.closes_at, due: row.winners_at }))),
  },
  tasks: {
    [freezeTask]: () => freezeDue(deps),
    'contests.notify-entrants': () => notifyEntrants(deps),
  },
  cron: [
    { task: freezeTask, match: '* * * * *', promise: everyMinute },
    { task: 'contests.notify-entrants', match: '* * * * *', promise: everyMinute },
  ],
});
