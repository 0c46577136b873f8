// Made by `npm run lists` of what the domains declare: change it there.
import { activityTrait } from '../domains/threads/traits/activity/trait.ts';
import { authorOnlyTrait } from '../domains/threads/traits/author-only/trait.ts';
import { goodsTrait } from '../domains/threads/traits/goods/trait.ts';
import { groupTrait } from '../domains/threads/traits/group/trait.ts';
import { hiddenTrait } from '../domains/threads/traits/hidden/trait.ts';
import { originalTrait } from '../domains/threads/traits/original/trait.ts';
import { readLevelTrait } from '../domains/threads/traits/read-level/trait.ts';
import { rushTrait } from '../domains/threads/traits/rush/trait.ts';
import { storyTrait } from '../domains/threads/traits/story/trait.ts';
import { topicTrait } from '../domains/threads/traits/topic/trait.ts';

export const threadTraits = [
  activityTrait,
  authorOnlyTrait,
  goodsTrait,
  groupTrait,
  hiddenTrait,
  originalTrait,
  readLevelTrait,
  rushTrait,
  storyTrait,
  topicTrait,
] as const;
