import { expect, test } from 'vitest';
import type { Forward } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { movedBy } from '../../../../../tests/support/moved-tags.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import type { DomainEvent } from '../../../../platform/outbox/event.ts';
import { threadDeleted, threadPosted } from '../../events.ts';
import { countForwarded } from './listeners/count-forwards.ts';
import { mayForward, stateOf } from './policy.ts';

const forum = await testForum();
const { api, app, clock, db, member, picture, post, runTask, settle } = forum;

const secret = 'Where the charger went';
const forwardBy = async (writer: Writer, forward_tid: number, fields: object = {}) =>
  (await api.must('threads.forward', { subject: 'Read this', forward_tid, ...fields }, writer)).data;
const see = async (tid: number, reader: object = {}): Promise<Forward | null> =>
  (await api.must('threads.info', { tid }, reader)).data.forward_info;
const sharesOf = async (tid: number) => (await api.must('threads.info', { tid })).data.share_num;
const noticesOf = async (who: Writer) =>
  (await api.must('notices.list', { type: 'reply' }, who)).data.list.filter(({ Type }) => Type === 'forward');

test('a forward shows the thread that it forwards, on its page and in lists, with words of its own or none', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid: source } = await post(ada, { aids: String(await picture(ada)) });
  const { tid } = await forwardBy(bola, source, { message: 'Mine went the same way.' });
  const info = (await api.must('threads.info', { tid })).data;
  expect(info).toMatchObject({ special: 3, is_forward: 1, subject: 'Read this', fid: 15443 });
  expect(info.message).toContain('Mine went the same way.');
  expect(info.forward_info).toMatchObject({
    state: 'shown',
    thread: { tid: source, subject: secret, author: ada.username, authorid: ada.uid, replies: 0 },
  });
  expect(info.forward_info?.thread?.picture).not.toBeNull();
  const row = (await api.must('feeds.latest', {}, ada)).data.list.find((each) => each.tid === tid);
  expect(row?.forward_info).toEqual(info.forward_info);
  expect((await api.must('threads.info', { tid: source })).data).toMatchObject({ is_forward: 0, forward_info: null });
});

test('a guest who forwards is asked to log in, and so is nobody forwarded without a title or a thread', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: tid })).error).toBe(
    'threads.need_login',
  );
  expect((await api.call('threads.forward', { forward_tid: tid }, ada)).error).toBe('threads.subject_empty');
  expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: 999_999 }, ada)).error).toBe(
    'threads.not_exist',
  );
});

test('what is forwarded already is forwarded from where it stood first', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid: first } = await post(ada);
  const { tid: second } = await forwardBy(bola, first);
  const { tid: third } = await forwardBy(chi, second);
  expect((await see(third))?.thread?.tid).toBe(first);
  expect((await api.must('threads.forward-source', { tid: third }, bola)).data).toMatchObject({ tid: first });
  await api.must('threads.delete', { tid: first }, ada);
  expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: third }, ada)).error).toBe(
    'threads.not_exist',
  );
});

test('a thread is not forwarded by whom its author has blocked, nor by who has blocked its author, nor through another', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid: source } = await post(ada);
  const { tid: between } = await forwardBy(chi, source);
  await api.must('follows.block', { block_uid: bola.uid }, ada);
  for (const forward_tid of [source, between]) {
    const refused = await api.call('threads.forward', { subject: 'Read this', forward_tid }, bola);
    expect(refused.error).toBe('threads.kept_apart');
    expect((await api.call('threads.forward-source', { tid: forward_tid }, bola)).error).toBe('threads.kept_apart');
  }
  const { tid: bolas } = await post(bola);
  expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: bolas }, ada)).error).toBe(
    'threads.kept_apart',
  );
});

test('a thread above one’s level and one that waits for its time are not forwarded', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await db.updateTable('threads.threads').set({ readperm: 100 }).where('tid', '=', tid).execute();
  expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: tid }, bola)).error).toBe(
    'threads.no_permission',
  );
  const soon = Math.floor(clock.now().getTime() / 1000) + 600;
  const { tid: draft } = await post(ada, { push_time: soon });
  for (const who of [ada, bola]) {
    expect((await api.call('threads.forward', { subject: 'Read this', forward_tid: draft }, who)).error).toBe(
      'threads.not_exist',
    );
  }
});

