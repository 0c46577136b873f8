import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { releasePicturesTask } from './jobs/release-pictures.ts';

const forum = await testForum();
const { api, db, member, picture, post, reply } = forum;
const enough = 'The rains took the charger.';

test('R-THR-005 R-THR-017 an unknown or deleted thread answers 10243, its view success 0', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  await api.must('threads.delete', { tid }, ada);
  for (const gone of [tid, 999_999]) {
    const info = await api.call('threads.info', { tid: gone });
    expect(info.body).toMatchObject({
      status: 0,
      errCode: 10243,
      error: 'threads.not_exist',
      msg: 'Thread not exist...',
    });
    expect((await api.call('threads.view', { tid: gone })).body).toMatchObject({ success: 0 });
    expect((await api.call('threads.reply-list', { tid: gone })).body).toMatchObject({ errCode: 10243 });
  }
  expect((await api.must('feeds.latest', {})).data.list.map((row) => row.tid)).not.toContain(tid);
});

test('R-THR-009 R-THR-036 a thread that asks for more than the reader has answers success 3', async () => {
  const [ada, low, high] = [await member(), await member({ groupid: 11 }), await member({ groupid: 18 })];
  const { tid } = await post(ada);
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', tid).execute();
  for (const who of [{}, low]) {
    expect((await api.call('threads.view', { tid }, who)).body).toMatchObject({ success: 3 });
    expect((await api.call('threads.info', { tid }, who)).body).toMatchObject({ status: 3 });
    expect((await api.must('feeds.latest', {}, who)).data.list.map((row) => row.tid)).not.toContain(tid);
  }
  for (const who of [ada, high]) await api.must('threads.view', { tid }, who);
  expect((await api.must('feeds.latest', {}, high)).data.list[0]!.tid).toBe(tid);
});

test('one’s own thread is edited, and every list shows it', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  const fields = { tid, pid, subject: 'Found again', message: 'The charger <b>came back</b> with the flood.' };
  await api.must('threads.edit', { ...fields, fid: 206 }, ada);
  // Where it stands is not its author's to change.
  const { data } = await api.must('threads.info', { tid });
  expect(data).toMatchObject({ subject: 'Found again', fid: 15443, country_fid: 188 });
  expect(data.message).toContain('<b>came back</b>');
  const { list } = (await api.must('feeds.latest', { country_fid: 188 })).data;
  expect(list[0]).toMatchObject({ tid, subject: 'Found again', summary: 'The charger came back with the flood.' });
  expect((await api.call('threads.edit', { ...fields, message: 'short' }, ada)).error).toBe(
    'threads.message_too_short',
  );
  expect((await api.call('threads.edit', { ...fields, subject: '' }, ada)).error).toBe('threads.subject_empty');
});

test('a reply is edited without a title, to no less than its own limits', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  await api.must('threads.edit', { tid, pid, message: 'Ok' }, ada);
  expect((await api.must('threads.reply-list', { tid })).data.list[0]!.message).toBe('<p>Ok</p>');
  expect((await api.call('threads.edit', { tid, pid, message: ' ' }, ada)).error).toBe('threads.message_empty');
});

test('a post comes for editing with the page that it stands on, an answer with that of the reply above it', async () => {
  const ada = await member();
  const { tid, pid: first } = await post(ada);
  for (let floor = 1; floor <= 10; floor += 1) await reply(ada, tid);
  const { pid } = await reply(ada, tid);
  const below = await reply(ada, tid, { repquote: pid });
  const pages = [first, pid, below.pid].map(
    async (it) => (await api.must('threads.get-data', { pid: it }, ada)).data.page,
  );
  expect(await Promise.all(pages)).toEqual([1, 2, 2]);
});

test('what another wrote is neither read for editing, edited, robbed of its picture nor deleted', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(ada);
  const { tid, pid } = await post(ada, { aids: [aid] });
  const answer = await reply(ada, tid);
  const refused = async (made: Promise<{ error: unknown; ok: boolean }>) => {
    const { ok, error } = await made;
    expect([ok, error]).toEqual([false, 'threads.not_yours']);
  };
  await refused(api.call('threads.get-data', { pid }, bola));
  await refused(api.call('threads.edit', { tid, pid, subject: 'Mine', message: enough }, bola));
  await refused(api.call('threads.edit', { tid, pid: answer.pid, message: enough }, bola));
  await refused(api.call('threads.delete-attachment', { tid, pid, aid }, bola));
  await refused(api.call('threads.delete', { tid }, bola));
  await refused(api.call('threads.delete-post', { pid }, bola));
  await refused(api.call('threads.delete-post', { pid: answer.pid }, bola));
  const { data } = await api.must('threads.view', { tid });
  expect(data.postlist.map((row) => row.status)).toEqual([1, 1]);
  expect(data.thread.attachments).toHaveLength(1);
});

