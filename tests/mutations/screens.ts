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
  {
    breaks: 'Enter that ends a word of an input method sends the form',
    file: 'web/lib/enter-key.ts',
    find: ' || event.nativeEvent.isComposing',
    put: '',
    noticedIn: 'web/console/console-form.test.tsx',
  },
  {
    breaks: 'what was said at a quarter to midnight is yesterday’s and called today’s',
    file: 'web/texts/moment-words.ts',
    find: 'if (days !== 1) return dateOf(at, zone);',
    put: 'if (days > 0) return dateOf(at, zone);',
    noticedIn: 'web/texts/formats.test.ts',
  },
  {
    breaks: 'a page of this device says how long ago something was when it was sent',
    file: 'web/offline/saved-html.ts',
    find: 'writtenTimes(html, Math.floor(now / 1000))',
    put: 'writtenTimes(html, Number.NEGATIVE_INFINITY) && html',
    noticedIn: 'web/offline/saved-html.test.ts',
  },
  {
    breaks: 'what one has stands at several places of one’s profile',
    file: 'web/features/profiles/ucenter-pages.ts',
    find: 'menuPages().filter((page) => page.quick)',
    put: 'menuPages()',
    noticedIn: 'web/features/profiles/own-parts.test.tsx',
  },
];
