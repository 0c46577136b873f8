import { beforeEach, describe, expect, test } from 'vitest';
import { type NoticePage, noticeLimits } from '../../../contract/domains/notices/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { PushBrowser } from '../../../tests/support/push-service.ts';

const { api, clock, db, member, post, reply, settle, forgetLimits, runTask } = await testForum();
beforeEach(forgetLimits);

const list = async (who: Writer, type: NoticePage = 'reply', fields: object = {}) =>
  (await api.must('notices.list', { type, ...fields }, who)).data;
const notes = async (who: Writer, type: NoticePage = 'reply') => (await list(who, type)).list.map((row) => row.note);
const num = async (who: Writer, fields: object = {}) => (await api.must('notices.num', fields, who)).data;
const like = (who: Writer, pid: number, set: 0 | 1 = 1) => api.must('threads.like', { pid, like: set }, who);
const follow = (who: Writer, whom: Writer) => api.must('follows.follow', { follow_uid: whom.uid }, who);

test('replies to a thread are gathered until they are read, then begin anew; nobody is notified of oneself', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada, { subject: 'Which charger?' });
  await reply(ada, tid);
  await settle();
  expect((await num(ada)).num).toBe(0);

  await reply(bola, tid, { message: 'The small one.' });
  await settle();
  clock.advance(1);
  const newest = await reply(chi, tid, { message: 'The <b>big</b> one.' });
  await reply(chi, tid, { message: 'The big one, really.' });
  await settle();
  const [row, ...rest] = (await list(ada)).list;
  expect(rest).toEqual([]);
  expect(row).toMatchObject({
    Type: 'reply',
    Tid: tid,
    author: chi.username,
    others: 1,
    note: `${chi.username} and 1 other replied in your thread`,
    quote: 'The big one, really.',
    new: 1,
  });
  expect(row!.pid).toBeGreaterThan(newest.pid);
  expect(await num(bola)).toMatchObject({ num: 0 });

  await api.must('notices.mark-read', { id: row!.id }, ada);
  await reply(bola, tid);
  await settle();
  expect((await list(ada)).list.map((notice) => [notice.author, notice.others, notice.new])).toEqual([
    [bola.username, 0, 1],
    [chi.username, 1, 0],
  ]);
});

test('R-NOT-001 a notice opens its thread at /forum/294/{tid}, at the very reply', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  const first = await reply(bola, tid);
  await like(bola, pid);
  await settle();
  const byType = new Map((await list(ada)).list.map((row) => [row.Type, row]));
  expect(byType.get('like')).toMatchObject({ to: `/forum/294/${tid}`, TopicId: 0 });
  expect(byType.get('reply')!.to).toBe(`/forum/294/${tid}#pid${first.pid}`);
  expect(byType.get('like')!.ShareUrl).toMatch(new RegExp(`^http://localhost:\\d+/forum/294/${tid}$`));
  for (let i = 0; i < 10; i += 1) await reply(ada, tid);
  const late = await reply(bola, tid);
  const child = await reply(bola, tid, { repquote: late.pid });
  await settle();
  const answer = (await list(ada)).list.find((row) => row.Type === 'reply');
  expect(answer!.to).toBe(`/forum/294/${tid}?page=2#pid${child.pid}`);
});

test('an answer notifies whose reply it answers, and whose thread it is, each once', async () => {
  const [ada, bola, chi, dee] = [await member(), await member(), await member(), await member()];
  const { tid } = await post(ada);
  const one = await reply(bola, tid);
  const two = await reply(chi, tid, { repquote: one.pid });
  await settle();
  await reply(dee, tid, { repquote: two.pid });
  await reply(bola, tid, { repquote: one.pid, at_list_current: String(ada.uid) });
  await settle();
  expect(await notes(bola)).toEqual([`${chi.username} replied to your reply`]);
  expect(await notes(chi)).toEqual([`${dee.username} replied to your reply`]);
  expect(await notes(ada)).toEqual([`${dee.username} and 2 others replied in your thread`]);
  expect(await notes(ada, 'atme')).toEqual([`${bola.username} mentioned you`]);
});

