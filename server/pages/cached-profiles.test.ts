import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../tests/support/forum.ts';
import { gift } from '../../tests/support/money.ts';
import { transfer } from '../domains/economy/index.ts';
import { grantMedal } from '../domains/profiles/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';

const { api, app, clock, db, member, picture, post, reply, settle, forgetLimits, runTask } = await testForum();

beforeEach(() => forgetLimits());

/** Whose pages are read, who follows them, whom they follow, and a reader who is none of these. */
const people = {} as Record<'ada' | 'fan' | 'followed' | 'reader' | 'operator', Writer>;
const thread = { tid: 0, pid: 0 };
const elsewhere = { tid: 0, pid: 0, answer: 0 };

const write = <T>(work: (ctx: Pick<Parameters<typeof grantMedal>[0], 'db' | 'now' | 'emit' | 'stale'>) => Promise<T>) =>
  inTransaction(db, (tx) =>
    work({
      ...{ db: tx, now: clock.now(), emit: () => undefined },
      stale: (tag) => app.platform.tags.moved([tag]),
    }),
  );

beforeAll(async () => {
  for (const name of ['ada', 'fan', 'followed', 'reader'] as const) people[name] = await member();
  people.operator = await member({ groupid: 1 });
  const { ada, fan, followed } = people;
  await api.must('follows.follow', { follow_uid: ada.uid }, fan);
  await api.must('follows.follow', { follow_uid: followed.uid }, ada);
  await api.must('profiles.update-basic-info', { occupation: 'Baker', realname: 'Ada' }, ada);
  Object.assign(thread, await post(ada, { subject: 'Her own' }));
  Object.assign(elsewhere, await post(fan, { subject: 'Somebody else’s' }));
  elsewhere.answer = (await reply(ada, elsewhere.tid, { message: 'Her answer' })).pid;
  await write((ctx) =>
    transfer(ctx, {
      key: crypto.randomUUID(),
      ...{ kind: 'given', reason: gift },
      movements: [{ from: 'mint', to: ada.uid, currency: 'xgold', amount: 5000 }],
    }),
  );
  await settle();
});

/** All that others are shown of her, as some of them read it. */
async function shownToOthers(): Promise<unknown> {
  const { uid } = people.ada;
  const ask = async (reader?: Writer) => {
    const answers = await Promise.all([
      api.call('profiles.get-profile', { uid }, reader),
      api.call('profiles.personal-info', { uuid: uid }, reader),
      api.call('profiles.user-count', { uuid: uid }, reader),
      api.call('threads.of-member', { uid }, reader),
      api.call('threads.replies-of-member', { uid }, reader),
      api.call('follows.other-fans-list', { other_uid: uid }, reader),
      api.call('follows.other-follow-list', { other_uid: uid }, reader),
    ]);
    return answers.map(({ http, body }) => ({ http, body }));
  };
  return Promise.all([ask(), ask(people.reader), ask(people.fan), ask(people.ada)]);
}

