import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addTopic } from '../server/domains/topics/index.ts';
import { newReply, newThread } from '../tests/support/content.ts';
import { type Member, register } from '../tests/support/people.ts';
import { sweep } from '../tests/support/sweep.ts';
import { drawWhole, wideParts } from './support/checks.ts';
import { Journey, journeys, shoot } from './support/journey.ts';
import { beside, giveOffice } from './support/office.ts';
import type { Person } from './support/person.ts';
import { buyer, filled } from './support/shop.ts';
import { type Kind, kinds, picturedThread, typed } from './support/typed.ts';

/** The longest name that the site takes, of the widest characters. */
const longName = (at: number): string => `${'W'.repeat(13)}${String(at).padStart(2, '0')}`;

interface Written {
  author: Member;
  /** Pages that one text of a kind fills. */
  pages: Record<
    'thread' | 'pictured' | 'photo' | 'poll' | 'profile' | 'group' | 'topic' | 'chat' | 'history' | 'report',
    string
  >;
  /** Of a warning that the reader was given, in words of the kind. */
  warned?: string;
}

async function write(kind: Kind, at: number, reader: Person, own: Member): Promise<Written> {
  const { api } = reader;
  const author = await register(api, { username: longName(at) });
  const { tid, pid, fid } = await newThread(api, {
    ...{ author, subject: typed(kind, 80), message: typed(kind, 400), format: 'plain', typeid: 4 },
    ...{ hidden: typed(kind, 300), hidden_opens: 'all', phonetype: typed(kind, 60) },
  });
  const reply = await newReply(api, { tid, author, message: typed(kind, 400), format: 'plain' });
  await newReply(api, { tid, author: own, message: typed(kind, 400), format: 'plain', repquote: reply.pid });
  const asked = { subject: typed(kind, 76), message: typed(kind, 400), format: 'plain' } as const;
  const polloptions = [`1${typed(kind, 76)}`, `2${typed(kind, 76)}`];
  const poll = (await api.must('threads.new-thread-vote', { ...asked, polloptions }, author)).data.Variables;
  const again = { tid, pid, subject: typed(kind, 78), message: typed(kind, 380), format: 'plain' } as const;
  await api.must('threads.edit', again, author);
  const about = { sightml: typed(kind, 160), occupation: typed(kind, 60), realname: typed(kind, 60) };
  await api.must('profiles.update-basic-info', { ...about, phonetype: typed(kind, 60) }, author);
  const everyone = { occupation: 'everyone', realname: 'everyone', cityname: 'everyone' } as const;
  await api.must('profiles.set-privacy', everyone, author);
  const group = { name: typed(kind, 45), description: typed(kind, 800) };
  const { groupid } = (await api.must('groups.create', group, author)).data;
  await api.must('groups.join', { groupid }, own);
  let topid = 0;
  await beside(async (db, tags) => {
    const ctx = { db, now: new Date(), emit: () => undefined, stale: (tag: string) => void tags.push(tag) };
    const topic = { name: typed(kind, 45), description: typed(kind, 800), countryFid: 188, hostUid: author.uid };
    topid = await addTopic(ctx, topic);
  });
  await newThread(api, {
    author,
    subject: typed(kind, 80),
    message: typed(kind, 400),
    format: 'plain',
    topid,
    groupid,
  });
  // Somebody new sends no address to a stranger.
  await api.must('follows.follow', { follow_uid: author.uid, status: 1 }, own);
  await api.must('messages.send', { uid: own.uid, message: typed(kind, 450), format: 'plain' }, author);
  await api.must('follows.follow', { follow_uid: author.uid, status: 0 }, own);
  await api.must('review.report', { pid: reply.pid, reason: 'other', message: typed(kind, 450) }, own);
  const feedback = { message: typed(kind, 900), page: typed('address', 290) };
  await api.must('feedback.send', { ...feedback, category: 'idea' }, author);
  const thread = `forum/${fid}/${tid}`;
  const pictured = await picturedThread(api, author, kind);
  return {
    author,
    pages: {
      ...{ pictured, photo: `${pictured}?photo=1` },
      ...{ thread, poll: `forum/${poll.fid}/${poll.tid}`, profile: `ucenter/account/posts?uid=${author.uid}` },
      ...{ group: `group/${groupid}`, topic: `topic/${topid}`, chat: `message?uid=${author.uid}` },
      ...{ history: `${thread}/history/${pid}`, report: `report?pid=${reply.pid}` },
    },
  };
}

interface World {
  journey: Journey;
  member: Person;
  moderator: Person;
  office: Person;
  written: Map<Kind, Written>;
  /** The number of who reads as a member. */
  own: number;
}

/** What a moderator did, as the notice of it leads there. */
async function appealOf({ api }: Person, author: Member, known = 0): Promise<number> {
  const { list } = (await api.must('notices.list', { type: 'systems' }, author)).data;
  const acts = [...JSON.stringify(list).matchAll(/appeal\?act=(\d+)/g)].map(([, act]) => Number(act));
  return acts.find((act) => act > known) ?? 0;
}