test.each([
  [
    'deleted by its author',
    'deleted',
    'deleted',
    (tid: number, ada: Writer) => api.must('threads.delete', { tid }, ada),
  ],
  [
    'hidden by a moderator',
    'hidden',
    'hidden',
    async (tid: number) => {
      const { pid } = (await api.must('threads.info', { tid })).data;
      return api.must('review.ban-post', { pid, status: 1 }, await member({ groupid: 3 }));
    },
  ],
  [
    'deleted by a moderator',
    'deleted',
    'deleted',
    async (tid: number) => api.must('threads.delete', { tid }, await member({ groupid: 3 })),
  ],
  [
    'of an author whom the reader mutes',
    'shown',
    'muted',
    (_: number, ada: Writer, reader: Writer) => api.must('follows.mute', { mute_uid: ada.uid, status: 1 }, reader),
  ],
  [
    'of an author whom the reader blocks',
    'shown',
    'blocked',
    (_: number, ada: Writer, reader: Writer) => api.must('follows.block', { block_uid: ada.uid }, reader),
  ],
  [
    'of an author who blocks the reader',
    'shown',
    'closed',
    (_: number, ada: Writer, reader: Writer) => api.must('follows.block', { block_uid: reader.uid }, ada),
  ],
] as const)(
  'where what it forwards is %s, a guest sees it %s, the reader %s, and nothing else of it',
  async (_, guests, readers, act) => {
    const [ada, bola, reader] = [await member(), await member(), await member()];
    const { tid: source } = await post(ada);
    const { tid } = await forwardBy(bola, source);
    expect([(await see(tid))?.state, (await see(tid, reader))?.state]).toEqual(['shown', 'shown']);
    await act(source, ada, reader);
    await settle();
    for (const [who, state] of [
      [{}, guests],
      [reader, readers],
    ] as const) {
      const info = (await api.must('threads.info', { tid }, who)).data;
      const row = (await api.must('feeds.latest', {}, who)).data.list.find((each) => each.tid === tid);
      expect([info.forward_info?.state, row?.forward_info?.state]).toEqual([state, state]);
      const gone = state !== 'shown';
      expect([JSON.stringify(info).includes(secret), JSON.stringify(row).includes(secret)]).toEqual([!gone, !gone]);
    }
  },
);

test('a forward shows at once how the thread that it forwards was changed, in lists as well', async () => {
  const [ada, bola, reader] = [await member(), await member(), await member()];
  const { tid: source, pid } = await post(ada);
  const { tid } = await forwardBy(bola, source);
  await settle();
  const shown = async (who: object) => {
    const row = (await api.must('feeds.latest', {}, who)).data.list.find((each) => each.tid === tid);
    return [(await see(tid, who))?.thread?.subject, row?.forward_info?.thread?.subject];
  };
  for (const who of [{}, reader]) expect(await shown(who)).toEqual([secret, secret]);
  const edited = { subject: 'Where the cable went', message: 'The rains took the charger and the cable.' };
  await api.must('threads.edit', { tid: source, pid, ...edited }, ada);
  for (const who of [{}, reader]) expect(await shown(who)).toEqual([edited.subject, edited.subject]);
});

test('what a moderator hid is shown again by the moderator, and counts again', async () => {
  const [ada, bola, moderator] = [await member(), await member(), await member({ groupid: 3 })];
  const { tid: source, pid } = await post(ada);
  const { tid, pid: own } = await forwardBy(bola, source);
  await settle();
  await api.must('review.ban-post', { pid, status: 1 }, moderator);
  await api.must('review.ban-post', { pid, status: 0 }, moderator);
  expect((await see(tid))?.state).toBe('shown');
  await api.must('review.ban-post', { pid: own, status: 1 }, moderator);
  await settle();
  expect(await sharesOf(source)).toBe(0);
  await api.must('review.ban-post', { pid: own, status: 0 }, moderator);
  await settle();
  expect(await sharesOf(source)).toBe(1);
});