/** What is done, each of it shown somewhere in her profile or her lists. */
const acts: Record<string, () => Promise<unknown>> = {
  'she writes about herself': () => api.must('profiles.update-basic-info', { sightml: 'Tea.', gender: 2 }, people.ada),
  'she hides a field': () => api.must('profiles.set-privacy', { occupation: 'followed' }, people.ada),
  'she shows something to all': () => api.must('profiles.set-privacy', { realname: 'everyone' }, people.ada),
  'she wears another picture': async () =>
    api.must('profiles.set-picture', { kind: 'avatar', aid: await picture(people.ada) }, people.ada),
  'she wears a cover': async () =>
    api.must('profiles.set-picture', { kind: 'cover', aid: await picture(people.ada) }, people.ada),
  'she changes her name': () => api.must('profiles.change-username', { username: 'AdaObi' }, people.ada),
  'she gets a medal': () => write((ctx) => grantMedal(ctx, people.ada.uid, 'welcome')),
  'operators verify her': () => changeGroup(people.ada, { certified: 1 }, { certified: false }),
  'she becomes a moderator': () => changeGroup(people.ada, { certified: 1, office: 3 }, { certified: true }),
  'a fan writes about themselves': () => api.must('profiles.update-basic-info', { sightml: 'Fan.' }, people.fan),
  'whom she follows wears another picture': async () =>
    api.must('profiles.set-picture', { kind: 'avatar', aid: await picture(people.followed) }, people.followed),
  'whom she follows is followed by another': async () =>
    api.must('follows.follow', { follow_uid: people.followed.uid }, await member()),
  'a reader follows her': () => api.must('follows.follow', { follow_uid: people.reader.uid }, people.ada),
  'she follows a reader': () => api.must('follows.follow', { follow_uid: people.ada.uid }, people.reader),
  'she follows a reader no longer': () => api.must('follows.follow', { follow_uid: people.ada.uid }, people.reader),
  'a reader mutes her fan': () => api.must('follows.mute', { mute_uid: people.fan.uid, status: 1 }, people.reader),
  'a reader blocks her fan': () => api.must('follows.block', { block_uid: people.fan.uid, status: 1 }, people.reader),
  'a reader mutes her': () => api.must('follows.mute', { mute_uid: people.ada.uid, status: 1 }, people.reader),
  'a reader sees her again': () => api.must('follows.mute', { mute_uid: people.ada.uid, status: 0 }, people.reader),
  'she blocks a reader': () => api.must('follows.block', { block_uid: people.reader.uid, status: 1 }, people.ada),
  'she lifts a block': () => api.must('follows.block', { block_uid: people.reader.uid, status: 0 }, people.ada),
  'she posts a thread': () => post(people.ada, { subject: 'Her newest' }),
  'her thread is edited': () =>
    api.must('threads.edit', { ...thread, subject: 'Other words', message: 'All of it is new.' }, people.ada),
  'her thread is liked': () => api.must('threads.like', { pid: thread.pid, like: 1 }, people.reader),
  'her thread becomes a favourite': () => api.must('threads.favorite', { id: thread.tid, favorite: 1 }, people.reader),
  'she adds a favourite': () => api.must('threads.favorite', { id: elsewhere.tid, favorite: 1 }, people.ada),
  'her thread is answered': () => reply(people.fan, thread.tid),
  'she answers': () => reply(people.ada, elsewhere.tid, { message: 'Once more' }),
  'her answer is edited': () =>
    api.must('threads.edit', { tid: elsewhere.tid, pid: elsewhere.answer, message: 'Put better.' }, people.ada),
  'her answer is liked': () => api.must('threads.like', { pid: elsewhere.answer, like: 1 }, people.followed),
  'her answer is answered': () => reply(people.fan, elsewhere.tid, { repquote: elsewhere.answer }),
  'her answer is deleted': () => api.must('threads.delete-post', { pid: elsewhere.answer }, people.ada),
  'the thread that she answered has another title': () =>
    api.must(
      'threads.edit',
      { tid: elsewhere.tid, pid: elsewhere.pid, subject: 'Called so now', message: 'All of it is new.' },
      people.fan,
    ),
  'the thread that she answered is deleted': () => api.must('threads.delete', { tid: elsewhere.tid }, people.fan),
  'her thread is deleted': () => api.must('threads.delete', { tid: thread.tid }, people.ada),
  'a fan leaves for good': () => leave(people.fan),
  'she leaves for good': () => leave(people.ada),
};

/** A change of group by an operator, who saw what there was. */
const changeGroup = (who: Writer, change: object, was: { certified: boolean }) =>
  api.must(
    'operators.change-group',
    {
      ...{ uid: who.uid, office: 0, isCreator: 0, certified: 0, reason: 'a test', ...change },
      was: { groupid: 10, isCreator: false, ...was },
    },
    people.operator,
  );

/** The days of grace are over. */
async function leave({ uid }: Writer): Promise<void> {
  const due = new Date(clock.now().getTime() - 1000);
  await db.insertInto('accounts.deletions').values({ uid, asked_at: due, due_at: due }).execute();
  await runTask('accounts.delete-member', { uid });
}

describe('what others are shown of a member is anew at once when', () => {
  test.each(Object.entries(acts))('%s', async (_, act) => {
    const before = await shownToOthers();
    await act();
    await settle();
    const now = await shownToOthers();
    expect(now).not.toEqual(before);
    // From here on no answer may hold what was read before.
    clock.advance(61);
    expect(await shownToOthers()).toEqual(now);
  });
});

