import { beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { membersByIds } from '../members/index.ts';
import { nobodyHidden } from './reads/hidden-for.ts';
import { memberList } from './reads/member-lists.ts';

const { api, clock, db, member, forgetLimits } = await testForum();

beforeEach(() => forgetLimits());

const uids = (list: readonly { uid: number }[]): number[] => list.map((row) => row.uid);

/** A member whom `count` others follow, one a minute; the newest fan first. */
async function famous(count: number) {
  const star = await member();
  const fans = [];
  for (let i = 0; i < count; i += 1) {
    const fan = await member();
    await api.must('follows.follow', { follow_uid: star.uid }, fan);
    fans.unshift(fan);
    clock.advance(60);
  }
  return { star, fans };
}

test('R-FOL-003 both families list fans and follows, 20 a page from page 1, the newest first', async () => {
  const { star, fans } = await famous(22);
  const expected = uids(fans);
  for (const call of ['follows.my-fans', 'follows.fans-list'] as const) {
    const { data } = await api.must(call, {}, star);
    expect(data).toMatchObject({ page: 1, count: 22, totalPage: 2 });
    expect(uids(data.list)).toEqual(expected.slice(0, 20));
    expect(uids((await api.must(call, { page: 2 }, star)).data.list)).toEqual(expected.slice(20));
    expect(uids((await api.must(call, { page: 2, after: data.next }, star)).data.list)).toEqual(expected.slice(20));
    expect((await api.must(call, { page: 3 }, star)).data.list).toEqual([]);
  }
  const [fan] = fans;
  for (const call of ['follows.my-follow', 'follows.follow-list'] as const)
    expect(uids((await api.must(call, {}, fan!)).data.list)).toEqual([star.uid]);
  expect(uids((await api.must('follows.my-fans', { perpage: 5 }, star)).data.list)).toEqual(expected.slice(0, 5));
  const others = { other_uid: star.uid };
  expect(uids((await api.must('follows.other-fans-list', others)).data.list)).toEqual(expected.slice(0, 20));
  expect(uids((await api.must('follows.fans-list-other', { uid: star.uid })).data.list)).toEqual(expected.slice(0, 20));
  expect(uids((await api.must('follows.other-follow-list', { other_uid: fan!.uid })).data.list)).toEqual([star.uid]);
  expect(uids((await api.must('follows.follow-list-other', { uid: fan!.uid })).data.list)).toEqual([star.uid]);
});

test('a list goes stale with its member and with everybody whom it names', async () => {
  const { star, fans } = await famous(2);
  const tags = new Set<string>();
  const ctx = { ...testPlatform(db).ctx(), reads: (tag: string) => void tags.add(tag) };
  const people = {
    members: membersByIds,
    followedBy: async () => new Set<number>(),
    hiddenFor: async () => nobodyHidden,
  };
  await memberList(ctx, people, { of: star.uid, list: 'fans' }, { page: 1, limit: 20, after: '' });
  expect([...tags].sort()).toEqual(
    uids([star, ...fans])
      .map((uid) => `u:${uid}`)
      .sort(),
  );
});

test('many followed in one moment stand by their number, and every page gives each once', async () => {
  const ada = await member();
  const others = await Promise.all(Array.from({ length: 7 }, () => member()));
  await api.must('follows.follow-list-all', { follow_uid: uids(others).join(',') }, ada);
  const seen: number[] = [];
  let after = '';
  do {
    const { data } = await api.must('follows.my-follow', { perpage: 3, after }, ada);
    seen.push(...uids(data.list));
    after = data.next;
  } while (after !== '');
  expect(seen).toEqual(uids(others).sort((a, b) => a - b));
});

test('R-FOL-013 a row says isFollowing and follows_status as the reader follows, and status 2 where both do', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await api.must('follows.follow', { follow_uid: ada.uid }, chi);
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  const stateOf = async (who: object) =>
    Object.fromEntries(
      (await api.must('follows.other-fans-list', { other_uid: ada.uid }, who)).data.list.map((row) => [
        row.uid,
        [row.isFollowing, row.follows_status, row.status],
      ]),
    );
  expect(await stateOf(ada)).toEqual({ [bola.uid]: [1, 1, 2], [chi.uid]: [0, 0, 0] });
  await api.must('follows.follow', { follow_uid: bola.uid }, chi);
  expect(await stateOf(chi)).toEqual({ [bola.uid]: [1, 1, 1], [chi.uid]: [0, 0, 0] });
  expect(await stateOf({})).toEqual({ [bola.uid]: [0, 0, 0], [chi.uid]: [0, 0, 0] });
});

