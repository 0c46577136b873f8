import type { Mutation } from './support/mutation.ts';

const at = 'web/offline';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'pages of the reader before stay beside those of the next',
    file: `${at}/saved-pages.ts`,
    find: '  await forgetPages(stores, reader);\n',
    put: '',
    noticedIn: `${at}/saved-pages.test.ts`,
  },
  {
    breaks: 'saved pages grow without end',
    file: `${at}/saved-pages.ts`,
    find: '  await trim(cache);\n',
    put: '',
    noticedIn: `${at}/saved-pages.test.ts`,
  },
  {
    breaks: 'the page of a setting is saved',
    file: `${at}/page-kind.ts`,
    find: "  if (path.endsWith('/settings')) return null;\n",
    put: '',
    noticedIn: `${at}/page-kind.test.ts`,
  },
  {
    breaks: 'where nothing answers all that waits is tried',
    file: `${at}/queue/send-waiting.ts`,
    find: '    if (!outcome) return;\n',
    put: '    if (!outcome) heldUp.add(item.lane);\n    if (!outcome) continue;\n',
    noticedIn: `${at}/queue/waiting.test.ts`,
  },
  {
    breaks: 'another member’s log-in sends what waits',
    file: `${at}/queue/send-waiting.ts`,
    find: 'log === undefined || uid === log.uid',
    put: 'log === undefined || uid > 0',
    noticedIn: `${at}/queue/waiting.test.ts`,
  },
  {
    breaks: 'a log-in that has ended is taken for a refusal',
    file: `${at}/queue/waiting.ts`,
    find: 'http === 401 || ',
    put: '',
    noticedIn: `${at}/queue/waiting.test.ts`,
  },
  {
    breaks: 'what is on its way is deleted',
    file: `${at}/queue/store.ts`,
    find: "      const now = find(id);\n      if (!now || (now.state === 'sending' && !evenSending)) return false;\n",
    put: '      const now = find(id);\n      if (!now) return false;\n',
    noticedIn: `${at}/queue/waiting.test.ts`,
  },
  {
    breaks: 'what is not answered is asked for again and again at the same pace',
    file: `${at}/queue/try-again.ts`,
    find: 'pause = Math.min(2 * pause, longestPauseMs)',
    put: 'pause = Math.min(pause, longestPauseMs)',
    noticedIn: `${at}/queue/try-again.test.ts`,
  },
  {
    breaks: 'what was shared last week is put into a post',
    file: `${at}/shared-with-site.ts`,
    find: ' || now - stored.at > sharedForMs',
    put: '',
    noticedIn: `${at}/shared-with-site.test.ts`,
  },
  {
    breaks: 'any file that is shared is taken for a picture',
    file: `${at}/shared-with-site.ts`,
    find: " && part.type.startsWith('image/')",
    put: '',
    noticedIn: `${at}/shared-with-site.test.ts`,
  },
  {
    breaks: 'markup that is shared from another app becomes markup of the post',
    file: 'web/features/threads/compose/shared-words.ts',
    find: ".replaceAll('<', '&lt;')",
    put: '',
    noticedIn: 'web/features/threads/compose/shared-words.test.ts',
  },
  {
    breaks: 'what is shown in its place is said by a note too',
    file: `${at}/queue/waiting-now.ts`,
    find: '!places.some((listener) => listener(report))',
    put: 'places.map((listener) => listener(report))',
    noticedIn: `${at}/queue/waiting-now.test.ts`,
  },
  {
    breaks: 'a shortcut leads out of its country',
    file: 'server/pages/app-manifest.ts',
    find: 'name: translate(language, id), url: within(path),',
    put: 'name: translate(language, id), url: path,',
    noticedIn: 'server/pages/app-manifest.test.ts',
  },
];
