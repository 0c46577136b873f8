import { expect, test } from 'vitest';
import { testForum } from '../../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, clock, db, member, picture, post, runTask } = forum;
const enough = 'The rains took the charger.';

const info = async (tid: number, who = {}) => (await api.must('threads.info', { tid }, who)).data;
const neighbours = async (tid: number, who = {}) => {
  const { pre, next } = (await info(tid, who)).story_nav;
  return [pre?.tid ?? null, next?.tid ?? null];
};

test('R-THR-040 a thread shows whether it is its author’s own work, and keeps it through an edit that doesn’t say', async () => {
  const ada = await member();
  const own = await post(ada, { original: 1 });
  const plain = await post(ada);
  expect([(await info(own.tid)).original, (await info(plain.tid)).original]).toEqual([1, 0]);
  expect((await api.must('threads.get-data', { pid: own.pid }, ada)).data).toMatchObject({ original: 1, story: null });

  const edit = { tid: own.tid, pid: own.pid, subject: 'Found', message: enough };
  await api.must('threads.edit', edit, ada);
  expect((await info(own.tid)).original).toBe(1);
  await api.must('threads.edit', { ...edit, original: 0 }, ada);
  expect((await info(own.tid)).original).toBe(0);
  const { data } = await api.must('feeds.latest', {});
  expect(data.list.find((row) => row.tid === own.tid)).toMatchObject({ original: 0 });
});

test('a thread that goes on with another one leads to it and is led to, whichever part it names', async () => {
  const ada = await member();
  const first = await post(ada);
  await post(ada);
  const second = await post(ada, { story: first.tid });
  const third = await post(ada, { story: first.tid });
  const fourth = await post(ada, { story: third.tid });
  expect(await neighbours(first.tid)).toEqual([null, second.tid]);
  expect(await neighbours(second.tid)).toEqual([first.tid, third.tid]);
  expect(await neighbours(fourth.tid)).toEqual([third.tid, null]);
  expect((await info(second.tid)).story_nav.pre).toEqual({ tid: first.tid, subject: 'Where the charger went' });
  const view = await api.must('threads.view', { tid: second.tid });
  expect(view.data.thread.story_nav.next).toMatchObject({ tid: third.tid });

  // What was deleted, or asks for more than the reader has, is passed over.
  await api.must('threads.delete', { tid: third.tid }, ada);
  expect(await neighbours(second.tid)).toEqual([first.tid, fourth.tid]);
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', second.tid).execute();
  expect(await neighbours(fourth.tid)).toEqual([first.tid, null]);
  expect(await neighbours(fourth.tid, ada)).toEqual([second.tid, null]);
});

test('a part that is to come stands in the story once it is out', async () => {
  const ada = await member();
  const first = await post(ada);
  const later = await post(ada, { story: first.tid, push_time: Math.floor(clock.now().getTime() / 1000) + 600 });
  expect(await neighbours(first.tid, ada)).toEqual([null, null]);
  clock.advance(601);
  await runTask('threads.publish-due');
  expect(await neighbours(first.tid)).toEqual([null, later.tid]);
});

test.each(['another member’s', 'a deleted one', 'a draft', 'one that there isn’t'])(
  'a story is not gone on with from %s',
  async (what) => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await post(what === 'another member’s' ? bola : ada, {
      push_time: what === 'a draft' ? Math.floor(clock.now().getTime() / 1000) + 600 : 0,
    });
    if (what === 'a deleted one') await api.must('threads.delete', { tid }, ada);
    const story = what === 'one that there isn’t' ? 999_999 : tid;
    for (const name of ['threads.create', 'threads.new-thread'] as const) {
      const answer = await api.call(name, { subject: 'On', message: enough, story }, ada);
      expect(answer).toMatchObject({ http: 200, error: 'threads.story_unknown' });
    }
    const own = await post(ada);
    const edit = { tid: own.tid, pid: own.pid, subject: 'On', message: enough, story };
    expect((await api.call('threads.edit', edit, ada)).error).toBe('threads.story_unknown');
  },
);