test('R-PST-018 members named in at_list_current are notified, in a thread, a reply and a timed thread alike', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada, { at_list_current: `${bola.uid},${chi.uid},${ada.uid}` });
  const said = await reply(bola, tid, { message: 'Look, Chi.', at_list_current: `${chi.uid}` });
  await settle();
  const { data } = await api.must('notices.at-me-list', {}, chi);
  expect(data.count).toBe(2);
  expect(data.result.map((row) => [row.author, row.Tid, row.pid]).toSorted()).toEqual(
    [
      [ada.username, tid, data.result.find((row) => row.author === ada.username)!.pid],
      [bola.username, tid, said.pid],
    ].toSorted(),
  );
  expect((await api.must('notices.at-me-list', { page: 2 }, chi)).data.result).toEqual([]);
  expect(await notes(ada, 'atme')).toEqual([]);

  const push_time = Math.floor(clock.now().getTime() / 1000) + 60;
  await post(ada, { at_list_current: String(bola.uid), push_time });
  await settle();
  expect(await notes(bola, 'atme')).toHaveLength(1);
  clock.advance(61);
  await runTask('threads.publish-due');
  await settle();
  expect(await notes(bola, 'atme')).toHaveLength(2);
});

describe('what was undone is shown no more', () => {
  test('a like, a follow', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { pid } = await post(ada);
    await like(bola, pid);
    await like(chi, pid);
    await follow(bola, ada);
    await follow(chi, ada);
    await settle();
    expect(await notes(ada)).toEqual([`${chi.username} and 1 other like your thread`]);
    expect(await notes(ada, 'attention')).toEqual([`${chi.username} and 1 other follow you`]);
    await like(chi, pid, 0);
    await follow(chi, ada);
    await settle();
    expect(await notes(ada)).toEqual([`${bola.username} likes your thread`]);
    expect(await notes(ada, 'attention')).toEqual([`${bola.username} follows you`]);
    await like(bola, pid, 0);
    await follow(bola, ada);
    await settle();
    expect(await num(ada)).toMatchObject({ num: 0, reply: 0, attention: 0 });
  });

  test('a reply leaves the others of its notice, a thread takes all of its notices along', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { tid } = await post(ada);
    const one = await reply(bola, tid);
    const two = await reply(chi, tid, { at_list_current: String(bola.uid) });
    await like(chi, one.pid);
    await settle();
    await api.must('threads.delete-post', { pid: two.pid }, chi);
    await settle();
    expect(await notes(ada)).toEqual([`${bola.username} replied in your thread`]);
    expect(await notes(bola, 'atme')).toEqual([]);
    expect(await notes(bola)).toEqual([`${chi.username} likes your reply`]);
    await api.must('threads.delete', { tid }, ada);
    // Before its notices are gone they are hidden already.
    expect(await notes(bola)).toEqual([]);
    await settle();
    expect(await db.selectFrom('notices.notices').select('id').where('tid', '=', tid).execute()).toEqual([]);
  });
});

describe('another member’s notices', () => {
  test('are neither deleted nor marked nor shown', async () => {
    const [ada, bola, eve] = [await member(), await member(), await member()];
    const { tid } = await post(ada);
    await reply(bola, tid);
    await settle();
    const { id } = (await list(ada)).list[0]!;
    for (const name of ['notices.delete', 'notices.mark-read'] as const) {
      const refused = await api.call(name, { id }, eve);
      expect([refused.http, refused.error]).toEqual([200, 'notices.not_exist']);
    }
    await api.must('notices.mark-read', {}, eve);
    expect((await list(eve)).list).toEqual([]);
    expect(await num(ada)).toMatchObject({ num: 1, reply: 1 });
    expect((await api.must('notices.delete', { id }, ada)).data).toEqual({ id });
    expect((await api.call('notices.delete', { id }, ada)).error).toBe('notices.not_exist');
    expect(await num(ada)).toMatchObject({ num: 0 });
  });

  test.each(['notices.list', 'notices.num', 'notices.system-list', 'notices.at-me-list'] as const)(
    '%s is a guest’s no more than a stranger’s',
    async (name) => {
      expect((await api.call(name, { type: 'reply' })).http).toBe(401);
    },
  );
});

test('marking a page leaves the others; two at once end the same', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await follow(bola, ada);
  await reply(bola, tid, { at_list_current: String(ada.uid) });
  await settle();
  expect(await num(ada)).toMatchObject({ num: 3, reply: 1, attention: 1, atme: 1, systems: 0 });
  const marks = await Promise.all([1, 2].map(() => api.must('notices.mark-read', { type: 'reply' }, ada)));
  for (const { data } of marks) expect(data).toEqual({ num: 2, reply: 0, attention: 1, atme: 1, systems: 0 });
  expect((await api.must('notices.mark-read', {}, ada)).data.num).toBe(0);
});

test('many at once are one notice with everybody counted', async () => {
  const ada = await member();
  const { pid } = await post(ada);
  const crowd = await Promise.all(Array.from({ length: 25 }, () => member()));
  await Promise.all(crowd.map((one) => like(one, pid)));
  await settle();
  const rows = (await list(ada)).list;
  expect(rows.map((row) => row.others)).toEqual([24]);
  const [stored] = await db.selectFrom('notices.notices').select('actors').where('uid', '=', ada.uid).execute();
  expect(stored!.actors).toHaveLength(20);
});

