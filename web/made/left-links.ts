// Made by `npm run lists` of what the domains declare: change it there.
import { bugsLeftLinks } from '../features/bugs/left-links.ts';
import { contestsLeftLinks } from '../features/contests/left-links.ts';
import { creatorLeftLinks } from '../features/creator/left-links.ts';
import { drawLeftLinks } from '../features/draw/left-links.ts';
import { feedsLeftLinks } from '../features/feeds/left-links.ts';
import { groupsLeftLinks } from '../features/groups/left-links.ts';
import { rankingLeftLinks } from '../features/ranking/left-links.ts';
import { storeLeftLinks } from '../features/store/left-links.ts';
import { tasksLeftLinks } from '../features/tasks/left-links.ts';
import { threadsLeftLinks } from '../features/threads/left-links.ts';
import { topicsLeftLinks } from '../features/topics/left-links.ts';
import type { Section } from '../shell/section.ts';

export const leftLinks: readonly Section[] = [
  ...threadsLeftLinks,
  ...rankingLeftLinks,
  ...feedsLeftLinks,
  ...topicsLeftLinks,
  ...groupsLeftLinks,
  ...contestsLeftLinks,
  ...tasksLeftLinks,
  ...storeLeftLinks,
  ...bugsLeftLinks,
  ...drawLeftLinks,
  ...creatorLeftLinks,
];
