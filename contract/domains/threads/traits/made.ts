// Made by `npm run lists` of what the domains declare: change it there.
import { activityTrait } from './activity/trait.ts';
import { authorOnlyTrait } from './author-only/trait.ts';
import { goodsTrait } from './goods/trait.ts';
import { groupTrait } from './group/trait.ts';
import { hiddenTrait } from './hidden/trait.ts';
import { originalTrait } from './original/trait.ts';
import { prizeTrait } from './prize/trait.ts';
import { readLevelTrait } from './read-level/trait.ts';
import { rushTrait } from './rush/trait.ts';
import { storyTrait } from './story/trait.ts';
import { teamTrait } from './team/trait.ts';
import { topicTrait } from './topic/trait.ts';

export const threadTraits = [
  activityTrait,
  authorOnlyTrait,
  goodsTrait,
  groupTrait,
  hiddenTrait,
  originalTrait,
  prizeTrait,
  readLevelTrait,
  rushTrait,
  storyTrait,
  teamTrait,
  topicTrait,
] as const;