test('a level that guards what is forwarded guards its card, but for whoever wrote it', () => {
  const source = { authorid: 1, status: 1, deleted_at: null, readperm: 50, country_fid: 188, takedown: null };
  const nobody = { office: null, isReader: () => false, whyHidden: () => undefined };
  expect(stateOf(source, { ...nobody, access: null })).toBe('closed');
  expect(stateOf(source, { ...nobody, access: 10 })).toBe('closed');
  expect(stateOf(source, { ...nobody, access: 50 })).toBe('shown');
  expect(stateOf(source, { ...nobody, access: 10, isReader: (uid) => uid === 1 })).toBe('shown');
  expect(stateOf(null, { ...nobody, access: 50 })).toBe('deleted');
  expect(mayForward({ uid: 2, groupid: 10 }, undefined)).toBe('threads.not_exist');
});

test('a thread counts its forwards that others can read, each once, and its author is notified of them', async () => {
  clock.stopInTest();
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid: source } = await post(ada);
  const { tid } = await forwardBy(bola, source);
  const later = Math.floor(clock.now().getTime() / 1000) + 600;
  await forwardBy(chi, source, { push_time: later });
  await settle();
  expect(await sharesOf(source)).toBe(1);
  expect(await noticesOf(ada)).toMatchObject([{ Type: 'forward', Tid: source }]);
  clock.aheadInTest(700);
  await runTask('threads.publish-due');
  await settle();
  expect(await sharesOf(source)).toBe(2);
  expect(JSON.stringify(await noticesOf(ada))).toContain('1 other forwarded your post');
  await api.must('threads.delete', { tid }, bola);
  await settle();
  expect(await sharesOf(source)).toBe(1);
  expect(JSON.stringify(await noticesOf(ada))).not.toContain(bola.username);
});

test('a forward is counted and announced once, and taken out once, however often its events are delivered', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid: source } = await post(ada);
  const { tid, pid } = await forwardBy(bola, source);
  await settle();
  const fact = { tid, pid, fid: 15443, countryFid: 188, typeid: 0, uid: bola.uid, at: clock.now().getTime() };
  const announced: string[] = [];
  const deliver = async (event: DomainEvent) => {
    await writeInJob(db, clock.now(), async (job) => {
      const ctx = { ...job, log: app.platform.log, emit: ({ name }: DomainEvent) => void announced.push(name) };
      for (const { eventName, handle } of countForwarded)
        if (eventName === event.name) await handle(ctx, [event.payload]);
    });
    await settle();
  };
  await deliver(threadPosted({ ...fact, mentioned: [] }));
  expect([await sharesOf(source), announced]).toEqual([1, []]);
  for (let times = 0; times < 2; times += 1) await deliver(threadDeleted(fact));
  expect([await sharesOf(source), announced]).toEqual([0, ['threads.forward-gone']]);
});

test('nobody is notified of their own forward, nor of one by a member whom they mute', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid: source } = await post(ada);
  await api.must('follows.mute', { mute_uid: bola.uid, status: 1 }, ada);
  await forwardBy(bola, source);
  await forwardBy(ada, source);
  await settle();
  expect(await sharesOf(source)).toBe(2);
  expect(await noticesOf(ada)).toEqual([]);
});

test('the words of a forward are edited as any; what it forwards stays', async () => {
  const ada = await member();
  const { tid: source } = await post(ada);
  const { tid, pid } = await forwardBy(ada, source);
  const own = (await api.must('threads.get-data', { pid }, ada)).data;
  expect(own.forward_info?.thread?.tid).toBe(source);
  await api.must('threads.edit', { tid, pid, subject: 'Read it twice', message: '' }, ada);
  const { data } = await api.must('threads.info', { tid });
  expect([data.subject, data.forward_info?.thread?.tid]).toEqual(['Read it twice', source]);
});

test('a forward sent twice under one key is posted once', async () => {
  const ada = await member();
  const { tid: source } = await post(ada);
  const input = { subject: 'Read this', forward_tid: source };
  const options = { ...ada, headers: { 'idempotency-key': 'forwarded-once' } };
  const [one, other] = [
    await api.must('threads.forward', input, options),
    await api.must('threads.forward', input, options),
  ];
  expect(other.data).toEqual(one.data);
});

test('a forward makes stale what a new thread does, and once it is counted the page of what it forwards', async () => {
  const ada = await member();
  const { tid: source } = await post(ada);
  await settle();
  const moved = await movedBy(forum, () => forwardBy(ada, source).then(settle));
  expect(moved).toEqual(expect.arrayContaining(['f:15443', `s:${ada.uid}`, `t:${source}`]));
});
