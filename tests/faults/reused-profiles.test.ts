import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantMedal } from '../../server/domains/profiles/index.ts';
import type { Writer } from '../support/forum.ts';
import { sweep, sweepSeed } from '../support/sweep.ts';
import { pagesBothWays } from './support/both-ways.ts';

const { reused, differing, wayOf, settled } = await pagesBothWays({ anew: true });
const { api, db, member, picture, post, reply, clock, app } = reused;

const names = [
  ...['owner', 'fan', 'followed', 'mutual', 'blocker', 'blocked', 'muter', 'plain', 'other'],
  ...['banned', 'silenced', 'newcomer', 'moderator', 'farModerator'],
] as const;

/** Everybody who reads; those who are members by their names. */
const readers: Record<string, Writer | null> = { guest: null };
const of = (name: string): Writer => readers[name]!;
const threads: number[] = [];

const special: Record<string, object> = {
  ...{ banned: { groupid: 5 }, silenced: { groupid: 4 }, newcomer: { verified: false } },
  ...{ moderator: { groupid: 3 }, farModerator: { groupid: 3, countryFid: 210 } },
};

beforeEach(() => reused.forgetLimits());

beforeAll(async () => {
  for (const name of names) readers[name] = await member(special[name] ?? {});
  await fillProfileOfOwner();
  await beFollowed();
  await write();
  await api.must('follows.block', { block_uid: of('owner').uid, status: 1 }, of('blocker'));
  await api.must('follows.block', { block_uid: of('blocked').uid, status: 1 }, of('owner'));
  await api.must('follows.mute', { mute_uid: of('owner').uid, status: 1 }, of('muter'));
  await settled();
});

/** A profile with everything on it, some of it hidden from some readers. */
async function fillProfileOfOwner(): Promise<void> {
  const owner = of('owner');
  const given = {
    gender: 2,
    birthday: 3,
    birthmonth: 5,
    birthyear: 1999,
    occupation: 'Baker & <cook>',
    realname: 'Ada',
  };
  await api.must('profiles.update-basic-info', { ...given, sightml: '"Tea" & <bread>', phonetype: 'Kito X3' }, owner);
  await api.must('profiles.set-privacy', { realname: 'followed', occupation: 'me', birthday: 'everyone' }, owner);
  await api.must('profiles.set-picture', { kind: 'cover', aid: await picture(owner) }, owner);
  await api.must('profiles.set-picture', { kind: 'avatar', aid: await picture(owner) }, owner);
  const ctx = { db, now: clock.now(), emit: () => undefined, stale: (tag: string) => app.platform.tags.moved([tag]) };
  for (const medal of ['welcome', 'streak-7', 'streak-30', 'likes-100', 'photographer', 'bug-hunter'] as const)
    await grantMedal(ctx, owner.uid, medal);
}

async function beFollowed(): Promise<void> {
  const follow = (who: string, whom: string) => api.must('follows.follow', { follow_uid: of(whom).uid }, of(who));
  for (const fan of ['fan', 'mutual', 'moderator', 'other', 'newcomer']) await follow(fan, 'owner');
  for (const followed of ['followed', 'mutual', 'blocked']) await follow('owner', followed);
  await follow('muter', 'fan');
  // More than a page of them.
  for (let n = 0; n < 20; n += 1) await api.must('follows.follow', { follow_uid: of('owner').uid }, await member());
}

async function write(): Promise<void> {
  const owner = of('owner');
  const pictured = await picture(owner);
  threads.push((await post(owner, { subject: 'Charger & <cable> "lost"', aids: [pictured] })).tid);
  for (let n = 0; n < 21; n += 1) threads.push((await post(owner, { subject: `Thread ${n} हिन्दी` })).tid);
  const high = (await post(owner, { subject: 'For higher levels' })).tid;
  await db.updateTable('threads.threads').set({ readperm: 100 }).where('tid', '=', high).execute();
  const polloptions = ['The young one', 'The captain'];
  const poll = { subject: 'Who starts in goal?', polloptions };
  threads.push((await api.must('threads.new-thread-vote', poll, owner)).data.Variables.tid);
  for (const writer of ['blocked', 'fan', 'blocker', 'plain']) {
    const { tid } = await post(of(writer), { subject: `By ${writer}` });
    threads.push(tid);
    if (writer !== 'blocked' && writer !== 'blocker') await reply(owner, tid, { message: `Said <b>to</b> ${writer}` });
  }
  await reply(owner, high, { message: 'For few' });
  const { pid } = await reply(owner, threads[0]!, { message: 'Liked by some' });
  for (const who of ['fan', 'plain']) await api.must('threads.like', { pid, like: 1 }, of(who));
  await reply(of('fan'), threads[0]!, { message: 'An answer' });
}

const tabs = ['posts', 'posts/replies', 'perinfo', 'followers', 'following', 'topic'] as const;
/** Addresses name whose page it is until there are members. */
const tabOf = (name: string, tab: string, more = ''): string => `/ucenter/account/${tab}?uid={${name}}${more}`;
const here = (path: string): string => path.replace(/{(\w+)}/, (_, name: string) => String(of(name).uid));