test('a deleted reply keeps its place and its children, without its words', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const parent = await reply(bola, tid);
  await reply(ada, tid, { repquote: parent.pid });
  await reply(ada, tid);
  expect((await api.must('threads.delete-post', { pid: parent.pid }, bola)).data).toEqual({ pid: parent.pid, tid });
  const { list, count } = (await api.must('threads.reply-list', { tid })).data;
  expect(count).toBe(2);
  expect(list[0]).toMatchObject({ pid: parent.pid, status: -1, message: '', floor: 1, children_count: 1 });
  expect(list[0]!.can).toEqual({
    edit: false,
    delete: false,
    reply: false,
    joinToReply: false,
    ban: false,
    moderate: false,
    hide: false,
    answer: false,
    reward: false,
    pin: false,
  });
  expect(list[1]).toMatchObject({ floor: 2, status: 1 });
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ replies: 2, maxposition: 4 });
  expect((await api.call('threads.delete-post', { pid: parent.pid }, bola)).error).toBe('threads.post_not_exist');
  const late = await api.call('threads.new-reply', { tid, message: 'But why?', repquote: parent.pid }, ada);
  expect(late.error).toBe('threads.post_not_exist');
});

test('two at once take a reply away once', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  await reply(ada, tid);
  const both = await Promise.all([1, 2].map(() => api.call('threads.delete-post', { pid }, ada)));
  expect(both.filter((answer) => answer.ok)).toHaveLength(1);
  expect((await api.must('threads.info', { tid })).data.replies).toBe(1);
});

test('taking the first post away takes the thread', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  await api.must('threads.delete-post', { pid }, ada);
  expect((await api.call('threads.info', { tid })).body.errCode).toBe(10243);
});

test('pictures keep their order and captions, come back for editing, and leave one by one', async () => {
  const ada = await member();
  const [one, two, three] = [await picture(ada), await picture(ada), await picture(ada)];
  const message = `<p>${enough}<img data-aid="${three}"></p>`;
  const { tid, pid } = await post(ada, { message, aids: `${two},${one}`, captions: ['second', 'first'] });
  const { data } = await api.must('threads.get-data', { pid }, ada);
  expect(data).toMatchObject({ aids: `${two},${one},${three}`, captions: ['second', 'first', ''], first: 1 });
  expect((await api.must('threads.view', { tid, isimg: 1 })).data.postlist).toHaveLength(1);

  await api.must('threads.delete-attachment', { tid, pid, aid: three }, ada);
  const left = (await api.must('threads.info', { tid })).data;
  expect(left.attachments.map((a) => [a.aid, a.caption])).toEqual([
    [two, 'second'],
    [one, 'first'],
  ]);
  expect(left.message).toBe(`<p>${enough}</p>`);
  const again = await api.call('threads.delete-attachment', { tid, pid, aid: three }, ada);
  expect(again.error).toBe('media.unknown_picture');
  const loose = await db.selectFrom('media.images').select('attached_at').where('aid', '=', three).executeTakeFirst();
  expect(loose?.attached_at).toBeNull();
});

test('a picture shown by two posts stays with the other when one is edited or deleted', async () => {
  const ada = await member();
  const aid = await picture(ada);
  const isLoose = async () => {
    const row = await db.selectFrom('media.images').select('attached_at').where('aid', '=', aid).executeTakeFirst();
    return row?.attached_at === null;
  };
  const fields = { subject: 'A title', message: enough };
  const [first, second] = [
    await post(ada, { message: enough, aids: `${aid}` }),
    await post(ada, { message: enough, aids: `${aid}` }),
  ];
  await api.must('threads.edit', { ...fields, tid: first.tid, pid: first.pid, aids: [aid] }, ada);
  await api.must('threads.delete', { tid: second.tid }, ada);
  expect(await isLoose()).toBe(false);
  await api.must('threads.edit', { ...fields, tid: first.tid, pid: first.pid, aids: [] }, ada);
  expect(await isLoose()).toBe(true);
});

test('another member’s picture is refused', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(bola);
  const answer = await api.call('threads.create', { subject: 'A title', message: enough, aids: [aid] }, ada);
  expect(answer.error).toBe('media.unknown_picture');
});

