// Made by `npm run lists` of what the domains declare: change it there.
import { activityPage } from '../activity/page.tsx';
import { authorOnlyPage } from '../author-only/page.tsx';
import { goodsPage } from '../goods/page.tsx';
import { groupPage } from '../group/page.tsx';
import { hiddenPage } from '../hidden/page.tsx';
import { originalPage } from '../original/page.tsx';
import { prizePage } from '../prize/page.tsx';
import { rushPage } from '../rush/page.tsx';
import { storyPage } from '../story/page.tsx';
import { teamPage } from '../team/page.tsx';
import { topicPage } from '../topic/page.tsx';
import type { PageTrait } from '../trait.ts';

export const pageTraits: Readonly<Record<string, PageTrait>> = {
  'author-only': authorOnlyPage,
  goods: goodsPage,
  group: groupPage,
  hidden: hiddenPage,
  original: originalPage,
  rush: rushPage,
  story: storyPage,
  team: teamPage,
  topic: topicPage,
  activity: activityPage,
  prize: prizePage,
};