/** Another's pages, as most see them. */
const pathsForMany = (): string[] => [
  ...tabs.map((tab) => tabOf('owner', tab)),
  ...tabs.map((tab) => `/in${tabOf('owner', tab)}`),
  ...['posts', 'followers', 'perinfo'].map((tab) => `/ma${tabOf('owner', tab)}`),
  tabOf('owner', 'posts', '&page=2'),
  tabOf('owner', 'followers', '&page=2'),
  tabOf('owner', 'posts.data'),
  tabOf('owner', 'perinfo.data', '&_routes=routes/ucenter/perinfo'),
  tabOf('plain', 'posts.data', '&_routes=routes/ucenter/posts'),
  tabOf('other', 'posts/replies.data', '&_routes=routes/ucenter/replies'),
];

const paths = (): string[] => [
  ...pathsForMany(),
  ...tabs.map((tab) => tabOf('fan', tab)),
  ...['posts', 'posts/replies'].map((tab) => tabOf('blocked', tab)),
  ...['posts', 'perinfo'].map((tab) => tabOf('banned', tab)),
  '/ucenter/account/posts',
  '/ucenter/account/followers',
];

/** Numbers that a seed gives again. */
function diceOf(seed: string): (sides: number) => number {
  let thrown = 0;
  return (sides) => {
    thrown += 1;
    return createHash('sha256').update(`${seed} ${thrown}`).digest().readUInt32LE(0) % sides;
  };
}

const worlds = sweepSeed() === undefined ? 12 : 3;
const seed = process.env.SWEEP_SEED ?? String(Date.now());

describe('a member’s pages made of what was drawn before', () => {
  sweep('members’ pages reused', paths(), { least: 3 })(
    '%s is byte for byte the one that is drawn from nothing, for readers of every kind, the first time and later',
    async (numbered) => {
      const path = here(numbered);
      const wrong: string[] = [];
      for (const [name, reader] of Object.entries(readers)) {
        for (const turn of ['first', 'second']) {
          const found = await differing(reader, path);
          if (found) wrong.push(`${name} ${turn}\n${found}`);
        }
      }
      for (const name of ['guest', 'fan', 'plain']) {
        const found = await differing(readers[name]!, path, true);
        if (found) wrong.push(`${name} saving data\n${found}`);
      }
      expect(wrong.slice(0, 5).join('\n\n')).toBe('');
    },
  );

  test('one’s own are sent again as they were drawn, as long as they show the same, and to nobody else', async () => {
    clock.stopInTest();
    const own = '/ucenter/account/posts';
    // Nobody has asked for their pages yet.
    const [one, other] = [await member(), await member()];
    const waysOf = async (who: Writer): Promise<string[]> => {
      const ways: string[] = [];
      for (let turn = 0; turn < 3; turn += 1) ways.push(await wayOf(who, own));
      return ways;
    };
    const same = ['drawn', 'again', 'again'];
    expect([await waysOf(one), await waysOf(other)]).toEqual([same, same]);
    expect([await differing(one, own), await differing(other, own)]).toEqual(['', '']);
    await api.must('follows.follow', { follow_uid: one.uid }, of('plain'));
    await settled();
    expect(await waysOf(one)).toEqual(same);
    expect(await differing(one, own)).toBe('');
  });

  test.each(Array.from({ length: worlds }, (_, world) => [world]))(
    `are so after whatever members do: world %d of seed ${seed}`,
    async (world) => {
      const dice = diceOf(`${seed} ${world}`);
      const one = <T>(among: readonly T[]): T => among[dice(among.length)]!;
      for (let step = 0; step < 12; step += 1) await doAnything(dice, of(one(names)), of(one(['owner', one(names)])));
      await settled();
      const wrong: string[] = [];
      for (let look = 0; look < 12; look += 1) {
        const [path, name] = [here(one(paths())), one(Object.keys(readers))];
        for (const turn of ['after', 'after that again']) {
          const found = await differing(readers[name]!, path);
          if (found) wrong.push(`${path} ${name} ${turn}\n${found}`);
        }
      }
      expect(wrong.slice(0, 3).join('\n\n')).toBe('');
    },
  );
});

/** What members do that shows on a profile; a refusal is as good as any. */
async function doAnything(dice: (sides: number) => number, who: Writer, other: Writer): Promise<void> {
  await reused.forgetLimits();
  const tid = threads[dice(threads.length)]!;
  const posts = await db.selectFrom('threads.posts').select('pid').where('tid', '=', tid).execute();
  const { pid } = posts[dice(posts.length)]!;
  const status = dice(2) as 0 | 1;
  const audience = (['everyone', 'followed', 'me'] as const)[dice(3)];
  const acts = [
    () => api.call('threads.new-reply', { tid, message: `Words ${dice(1000)} <i>of</i> ${who.username}` }, who),
    () => api.call('threads.create', { subject: `New ${dice(1000)}`, message: 'All of it is new.' }, who),
    () => api.call('threads.like', { pid, like: status }, who),
    () => api.call('threads.favorite', { id: tid, favorite: status }, who),
    () => api.call('threads.delete-post', { pid }, who),
    () => api.call('threads.edit', { tid, pid, message: `Other words ${dice(1000)}`, subject: 'Another title' }, who),
    () => api.call('follows.follow', { follow_uid: other.uid }, who),
    () => api.call('follows.block', { block_uid: other.uid, status }, who),
    () => api.call('follows.mute', { mute_uid: other.uid, status }, who),
    () => api.call('profiles.update-basic-info', { sightml: `Said ${dice(1000)}`, occupation: 'Cook' }, who),
    () => api.call('profiles.set-privacy', { gender: audience, birthday: audience, cityname: audience }, who),
    async () => api.call('profiles.set-picture', { kind: 'avatar', aid: await picture(who) }, who),
  ];
  await acts[dice(acts.length)]!();
}
