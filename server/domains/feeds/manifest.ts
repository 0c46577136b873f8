import type { feedsCalls } from '../../../contract/domains/feeds/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { HereNow } from '../countries/index.ts';
import { createThreadCount, type Shown } from '../threads/index.ts';
import { scoreThreads } from './listeners/score.ts';
import { createCandidates } from './reads/candidates.ts';
import { otherCountries } from './reads/countries.ts';
import { country } from './reads/country.ts';
import { following } from './reads/following.ts';
import { forYou } from './reads/for-you.ts';
import { forYouRecommend } from './reads/for-you-recommend.ts';
import { latest } from './reads/latest.ts';
import { top } from './reads/top.ts';
import { feedsReferences } from './references.ts';
import { feedsTables } from './tables.ts';

interface FeedsDeps {
  tags: TagBoard;
  clock: () => Date;
  people: Shown;
  here: HereNow;
}

/** What the feeds domain binds. */
export function createFeeds({ tags, clock, people, here }: FeedsDeps): DomainParts<keyof typeof feedsCalls> {
  const reads = { people, count: createThreadCount(tags) };
  return {
    domain: 'feeds',
    handlers: {
      'feeds.latest': latest(reads),
      'feeds.top': top(reads),
      'feeds.country': country({ people, here, clock }),
      'feeds.countries': otherCountries(here),
      'feeds.for-you': forYou({ ...reads, candidates: createCandidates(tags) }),
      'feeds.following': following(reads),
      'feeds.for-you-recommend': forYouRecommend(reads),
    },
    tables: feedsTables,
    references: feedsReferences,
    listeners: scoreThreads,
  };
}
