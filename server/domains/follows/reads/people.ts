import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { MembersByIds } from '../../members/index.ts';
import { createFollowedBy, type FollowedBy } from './followed-by.ts';
import { createHiddenFor, type HiddenFor } from './hidden-for.ts';

/** What a process caches of members: their cards, whom they follow, and whom they don't see. */
export interface People {
  members: MembersByIds;
  followedBy: FollowedBy;
  hiddenFor: HiddenFor;
}

/** Made once in a process and lent to all who show members, so that each is cached once. */
export const createPeople = (tags: TagBoard, members: MembersByIds): People => ({
  members,
  followedBy: createFollowedBy(tags),
  hiddenFor: createHiddenFor(tags),
});
