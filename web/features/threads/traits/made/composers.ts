// Made by `npm run lists` of what the domains declare: change it there.
import { activityComposer } from '../activity/composer.tsx';
import { authorOnlyComposer } from '../author-only/composer.tsx';
import { goodsComposer } from '../goods/composer.tsx';
import { groupComposer } from '../group/composer.tsx';
import { hiddenComposer } from '../hidden/composer.tsx';
import { originalComposer } from '../original/composer.tsx';
import { prizeComposer } from '../prize/composer.tsx';
import { readLevelComposer } from '../read-level/composer.tsx';
import { rushComposer } from '../rush/composer.tsx';
import { storyComposer } from '../story/composer.tsx';
import { topicComposer } from '../topic/composer.tsx';

export const composerTraits = {
  goods: goodsComposer,
  original: originalComposer,
  topic: topicComposer,
  activity: activityComposer,
  group: groupComposer,
  story: storyComposer,
  hidden: hiddenComposer,
  'author-only': authorOnlyComposer,
  'read-level': readLevelComposer,
  rush: rushComposer,
  prize: prizeComposer,
} as const;