test('R-NOT-004 without another number ten unread notices come with the counts', async () => {
  const ada = await member();
  const bola = await member();
  for (let i = 0; i < 11; i += 1) {
    await reply(bola, (await post(ada)).tid);
    await forgetLimits();
  }
  await settle();
  const counted = await num(ada);
  expect([counted.num, counted.list.length]).toEqual([11, 10]);
  expect((await num(ada, { num: 0 })).list).toEqual([]);
  expect((await num(ada, { num: 50 })).list).toHaveLength(11);
});

test('a list goes on after its last row, each notice once, and refuses places that are none', async () => {
  const [ada, bola] = [await member(), await member()];
  for (let i = 0; i < 5; i += 1) await reply(bola, (await post(ada)).tid);
  await settle();
  const whole = (await list(ada)).list.map((row) => row.id);
  expect(whole).toHaveLength(5);
  const seen: number[] = [];
  let after = '';
  do {
    const page = await list(ada, 'reply', { after, limit: 2 });
    seen.push(...page.list.map((row) => row.id));
    after = page.next;
  } while (after !== '');
  expect(seen).toEqual(whole);
  for (const wrong of ['1', '1.', '.1', '999999999999999999.1'])
    expect((await api.call('notices.list', { type: 'reply', after: wrong }, ada)).http, wrong).toBe(400);
});

test('a sentence is in the language of the one who asks', async () => {
  const [ada, bola] = [await member(), await member()];
  await follow(bola, ada);
  await settle();
  const note = async (language: string) =>
    (await api.must('notices.list', { type: 'attention' }, { ...ada, language })).data.list[0]!.note;
  expect(await note('fr')).toBe(`${bola.username} vous suit`);
  expect(await note('hi')).toBe(`${bola.username} ने आपको फ़ॉलो किया`);
});

test('a member named in a post only since it was changed is notified of it, the others not again', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const words = { subject: 'Who has the key?', message: 'The key of the hall is with one of us.' };
  const { tid, pid } = await post(ada, { ...words, at_list_current: String(bola.uid) });
  const { pid: replyPid } = await reply(ada, tid);
  await settle();
  await api.must('notices.mark-read', {}, bola);
  const named = async (who: Writer) => (await list(who, 'atme')).list.map((row) => [row.Type, row.pid, row.new]);
  await api.must('threads.edit', { tid, pid, ...words, at_list_current: `${bola.uid},${chi.uid},${ada.uid}` }, ada);
  await api.must(
    'threads.edit',
    { tid, pid: replyPid, message: 'Ask them both.', at_list_current: String(bola.uid) },
    ada,
  );
  await settle();
  expect(await named(chi)).toEqual([['mention', pid, 1]]);
  expect(await named(bola)).toEqual([
    ['mention', replyPid, 1],
    ['mention', pid, 0],
  ]);
  // An edit that doesn't say leaves the names as they are.
  await api.must('threads.edit', { tid, pid, ...words }, ada);
  await settle();
  expect((await api.must('threads.info', { tid })).data.at_list_current).toEqual([bola.uid, chi.uid]);
  expect(await num(chi)).toMatchObject({ num: 1 });
});

test('a member who is gone when an event is handled gets no notice, and is named in none', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const [of, other] = [await post(ada), await post(bola)];
  const gone = (who: Writer) =>
    db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', who.uid).execute();
  await like(bola, of.pid);
  // Before the events: published in the background, they might be handled too soon.
  await gone(chi);
  await like(chi, of.pid);
  await reply(chi, other.tid, { at_list_current: String(ada.uid) });
  await settle();
  expect(await notes(ada)).toEqual([`${bola.username} likes your thread`]);
  expect(await num(ada)).toMatchObject({ num: 1 });
  expect(await num(bola)).toMatchObject({ num: 0 });
  // A thread outlives its author; nobody is notified of what is said in it then.
  await gone(ada);
  await reply(bola, of.tid);
  await settle();
  const stored = db.selectFrom('notices.notices').select('kind').where('uid', '=', ada.uid).execute();
  expect(await stored).toEqual([{ kind: 'like' }]);
});