async function build(journey: Journey): Promise<World> {
  const { office, goods } = await filled(journey);
  const member = await journey.visitor({ width: 320 });
  const moderator = await journey.visitor({ width: 320 });
  const own = await buyer(member, 500);
  const written = new Map<Kind, Written>();
  const receiver = { firstname: 'T', lastname: 'B', phone: '0803555123', city: 'Ikeja' };
  for (const [at, kind] of kinds.entries()) {
    written.set(kind, await write(kind, at, member, own));
    const goods_id = await goods(typed(kind, 60), { goods_content: typed(kind, 300) });
    await member.api.must('store.pay', { goods_id, ...receiver, address: typed(kind, 100) }, own);
  }
  const judge = await giveOffice(moderator, 3);
  let warned = 0;
  for (const [kind, { pages, author }] of written) {
    const tid = Number(pages.poll.split('/').at(-1));
    await moderator.api.must('review.close', { tid, closed: 1, rule: 'spam', reason: typed(kind, 200) }, judge);
    await expect.poll(() => appealOf(member, author), { timeout: 10_000 }).toBeGreaterThan(0);
    const id = await appealOf(member, author);
    await member.api.must('review.appeal-act', { id, message: typed(kind, 400) }, author);
    await moderator.api.must('review.warn', { uid: own.uid, rule: 'spam', reason: typed(kind, 200) }, judge);
    await expect.poll(() => appealOf(member, own, warned), { timeout: 10_000 }).toBeGreaterThan(warned);
    warned = await appealOf(member, own, warned);
    written.get(kind)!.warned = `appeal?act=${warned}`;
  }
  return { journey, member, moderator, office, written, own: own.uid };
}

const test = journeys.extend<{ world: World }>({
  world: [
    async ({ browser }, use) => {
      const journey = new Journey(browser);
      // All pages in a minute are more than one member's marks of it may be.
      journey.expectFault(/Failed to load resource: the server responded with a status of (40[0134]|410|429)/);
      await use(await build(journey));
      await journey.end();
    },
    { scope: 'file' },
  ],
});

/** Lists hold texts of every kind at once. */
const lists: readonly (readonly [path: string, reader: 'member' | 'moderator' | 'office'])[] = [
  ...(
    ['', 'latest', 'foryou', 'following', 'forum/15443', 'topic', 'group', 'find', 'ranking', 'message'] as const
  ).map((path) => [path, 'member'] as const),
  ...(['search?type=1&q=WWW&where=all', 'ucenter/notice/all', 'ucenter/wallet', 'ucenter/account/posts'] as const).map(
    (path) => [path, 'member'] as const,
  ),
  ...(['xstore', 'xstore/order', 'ucenter/account/following', 'ucenter/setting/basicinfo'] as const).map(
    (path) => [path, 'member'] as const,
  ),
  ['operator/reports', 'moderator'],
  ['operator/post-appeals', 'moderator'],
  ['operator/warn?uid=own', 'moderator'],
  ['ucenter/notice/systems', 'member'],
  ['operator/feedback', 'office'],
  ['operator/audit', 'office'],
  ['operator/orders', 'office'],
  ['operator/goods', 'office'],
  ['operator/members', 'office'],
];

/** What sticks out of the page on the two narrowest phones. */
async function wideAt(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await drawWhole(page);
    found.push(...(await wideParts(page)));
  }
  return found;
}

const titled = lists.map(([path, reader]) => [`/${path}`, path, reader] as const);
sweep('typed widths of lists', titled, { least: 2, test })(
  'nothing that members write makes %s wider than the screen',
  async ([, path, reader], { world }) => {
    await world[reader].open(`/ng/${path.replace('=own', `=${world.own}`)}`.replace(/\/$/, ''));
    const wide = await wideAt(world[reader].page);
    await shoot(world[reader].page, `typed-widths/${path.replaceAll(/\W+/g, '-') || 'home'}`);
    expect(wide).toEqual([]);
    world.journey.expectNoFaults();
  },
);

const details = kinds.map((kind) => [`characters of the kind ${kind}`, kind] as const);
sweep('typed widths', details, { least: 2, test })(
  '%s make no thread, poll, profile, group, topic, chat or report wider than the screen',
  async ([, kind], { world }) => {
    const wide: string[] = [];
    const { pages, warned = '' } = world.written.get(kind)!;
    for (const [name, path] of Object.entries({ ...pages, warned })) {
      // The tests' browser has a Devanagari font on Hindi pages alone.
      await world.member.open(`/${kind === 'devanagari' ? 'in' : 'ng'}/${path}`);
      await world.member.page.evaluate(() => document.fonts.ready.then(() => undefined));
      wide.push(...(await wideAt(world.member.page)).map((part) => `${name}: ${part}`));
      await shoot(world.member.page, `typed-widths/${name}-${kind}`);
    }
    expect(wide).toEqual([]);
    world.journey.expectNoFaults();
  },
);
