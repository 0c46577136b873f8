import { beforeAll, expect, test } from 'vitest';
import { operatorGroup } from '../../contract/primitives/access-limits.ts';
import { testForum } from '../support/forum.ts';

const { api, member, picture, post, reply, settle } = await testForum({ pages: true });

/** The site's own address, whatever port it listens on. */
const site = 'http://localhost:3000';

const kitchen = {
  ...{ country_fid: 188, icon: 'utensils', position: 15 },
  ...{ name_en: 'Kitchen & <market>', name_fr: 'Cuisine', name_hi: 'रसोई' },
  ...{ line_en: 'What it costs.', line_fr: 'Ce que ça coûte.', line_hi: 'कितने का है।' },
} as const;

let own = 0;
let uid = 0;
let tid = 0;

beforeAll(async () => {
  const operator = await member({ groupid: operatorGroup });
  own = (await api.must('countries.create-category', kitchen, operator)).data.typeid;
  const [ada, bola] = [await member({ countryFid: 188 }), await member()];
  uid = ada.uid;
  tid = (await post(ada, { subject: '</script>Dusk', typeid: 2, aids: [await picture(ada)] })).tid;
  const { pid } = await reply(bola, tid, { message: 'Where is it?' });
  await reply(ada, tid, { message: 'By the lagoon.', repquote: pid });
  await settle();
});

const pages = {
  home: () => '/ng',
  'every country’s home': () => '/',
  latest: () => '/ng/latest',
  boards: () => '/ng/forum',
  'a board of all countries': () => '/ng/forum/b2',
  'a board of one country': () => `/ng/forum/b${own}`,
  thread: () => `/ng/forum/15443/${tid}`,
  profile: () => `/ng/ucenter/account/posts?uid=${uid}`,
  topics: () => '/ng/topic',
} as const;
type Page = keyof typeof pages;
const named = Object.keys(pages) as Page[];

const htmlOf = async (page: Page) => (await api.fetch(pages[page]())).text();
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
const factsOf = (html: string) =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((json) => JSON.parse(json));
const typesOf = async (page: Page) => factsOf(await htmlOf(page)).map((facts) => facts['@type']);

test.each(named)('%s has one title, one heading of the first level, a description and one address', async (page) => {
  const html = await htmlOf(page);
  const [head] = html.split('</head>', 1);
  expect(all(head!, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
  expect(all(html, /<(h1)[\s>]/g)).toHaveLength(1);
  expect(all(head!, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
  const address = `${site}${pages[page]()}`;
  expect(all(head!, /<link rel="canonical" href="([^"]+)"/g)).toEqual([address]);
  expect(all(head!, /<meta property="og:url" content="([^"]+)"/g)).toEqual([address]);
  const country = pages[page]() === '/' ? [] : ['en_NG'];
  expect(all(head!, /<meta property="og:locale" content="([^"]+)"/g)).toEqual(country);
  const ids = all(html, /\sid="([^"]+)"/g);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const facts of factsOf(html)) expect(facts['@context']).toBe('https://schema.org');
});

test.each<[Page, number]>([
  ['home', 17],
  ['a board of all countries', 17],
  ['a board of one country', 0],
  ['thread', 0],
])('%s names %d addresses in other locales', async (page, count) => {
  const [head] = (await htmlOf(page)).split('</head>', 1);
  const others = all(head!, /<link rel="alternate" hrefLang="([^"]+)"/gi);
  expect(others).toHaveLength(count);
  expect(new Set(others).size).toBe(count);
});

test('another country has no page of a board that is not its own', async () => {
  expect((await api.fetch(`/in/forum/b${own}`)).status).toBe(404);
});

test.each<[Page, string[]]>([
  ['home', ['WebSite']],
  ['boards', ['CollectionPage']],
  ['a board of all countries', ['CollectionPage', 'BreadcrumbList']],
  ['thread', ['DiscussionForumPosting', 'BreadcrumbList']],
  ['profile', ['ProfilePage']],
  ['topics', ['CollectionPage']],
])('%s says what it is to search engines', async (page, types) => {
  expect(await typesOf(page)).toEqual(types);
});

test('a thread carries its replies with those below them, its picture and its board', async () => {
  const [posting, way] = factsOf(await htmlOf('thread'));
  expect(posting).toMatchObject({ headline: '</script>Dusk', isPartOf: { url: `${site}/ng/forum/b2` } });
  expect(posting.image[0].url).toMatch(/-preview\.jpg$/);
  expect(posting.comment).toMatchObject([{ text: 'Where is it?', comment: [{ text: 'By the lagoon.' }] }]);
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Nigeria',
    'Cameras',
    '</script>Dusk',
  ]);
  // A reply's address leads to the page on which it stands.
  const at = new URL(posting.comment[0].url);
  const answer = await api.fetch(at.pathname + at.search, { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain(`/forum/15443/${tid}`);
});

test('boards stand in the sitemap as soon as they open, and lack in it once they are closed', async () => {
  const map = async () => (await api.fetch('/sitemap/pages.xml')).text();
  const entry = `<loc>${site}/ng/forum/b${own}</loc>`;
  expect(await map()).toContain(entry);
  const operator = await member({ groupid: operatorGroup });
  await api.must('countries.close-category', { typeid: own, closed: 1 }, operator);
  expect(await map()).not.toContain(entry);
});

test('members’ pages carry no facts for search engines', async () => {
  const reader = await member();
  const session = await api.must('sign-in.open-page-session', { uid: reader.uid }, { token: reader.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const html = await (await api.fetch(pages.thread(), {}, { headers: { cookie } })).text();
  expect(factsOf(html)).toEqual([]);
});
