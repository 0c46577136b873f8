import type { TagBoard } from '../../platform/cache/tags.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { MembersByIds } from '../members/index.ts';
import type { Review } from '../threads/index.ts';
import { createSpamCheck } from './held/spam-check.ts';
import { storeVersion } from './history/actions/store-version.ts';
import { moderateAway } from './moderating/actions/ban-post.ts';
import { deleteVersions, deleteVersionsIn } from './sql/versions.ts';

interface Deps {
  settings: SettingsReader;
  tags: TagBoard;
  members: MembersByIds;
  /** What the site is configured to: `shown` holds nothing because of who writes. */
  firstPosts: 'held' | 'shown';
}

/** What threads asks of review in its own transactions. */
export const createReviewPort = (deps: Deps): Review => ({
  ...createSpamCheck(deps),
  deleteAsModerator: (ctx, post, grounds) => moderateAway(deps, ctx, post, { kind: 'removed', ...grounds }),
  storeVersion,
  deleteVersions,
  deleteVersionsIn,
});
