import type { rankingCalls } from '../../../contract/domains/ranking/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { hourly, nightly } from '../../platform/jobs/cron-line.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Shown } from '../threads/index.ts';
import { dropNewcomers } from './jobs/drop-newcomers.ts';
import { syncPlaces } from './jobs/sync-places.ts';
import { countPoints } from './listeners/count-points.ts';
import { noteNewcomers } from './listeners/note-newcomers.ts';
import { noteStanding } from './listeners/note-standing.ts';
import { rankingPersonalData, rankingTables } from './personal-data.ts';
import { followedPlaces, placesAround } from './reads/around.ts';
import { findSpecial } from './reads/find-special.ts';
import { football } from './reads/football.ts';
import { findRanking, globalList, nationalList, ucenterList } from './reads/lists.ts';
import { recommendedList } from './reads/recommended-list.ts';
import { rankingReferences } from './references.ts';
import { rankingSettings } from './settings.ts';

interface RankingDeps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  people: Shown;
}

/** What the ranking domain binds. */
export function createRanking(deps: RankingDeps): DomainParts<keyof typeof rankingCalls> {
  return {
    domain: 'ranking',
    handlers: {
      'ranking.list-national': nationalList(deps),
      'ranking.list-global': globalList(deps),
      'ranking.ucenter-list': ucenterList(deps),
      'ranking.find-ranking': findRanking(deps),
      'ranking.around': placesAround(deps),
      'ranking.followed': followedPlaces(deps),
      'ranking.recommended-list': recommendedList(deps),
      'ranking.find-special': findSpecial(deps),
      'ranking.football': football(deps),
    },
    settings: rankingSettings,
    tables: rankingTables,
    references: rankingReferences,
    personalData: rankingPersonalData,
    listeners: [...countPoints, ...noteStanding, noteNewcomers],
    tasks: {
      'ranking.sync-places': () => syncPlaces(deps),
      'ranking.drop-newcomers': () => dropNewcomers(deps),
    },
    cron: [
      // Once an hour is counted, the other runs find it done.
      { task: 'ranking.sync-places', match: '*/5 * * * *', promise: hourly },
      { task: 'ranking.drop-newcomers', match: '35 4 * * *', promise: nightly },
    ],
  };
}