describe('of whom a member doesn’t want to see', () => {
  test('nobody is notified of what a muted member does, and earlier notices of it are hidden', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const { tid, pid } = await post(ada);
    await like(bola, pid);
    await like(chi, pid);
    await settle();
    await api.must('follows.mute', { mute_uid: chi.uid }, ada);
    expect(await notes(ada)).toEqual([`${bola.username} likes your thread`]);
    await reply(chi, tid, { at_list_current: String(ada.uid) });
    await follow(chi, ada);
    await settle();
    expect(await num(ada)).toMatchObject({ num: 1, atme: 0, attention: 0 });
    await api.must('follows.mute', { mute_uid: chi.uid, status: 0 }, ada);
    expect(await notes(ada)).toEqual([`${chi.username} and 1 other like your thread`]);
    // What the member did while muted causes no notice later either.
    expect(await num(ada)).toMatchObject({ num: 1, atme: 0, attention: 0 });
  });

  test('nothing is counted as unread that no list shows', async () => {
    const [ada, bola, eve] = [await member(), await member(), await member()];
    const { pid } = await post(ada);
    await follow(eve, ada);
    await like(eve, pid);
    await like(bola, pid);
    await settle();
    expect(await num(ada)).toMatchObject({ num: 2, reply: 1, attention: 1 });
    await api.must('follows.block', { block_uid: ada.uid }, eve);
    await settle();
    expect(await num(ada)).toMatchObject({ num: 1, reply: 1, attention: 0 });
    await api.must('follows.mute', { mute_uid: bola.uid }, ada);
    expect(await num(ada)).toMatchObject({ num: 0, reply: 0, attention: 0 });
    expect((await api.must('notices.mark-read', {}, ada)).data.num).toBe(0);
  });

  test('a blocked member can’t mention, and is notified of nothing either', async () => {
    const [ada, bola, eve] = [await member(), await member(), await member()];
    const { tid } = await post(bola);
    await api.must('follows.block', { block_uid: eve.uid }, ada);
    await reply(eve, tid, { at_list_current: String(ada.uid) });
    await reply(ada, tid, { at_list_current: String(eve.uid) });
    await settle();
    expect((await num(ada)).num).toBe(0);
    expect((await num(eve)).num).toBe(0);
  });
});

test('old notices are deleted, and of very many all but the newest', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  const row = (uid: number, i: number, at: Date) => ({
    uid,
    page: 'systems',
    kind: 'password_changed',
    group_key: `trim:${i}`,
    created_at: at,
    updated_at: at,
  });
  const now = clock.now().getTime();
  const day = 86_400_000;
  const { perMember: stored, retentionDays } = noticeLimits;
  const many = Array.from({ length: stored + 5 }, (_, i) => row(ada.uid, i, new Date(now - i * 1000)));
  const old = [row(bola.uid, 1, new Date(now - (retentionDays + 1) * day)), row(bola.uid, 2, new Date(now - day))];
  const quiet = Array.from({ length: stored + 1 }, (_, i) => row(chidi.uid, i, new Date(now - 10 * day - i)));
  const insert = (rows: ReturnType<typeof row>[]) => db.insertInto('notices.notices').values(rows).execute();
  await insert([...many, ...old, ...quiet]);
  await runTask('notices.trim');
  const left = async (who: Writer) =>
    (
      await db
        .selectFrom('notices.notices')
        .select('group_key')
        .where('uid', '=', who.uid)
        .orderBy('updated_at')
        .execute()
    ).map(({ group_key }) => group_key);
  const ofAda = await left(ada);
  expect([ofAda.length, ofAda[0]]).toEqual([stored, `trim:${stored - 1}`]);
  expect(await left(bola)).toEqual(['trim:2']);
  // Who got none for days has no more than was left them then: the nights' work is with the others.
  expect(await left(chidi)).toHaveLength(stored + 1);
  await insert([row(chidi.uid, stored + 1, new Date(now))]);
  await runTask('notices.trim');
  const ofChidi = await left(chidi);
  expect([ofChidi.length, ofChidi.at(-1)]).toEqual([stored, `trim:${stored + 1}`]);
});

test('a device is notified at addresses of the open internet alone, over TLS, by a key that can be encrypted for', async () => {
  const ada = await member();
  const { p256dh, auth } = new PushBrowser('https://push.example').subscription;
  const subscribe = async (endpoint: string, key = p256dh) =>
    (await api.call('notices.subscribe', { endpoint, p256dh: key, auth }, ada)).error ?? 'taken';
  const closed = [
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://[::1]/1',
    'https://eve:secret@push.example/1',
    'http://push.example/1',
  ];
  for (const endpoint of closed) expect(await subscribe(endpoint), endpoint).toBe('notices.endpoint_refused');
  expect(await subscribe('https://push.example/1', `B${'x'.repeat(86)}`)).toBe('notices.endpoint_refused');
  expect(await subscribe('https://push.example/1')).toBe('taken');
});
