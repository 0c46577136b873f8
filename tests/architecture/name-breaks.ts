import type { Break } from './deliberate-breaks.ts';

const manifest = 'server/domains/threads/manifest.ts';
const bound = (binding: string, from: string) =>
  `import { ${/\w+$/.exec(binding)?.[0]} } from '${from}'; export const manifest = { handlers: { ${binding} } };`;

/** Breaches of the rules on names. */
export const nameBreaks: Break[] = [
  {
    title: 'a call is bound to a function of another name',
    file: manifest,
    text: bound(`'threads.pin': stick`, './actions/pin.ts'),
    says: /binds threads\.pin to stick/,
  },
  {
    title: 'a room binds a call to a function of another name',
    file: 'server/domains/threads/pinning/contributes.ts',
    text: bound(`'threads.pin': stick`, './actions/pin.ts'),
    says: /pinning\/contributes\.ts:1 {2}binds threads\.pin to stick/,
  },
  {
    title: 'a call lies in a file of another name',
    file: manifest,
    text: bound(`'threads.pin': pinThread`, './actions/stick.ts'),
    says: /binds threads\.pin to pinThread in server\/domains\/threads\/actions\/stick\.ts/,
  },
  {
    title: 'a name says more than the call and its thing',
    file: manifest,
    text: bound(`'threads.pin': pinWholeLongThread`, './actions/pin.ts'),
    says: /binds threads\.pin to pinWholeLongThread/,
  },
  {
    title: 'the web asks a call by another name',
    file: 'web/features/threads/mutations.ts',
    text: `export const stick = async (tid) => (await call('threads.pin', { tid })).data;`,
    says: /asks threads\.pin as stick/,
  },
  {
    title: 'a group of calls answers one',
    file: 'server/domains/follows/actions/follow.ts',
    text: 'export const follow = () => 1;',
    says: /follow\.ts:1 {2}is a group of calls, but answers fewer than two/,
  },
  {
    title: 'an action spells an odd field',
    file: 'server/domains/threads/actions/like.ts',
    text: 'export const like = (liked) => ({ is_like: liked });',
    says: /spells is_like/,
  },
  {
    title: 'a screen reads what is said twice',
    file: 'web/lib/x.ts',
    text: 'export const liked = (thread) => thread.already_liked;',
    says: /spells already_liked/,
  },
  {
    title: 'a function keeps',
    file: 'server/platform/x.ts',
    text: 'export const keepDraft = () => 1;',
    says: /names something "keepDraft"\n {4}-> instead of "keep" say cache/,
  },
  {
    title: 'a field was told',
    file: 'web/lib/x.ts',
    text: 'export const shown = (news) => news.lastTold;',
    says: /names something "lastTold"\n {4}-> instead of "told" say notify/,
  },
  {
    title: 'a screen has a desk',
    file: 'web/lib/x.tsx',
    text: 'export const Screen = () => <Part deskOf={1} />;',
    says: /names something "deskOf"/,
  },
  {
    title: 'a file is a letter',
    file: 'server/platform/write-letter.ts',
    text: 'export const write = () => 1;',
    says: /is called "write-letter"/,
  },
  {
    title: 'a name that stays elsewhere',
    file: 'server/platform/x.ts',
    text: 'export const keep = 14;',
    says: /names something "keep"/,
  },
  {
    title: 'a comment has a word that says several things',
    file: 'server/platform/x.ts',
    text: `export const x = 1;\n/** Sends\n * a letter. */\nexport const y = 1;`,
    says: /x\.ts:3 {2}comments "… letter …"\n {4}-> instead of "letter" write email/,
  },
  {
    title: 'a comment within a screen has such a word',
    file: 'web/lib/x.tsx',
    text: 'export const Screen = () => <p>{/* As the server told it. */}</p>;',
    says: /x\.tsx:1 {2}comments "… told …"/,
  },
  {
    title: 'a style sheet has such a word',
    file: 'web/design/x.css',
    text: '/* Sound. */\na {\n}\n/* Doomed\n   rows. */\n',
    says: /x\.css:4 {2}comments "… doomed …"/,
  },
  {
    title: 'a test’s title has such a word',
    file: 'server/platform/x.test.ts',
    text: `test('nobody is told', () => run());`,
    says: /x\.test\.ts:1 {2}is titled "… told …"/,
  },
  {
    title: 'a title of a table of tests has such a word',
    file: 'server/platform/x.test.ts',
    text: `describe.each(cases)(\`who \${x} hears\`, () => run());`,
    says: /is titled "… hears …"/,
  },
];
