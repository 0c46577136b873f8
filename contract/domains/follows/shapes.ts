import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id, pagedOn } from '../../primitives/fields.ts';

/** A member in a list, by the documents' names where they have one. */
const memberFields = {
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  grouptitle: z.string(),
  groupid: id,
  iscreator: flag,
};

/**
 * Follow item (D2 §3). `isFollowing` and `follows_status`: the reader follows this member (R-FOL-013). `status`: 0 no,
 * 1 the reader follows them, 2 each follows the other.
 */
export const followItem = withOwn(
  { ...memberFields, sightml: z.string(), fansCount: count },
  { isFollowing: flag, follows_status: flag, status: z.union([z.literal(0), z.literal(1), z.literal(2)]) },
);
export type FollowItem = z.output<typeof followItem>;

export const followPage = pagedOn(followItem);

export const followState = z.object({ follows_status: flag, isFollowing: flag, fansCount: count });

/** What one member has done about another, as far as that member knows. */
export const hideState = z.object({ mute_status: flag, block_status: flag });
export type HideState = z.output<typeof hideState>;

const hiddenItem = z.object({ ...memberFields, since: dateline });
export type HiddenItem = z.output<typeof hiddenItem>;
export const hiddenPage = pagedOn(hiddenItem);

/** A member as the list of names offers them. */
export const foundMember = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  isFollowing: flag,
});
export type FoundMember = z.output<typeof foundMember>;
