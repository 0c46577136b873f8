import type { searchCalls } from '../../../contract/domains/search/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { everyMinute, nightly } from '../../platform/jobs/cron-line.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { createWordLists } from '../moderation/index.ts';
import type { Shown } from '../threads/index.ts';
import { searchFigures } from './figures.ts';
import { fillIndex } from './jobs/fill.ts';
import { sweepSearch } from './jobs/sweep.ts';
import { indexNames } from './listeners/index-names.ts';
import { indexPostsOf } from './listeners/index-posts.ts';
import { searchPersonalData, searchTables } from './personal-data.ts';
import { createAskedCounter } from './reads/asked.ts';
import { hotSearchKey } from './reads/hot-search-key.ts';
import { quickSearch } from './reads/quick-search.ts';
import { searchAtUser } from './reads/search-at-user.ts';
import { similar } from './reads/similar.ts';
import { createStems } from './reads/stems.ts';
import { suggest } from './reads/suggest.ts';
import { user } from './reads/user.ts';
import { warmUpAddresses } from './reads/warm-up.ts';
import { searchReferences } from './references.ts';
import { searchSettings } from './settings.ts';

interface SearchDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  settings: SettingsReader;
  people: Shown;
  secret: string;
  tags: TagBoard;
}

/** What the search domain binds. */
export function createSearch(deps: SearchDeps): DomainParts<keyof typeof searchCalls> {
  const { settings, people } = deps;
  const stems = createStems();
  const asked = createAskedCounter(deps);
  const reads = { people, settings, stems, asked, wordLists: createWordLists(deps.tags) };
  return {
    domain: 'search',
    handlers: {
      'search.quick-search': quickSearch(reads),
      'search.hot-search-key': hotSearchKey(reads),
      'search.suggest': suggest(reads),
      'search.similar': similar(reads),
      'search.search-at-user': searchAtUser(reads),
      'search.user': user(reads),
    },
    figures: searchFigures,
    settings: searchSettings,
    tables: searchTables,
    references: searchReferences,
    personalData: searchPersonalData,
    listeners: [...indexPostsOf(stems), ...indexNames],
    tasks: {
      'search.fill': async () => void (await fillIndex({ ...deps, stems })),
      'search.sweep': () => sweepSearch(deps),
    },
    cron: [
      { task: 'search.fill', match: '* * * * *', promise: everyMinute },
      { task: 'search.sweep', match: '35 4 * * *', promise: nightly },
    ],
    flush: () => asked.flush(),
    warmUp: () => warmUpAddresses(deps.db),
  };
}