test('a list of nobody’s, or after no place, is refused; one’s own needs a token', async () => {
  const ada = await member();
  expect((await api.call('follows.other-fans-list', { other_uid: 999_999 })).error).toBe('follows.unknown_member');
  expect((await api.call('follows.follow-list-other', { uid: 999_999 })).error).toBe('follows.unknown_member');
  expect((await api.call('follows.my-fans', { after: 'nonsense' }, ada)).body).toMatchObject({
    error: 'wire.bad_input',
    issues: [{ field: 'after' }],
  });
  for (const call of ['follows.my-fans', 'follows.my-follow', 'follows.fans-list', 'follows.follow-list'] as const)
    expect((await api.call(call)).http).toBe(401);
});

test('one’s own lists are the token’s, whichever uid is sent along', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await api.must('follows.follow', { follow_uid: bola.uid }, chi);
  for (const path of ['/v5/user/myFans', '/selfapi/ucenter/fanslist']) {
    const answer = await api.fetch(`${path}?uid=${bola.uid}&other_uid=${bola.uid}`, {}, ada);
    expect(await answer.json()).toMatchObject({ data: { list: [], count: 0 } });
  }
});

test('followadd follows and goes on following; only the header’s token counts', async () => {
  const [ada, bola] = [await member(), await member()];
  const add = () => api.must('follows.follow-add', { follow_uid: bola.uid }, ada);
  expect((await add()).data).toEqual({ follows_status: 1, isFollowing: 1, fansCount: 1 });
  expect((await add()).data).toEqual({ follows_status: 1, isFollowing: 1, fansCount: 1 });
  expect((await add()).headers.get('cache-control')).toBe('no-store');
  expect((await api.call('follows.follow-add', { follow_uid: bola.uid })).http).toBe(401);
  expect((await api.call('follows.follow-add', { follow_uid: ada.uid }, ada)).error).toBe('follows.yourself');
});

test('follow all takes a comma-separated list, leaves out who can’t be followed, and never unfollows', async () => {
  const [ada, bola, chi, dayo] = [await member(), await member(), await member(), await member()];
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  await api.must('follows.block', { block_uid: ada.uid }, dayo);
  const list = [bola.uid, chi.uid, chi.uid, ada.uid, dayo.uid, 999_999].join(',');
  const { data } = await api.must('follows.follow-list-all', { follow_uid: list }, ada);
  expect(data).toEqual({ followed: [bola.uid, chi.uid], count: 2 });
  const rows = await db.selectFrom('follows.counters').selectAll().where('uid', '=', ada.uid).execute();
  expect(rows).toEqual([{ uid: ada.uid, fans: 0, follows: 2 }]);
  const nobody = await api.call('follows.follow-list-all', { follow_uid: '999999' }, ada);
  expect(nobody.error).toBe('follows.unknown_member');
  expect((await api.call('follows.follow-list-all', { follow_uid: 'x' }, ada)).http).toBe(400);
  const many = Array.from({ length: 51 }, (_, i) => i + 1).join(',');
  expect((await api.call('follows.follow-list-all', { follow_uid: many }, ada)).http).toBe(400);
});

test('followlistall answers in the language of its lang header, which wins over accept-language', async () => {
  const [ada, bola] = [await member(), await member()];
  const ask = async (language: string, lang?: string) =>
    (
      await api.must(
        'follows.follow-list-all',
        { follow_uid: String(bola.uid) },
        { ...ada, language, headers: lang ? { lang } : {} },
      )
    ).msg;
  const [english, french, hindi] = [await ask('en'), await ask('fr'), await ask('hi')];
  expect(new Set([english, french, hindi]).size).toBe(3);
  expect(await ask('en', 'fr')).toBe(french);
  expect(await ask('fr', 'hi')).toBe(hindi);
});

test('a member follows 2,000 and no more, one by one or all at once', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  await db.insertInto('follows.counters').values({ uid: ada.uid, follows: 1999 }).execute();
  const both = { follow_uid: `${bola.uid},${chi.uid}` };
  expect((await api.call('follows.follow-list-all', both, ada)).error).toBe('follows.too_many');
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  expect((await api.call('follows.follow', { follow_uid: chi.uid }, ada)).error).toBe('follows.too_many');
  expect((await api.call('follows.follow-add', { follow_uid: chi.uid }, ada)).error).toBe('follows.too_many');
  expect((await api.must('follows.my-follow', {}, ada)).data.list).toHaveLength(1);
});
