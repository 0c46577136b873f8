import type { Mutation } from './support/mutation.ts';

export const tests = 'web/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an arrow stops at the end of an open menu',
    file: 'web/design/menu-keys.ts',
    find: '(at + 1) % count',
    put: 'Math.min(at + 1, count - 1)',
    noticedIn: 'web/design/menu-keys.test.ts',
  },
  {
    breaks: 'Ctrl and Enter that stay down send again and again',
    file: 'web/lib/send-keys.ts',
    find: 'if (!event.repeat) senderOf(target)',
    put: 'senderOf(target)',
    noticedIn: 'web/lib/send-keys.test.ts',
  },
  {
    breaks: 'days outside of lists are written in figures',
    file: 'web/texts/days.tsx',
    find: "import { writtenDay } from '../lib/written-day.ts';",
    put: "import { dateOf as writtenDay } from '../lib/time.ts';",
    noticedIn: 'web/texts/formats.test.ts',
  },
  {
    breaks: 'a reply that one is led to goes under the header once the rows above it have their own heights',
    file: 'web/router/scroll.ts',
    find: 'look(mostLooks);',
    put: 'look(0);',
    noticedIn: 'web/router/scroll.test.ts',
  },
  {
    breaks: 'a page that was led to a reply scrolls on under the reader’s hand',
    file: 'web/router/scroll.ts',
    find: 'own === looks && ',
    put: '',
    noticedIn: 'web/router/scroll.test.ts',
  },
];