test('readers and the author see what they may do', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  const can = async (who: object) => {
    const { thread, postlist } = (await api.must('threads.view', { tid }, who)).data;
    return [thread.can, postlist[1]!.can];
  };
  expect(await can({})).toEqual([
    {
      ...{
        reply: false,
        replyRefusal: 'threads.need_login',
        edit: false,
        delete: false,
        follow: false,
        followThread: false,
        ban: false,
        moderate: false,
      },
      ...{ hideInGroup: false, pinInTopic: false, seeReplies: true },
      ...{ reward: false, rewardRefusal: 'threads.need_login' },
    },
    {
      edit: false,
      delete: false,
      reply: false,
      joinToReply: true,
      ban: false,
      moderate: false,
      hide: false,
      answer: false,
      reward: false,
      pin: false,
    },
  ]);
  expect(await can(ada)).toEqual([
    {
      ...{
        reply: true,
        replyRefusal: '',
        edit: true,
        delete: true,
        follow: false,
        followThread: false,
        ban: false,
        moderate: false,
      },
      ...{
        hideInGroup: false,
        pinInTopic: false,
        seeReplies: true,
        reward: false,
        rewardRefusal: 'threads.reward_own',
      },
    },
    {
      edit: false,
      delete: false,
      reply: true,
      joinToReply: false,
      ban: false,
      moderate: false,
      hide: true,
      answer: true,
      reward: true,
      pin: true,
    },
  ]);
  expect(await can(bola)).toEqual([
    {
      ...{
        reply: true,
        replyRefusal: '',
        edit: false,
        delete: false,
        follow: true,
        followThread: true,
        ban: false,
        moderate: false,
      },
      ...{ hideInGroup: false, pinInTopic: false, seeReplies: true, reward: true, rewardRefusal: '' },
    },
    {
      edit: true,
      delete: true,
      reply: true,
      joinToReply: false,
      ban: false,
      moderate: false,
      hide: false,
      answer: false,
      reward: false,
      pin: false,
    },
  ]);
});

const usesOf = async (...aids: number[]): Promise<number[]> => {
  const rows = await db.selectFrom('media.images').select(['aid', 'uses']).where('aid', 'in', aids).execute();
  return aids.map((aid) => rows.find((row) => row.aid === aid)!.uses);
};

test('a deleted thread’s replies let their pictures go, each as often as it was shown, and no other thread’s', async () => {
  const [ada, bola] = [await member(), await member()];
  const [once, twice, elsewhere] = [await picture(bola), await picture(bola), await picture(bola)];
  const [{ tid }, other] = [await post(ada), await post(ada)];
  await reply(bola, tid, { aids: `${once},${twice}` });
  const { pid } = await reply(bola, tid, { aids: `${twice},${elsewhere}` });
  await reply(bola, other.tid, { aids: String(elsewhere) });
  expect(await usesOf(once, twice, elsewhere)).toEqual([1, 2, 2]);

  await api.must('threads.delete', { tid }, ada);
  const waiting = sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where task_identifier = ${releasePicturesTask}`;
  expect((await waiting.execute(db)).rows).toHaveLength(1);
  for (let run = 0; run < 2; run += 1) await forum.runTask(releasePicturesTask, { tid });
  expect(await usesOf(once, twice, elsewhere)).toEqual([0, 0, 1]);
  // Its writer can't let them go a second time.
  expect((await api.call('threads.delete-post', { pid }, bola)).error).toBe('threads.post_not_exist');
  expect(await usesOf(elsewhere)).toEqual([1]);
});

test('a reply that is deleted in the moment of its edit releases what it showed last', async () => {
  const [ada, bola] = [await member(), await member()];
  const [before, after] = [await picture(bola), await picture(bola)];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid, { aids: String(before) });
  await whileHeld(
    forum.pool,
    [
      ['select tid from threads.threads where tid = $1 for no key update', [tid]],
      [
        `update threads.posts set attachments = jsonb_set(attachments, '{0,aid}', to_jsonb($2::bigint)) where pid = $1`,
        [pid, after],
      ],
      ['update media.images set uses = case aid when $2 then 1 else 0 end where aid in ($1, $2)', [before, after]],
    ],
    () => api.must('threads.delete-post', { pid }, bola),
  );
  expect(await usesOf(before, after)).toEqual([0, 0]);
});

test('a reply sent in the moment in which its thread is deleted is refused, and lets its picture go', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(bola);
  const { tid } = await post(ada);
  const late = await whileHeld(
    forum.pool,
    [['update threads.threads set deleted_at = $2 where tid = $1', [tid, forum.clock.now()]]],
    () => api.call('threads.new-reply', { tid, message: 'So it did.', aids: String(aid) }, bola),
  );
  expect([late.ok, late.error]).toEqual([false, 'threads.closed']);
  expect(await usesOf(aid)).toEqual([0]);
});
