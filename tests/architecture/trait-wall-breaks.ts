import type { Break } from './deliberate-breaks.ts';

export const traitWallBreaks: Break[] = [
  {
    title: 'a page names a trait',
    file: 'web/features/threads/post.tsx',
    text: `import { rushPage } from './traits/rush/page.tsx'; export const Post = () => rushPage.note();`,
    says: /names the trait rush/,
  },
  {
    title: 'a page names a part of a trait that comes late',
    file: 'web/features/threads/post.tsx',
    text: `import { part } from '../../parts/part.ts'; export const Post = part({ for: 'rare', load: () => import('./traits/rush/page.tsx') });`,
    says: /names the trait rush/,
  },
  {
    title: 'a trait names another one',
    file: 'web/features/threads/traits/story/page.tsx',
    text: `import { rushPage } from '../rush/page.tsx'; export const storyPage = rushPage;`,
    says: /names the trait rush/,
  },
];