test('an edit puts a thread into a story, takes it out again, and leaves it where it doesn’t say', async () => {
  const ada = await member();
  const first = await post(ada);
  const lone = await post(ada);
  const edit = { tid: lone.tid, pid: lone.pid, subject: 'On', message: enough };
  await api.must('threads.edit', { ...edit, story: first.tid }, ada);
  expect(await neighbours(lone.tid)).toEqual([first.tid, null]);
  expect((await api.must('threads.get-data', { pid: lone.pid }, ada)).data.story).toEqual({
    tid: first.tid,
    subject: 'Where the charger went',
  });
  await api.must('threads.edit', edit, ada);
  expect(await neighbours(lone.tid)).toEqual([first.tid, null]);
  // The first part stays it: its followers can't be what it goes on with.
  await api.must('threads.edit', { ...edit, tid: first.tid, pid: first.pid, story: lone.tid }, ada);
  expect(await neighbours(first.tid)).toEqual([null, lone.tid]);
  await api.must('threads.edit', { ...edit, story: 0 }, ada);
  expect(await neighbours(first.tid)).toEqual([null, null]);
  expect((await api.call('threads.edit', { ...edit, story: lone.tid }, ada)).error).toBe('threads.story_unknown');
});

test('beside a thread stand the latest three others of its author, with their first pictures', async () => {
  const [ada, bola] = [await member(), await member()];
  const old = await post(ada);
  clock.advance(60);
  const pictured = await post(ada, { aids: String(await picture(ada)) });
  await api.must('threads.like', { pid: pictured.pid, like: 1 }, bola);
  clock.advance(60);
  const open = await post(ada);
  clock.advance(60);
  const last = [await post(ada), await post(ada)];
  const [next, newest] = last;
  await post(bola);
  const more = async (who = {}) => (await info(open.tid, who)).more_by_author;
  expect((await more()).map((thread) => thread.tid)).toEqual([newest!.tid, next!.tid, pictured.tid]);
  expect((await more())[2]).toMatchObject({ like: 1, picture: { colour: expect.any(String) } });
  expect((await more())[0]).toMatchObject({ like: 0, picture: null });

  await api.must('threads.delete', { tid: newest!.tid }, ada);
  await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', next!.tid).execute();
  expect((await more()).map((thread) => thread.tid)).toEqual([pictured.tid, old.tid]);
  expect((await more(ada)).map((thread) => thread.tid)).toEqual([next!.tid, pictured.tid, old.tid]);
});

test('beside a thread, what its author published, changed or deleted since is seen at once', async () => {
  const [ada, bola] = [await member(), await member()];
  const first = await post(ada);
  clock.advance(60);
  const open = await post(ada);
  const more = async (who = {}) => (await info(open.tid, who)).more_by_author;
  expect(await more()).toMatchObject([{ tid: first.tid, like: 0 }]);
  await api.must('threads.like', { pid: first.pid, like: 1 }, bola);
  expect(await more()).toMatchObject([{ tid: first.tid, like: 1 }]);
  const edit = { tid: first.tid, pid: first.pid, subject: 'Another name', message: enough };
  await api.must('threads.edit', edit, ada);
  expect(await more()).toMatchObject([{ tid: first.tid, subject: 'Another name' }]);
  clock.advance(60);
  const soon = Math.floor(clock.now().getTime() / 1000) + 600;
  const draft = await post(ada, { push_time: soon });
  expect((await more()).map(({ tid }) => tid)).toEqual([first.tid]);
  clock.advance(601);
  await runTask('threads.publish-due');
  await forum.settle();
  expect((await more()).map(({ tid }) => tid)).toEqual([draft.tid, first.tid]);
  await api.must('threads.delete', { tid: draft.tid }, ada);
  expect((await more()).map(({ tid }) => tid)).toEqual([first.tid]);
  await api.must('follows.mute', { mute_uid: ada.uid, status: 1 }, bola);
  expect(await more(bola)).toEqual([]);
  expect((await more()).map(({ tid }) => tid)).toEqual([first.tid]);
});