test('a reader who hides a member, or is in a block with them, reads nothing of theirs that others were shown', async () => {
  const [bola, muter, blocker, eve, stranger, dan] = await Promise.all(Array.from({ length: 6 }, () => member()));
  await post(bola!);
  const { tid } = await post(dan!);
  const { tid: other } = await post(eve!);
  await reply(bola!, tid);
  await reply(bola!, other);
  await api.must('follows.follow', { follow_uid: bola!.uid }, eve!);
  await settle();
  const seen = async (reader?: Writer) => {
    const lists = await Promise.all([
      api.must('threads.of-member', { uid: bola!.uid }, reader),
      api.must('threads.replies-of-member', { uid: bola!.uid }, reader),
    ]);
    const fans = await api.call('follows.other-fans-list', { other_uid: bola!.uid }, reader);
    return [...lists.map(({ data }) => data.list.length), fans.ok ? fans.data.list.length : fans.error];
  };
  for (const reader of [undefined, stranger, muter, blocker]) expect(await seen(reader)).toEqual([1, 2, 1]);
  await api.must('follows.mute', { mute_uid: bola!.uid, status: 1 }, muter!);
  await api.must('follows.block', { block_uid: bola!.uid, status: 1 }, blocker!);
  // It is read by others first.
  expect(await seen(stranger)).toEqual([1, 2, 1]);
  expect(await seen(muter)).toEqual([0, 0, 1]);
  expect(await seen(blocker)).toEqual([0, 0, 'follows.blocked']);
  await api.must('follows.block', { block_uid: blocker!.uid, status: 0 }, bola!);
  await api.must('follows.mute', { mute_uid: eve!.uid, status: 1 }, stranger!);
  expect(await seen()).toEqual([1, 2, 1]);
  expect(await seen(stranger)).toEqual([1, 1, 0]);
});

test('a member who has no access any more reads no list, not even their own', async () => {
  const bola = await member();
  await post(bola);
  const own = async () => (await api.must('threads.of-member', { uid: bola.uid }, bola)).data.list.length;
  expect(await own()).toBe(1);
  const ban = { ban_uid: bola.uid, bannew: 5, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', ban, people.operator);
  expect(await own()).toBe(0);
});

test('what a member shows to some stands in nobody else’s answer, in whatever order they read', async () => {
  const [bola, followed, stranger] = await Promise.all(Array.from({ length: 3 }, () => member()));
  await api.must('profiles.update-basic-info', { realname: 'Bola Ade', occupation: 'Baker' }, bola!);
  await api.must('profiles.set-privacy', { realname: 'followed', occupation: 'me' }, bola!);
  await api.must('follows.follow', { follow_uid: followed!.uid }, bola!);
  const seen = async (reader?: Writer) => {
    const { realname, occupation } = (await api.must('profiles.personal-info', { uuid: bola!.uid }, reader)).data;
    return [realname, occupation];
  };
  for (const turn of ['first', 'second']) {
    expect(await seen(bola), turn).toEqual(['Bola Ade', 'Baker']);
    expect(await seen(followed), turn).toEqual(['Bola Ade', '']);
    for (const reader of [undefined, stranger]) expect(await seen(reader), turn).toEqual(['', '']);
  }
});

test('balances are shown to their owner alone, asked by a number or without one', async () => {
  const [bola, stranger] = [await member(), await member()];
  const count = async (reader: Writer | undefined, uuid?: number) => {
    const { ok, data, error } = await api.call('profiles.user-count', uuid === undefined ? {} : { uuid }, reader);
    return ok ? data.xglodCount : error;
  };
  expect(await count(stranger, bola.uid)).toBeNull();
  expect([await count(bola), await count(bola, bola.uid)]).toEqual([0, 0]);
  expect([await count(stranger), await count(undefined)]).toEqual([0, 'wire.unauthorized']);
  expect(await count(undefined, bola.uid)).toBeNull();
});

test('a new thread stands in its writer’s list before it is counted, and in their own a reply as well', async () => {
  const bola = await member();
  const { tid, pid } = await post(bola, { subject: 'The first' });
  const own = async () => {
    const threads = await api.must('threads.of-member', { uid: bola.uid }, bola);
    const replies = await api.must('threads.replies-of-member', { uid: bola.uid }, bola);
    return [threads.data.list.map((row) => row.tid), replies.data.list.map((row) => row.pid)];
  };
  expect(await own()).toEqual([[tid], []]);
  const answer = await reply(bola, tid, { repquote: pid });
  expect(await own()).toEqual([[tid], [answer.pid]]);
  const seen = async () => (await api.must('threads.of-member', { uid: bola.uid })).data.list.map((row) => row.tid);
  expect(await seen()).toEqual([tid]);
  clock.advance(1);
  const next = await post(bola, { subject: 'The next' });
  expect(await own()).toEqual([[next.tid, tid], [answer.pid]]);
  expect(await seen()).toEqual([next.tid, tid]);
});
