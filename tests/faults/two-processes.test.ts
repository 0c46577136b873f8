import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addTopic } from '../../server/domains/topics/index.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { storeEvents } from '../../server/platform/outbox/store.ts';
import { Api } from '../support/api.ts';
import { newMember, newReply, newThread } from '../support/content.ts';
import { LiveClient } from '../support/live.ts';
import { guestPage } from './support/guest-page.ts';
import { twoSites } from './support/two-sites.ts';

const { another, db, here, there, urls } = await twoSites();
const soon = { timeout: 5000, interval: 50 };

describe('two processes on one database', () => {
  test('a thread posted on one stands on the pages that the other had in its cache', async () => {
    const home = guestPage(there(), '/latest');
    const step = guestPage(there(), '/latest.data');
    await Promise.all([home.isCached(), step.isCached()]);
    const { tid } = await newThread(here(), { subject: 'Posted on the first process' });
    await home.shows('Posted on the first process');
    await step.shows('Posted on the first process');
    expect((await there().must('threads.view', { tid })).data.thread.subject).toBe('Posted on the first process');
    await home.isCached();
  });

  test('an author’s next thread drops the pages of theirs from the cache of the other', async () => {
    const { tid, author } = await newThread(here());
    const page = guestPage(there(), `/forum/15443/${tid}`);
    await page.isCached();
    await newThread(here(), { author, subject: 'Beside it from now on' });
    await page.shows('Beside it from now on');
  });

  test('a reply, a like and a deletion on one drop the page of the thread from the cache of the other', async () => {
    const { tid, pid, author } = await newThread(here());
    const page = guestPage(there(), `/forum/15443/${tid}`);
    await page.isCached();

    const reply = await newReply(here(), { tid, message: 'Answered on the first process.' });
    await page.shows('Answered on the first process.');
    expect((await there().must('threads.view', { tid })).data.postlist.map((post) => post.pid)).toEqual([
      pid,
      reply.pid,
    ]);

    await page.isCached();
    const before = await page.etag();
    await here().must('threads.like', { pid, like: 1 }, { token: reply.author.token });
    await expect.poll(page.etag, { timeout: 5000 }).not.toBe(before);
    expect((await there().must('threads.view', { tid })).data.thread).toMatchObject({ like: 1, replies: 1 });

    await page.isCached();
    await here().must('threads.delete', { tid }, { token: author.token });
    await expect.poll(page.status, { timeout: 5000 }).toBe(404);
    expect((await there().call('threads.view', { tid })).body).toMatchObject({ success: 0 });
  });

  test('a thread deleted on one leaves the feeds and the site map of the other', async () => {
    const { tid, author } = await newThread(here(), { subject: 'Soon gone from everywhere' });
    const feed = guestPage(there(), '/feed.atom');
    const map = guestPage(there(), '/sitemap/threads-0.xml');
    await feed.shows('Soon gone from everywhere');
    await map.shows(`/forum/15443/${tid}<`);
    await Promise.all([feed.isCached(), map.isCached()]);
    await here().must('threads.delete', { tid }, { token: author.token });
    await feed.lacks('Soon gone from everywhere');
    await map.lacks(`/forum/15443/${tid}<`);
  });

  test.each([
    ['hides', 'review.ban-post', { status: 1 }, 'review.ban-post', { status: 0 }],
    ['deletes', 'threads.delete-post', {}, 'review.restore-post', {}],
  ] as const)('what a moderator %s on one leaves the other, and comes back', async (what, away, set, back, undo) => {
    const subject = `A moderator ${what} this`;
    const { tid, pid } = await newThread(here(), { subject });
    const moderator = await newMember(here());
    const { uid, token } = moderator;
    await db.updateTable('accounts.members').set({ groupid: 3, country_fid: 293 }).where('uid', '=', uid).execute();
    await inTransaction(db, (tx) => storeEvents(tx, [], [`u:${uid}`, `who:${uid}`], new Date()));
    const may = async () => (await here().call('review.moderation', { pid }, { token })).error;
    await expect.poll(may, soon).toBeUndefined();

    const page = guestPage(there(), `/forum/15443/${tid}`);
    const lists = ['/latest', '/latest.data', '/feed.atom'].map((path) => guestPage(there(), path));
    for (const list of lists) await list.shows(subject);
    await Promise.all([page, ...lists].map((each) => each.isCached()));
    await here().must(away, { pid, ...set }, { token });
    await expect.poll(page.status, soon).toBe(404);
    for (const list of lists) await list.lacks(subject);
    await here().must(back, { pid, ...undo }, { token });
    await expect.poll(page.status, soon).toBe(200);
    for (const list of lists) await list.shows(subject);
  });

  test('a member’s board, boards and topic on one show what is done on the other', async () => {
    const reader = await newMember(there());
    const opened = await there().must('sign-in.open-page-session', { uid: reader.uid }, { token: reader.token });
    const cookie = String(opened.headers.get('set-cookie')).split(';', 1)[0]!;
    const read = async (path: string) => (await there().fetch(path, {}, { headers: { cookie } })).text();
    const { tid, author } = await newThread(here(), { subject: 'On the board for a moment' });
    const topid = await addTopic(
      { db, now: new Date(), stale: () => undefined, emit: () => undefined },
      { name: 'Seen from two sides', description: 'One topic.', countryFid: 293, hostUid: author.uid },
    );
    // Twice, so that what is read below comes from the cache.
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => read('/forum/15443'), soon).toContain('On the board for a moment');
      for (const path of ['/topic', `/topic/${topid}`]) expect(await read(path)).toContain('"followers":0');
    }
    await here().must('threads.delete', { tid }, { token: author.token });
    await here().must('topics.follow', { topid, status: 0 }, { token: author.token });
    await expect.poll(() => read('/forum/15443'), soon).not.toContain('On the board for a moment');
    for (const path of ['/topic', `/topic/${topid}`]) {
      await expect.poll(() => read(path), soon).toContain('"followers":1');
      expect(await read(path)).toContain('"is_following":0');
    }
  });

  test('what a member hides or deletes on one is gone from the pages of theirs that another reads on the other', async () => {
    const { tid, author } = await newThread(here(), { subject: 'Soon deleted' });
    const [reader, fan] = [await newMember(here()), await newMember(here())];
    await here().must('profiles.update-basic-info', { occupation: 'Lamplighter' }, author);
    await here().must('follows.follow', { follow_uid: author.uid }, fan);
    const session = await there().must('sign-in.open-page-session', { uid: reader.uid }, { token: reader.token });
    const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
    const page = (tab: string) => async () => {
      const path = `/ucenter/account/${tab}?uid=${author.uid}`;
      return (await there().fetch(path, {}, { headers: { cookie } })).text();
    };
    const pages = { posts: page('posts'), perinfo: page('perinfo'), followers: page('followers') };
    const shows = (read: () => Promise<string>) => expect.poll(read, { timeout: 5000 });
    // Twice: drawn, and sent again.
    for (let turn = 0; turn < 2; turn += 1) {
      await shows(pages.posts).toContain('Soon deleted');
      await shows(pages.perinfo).toContain('Lamplighter');
      await shows(pages.followers).toContain(fan.username);
    }
    await here().must('threads.delete', { tid }, author);
    await shows(pages.posts).not.toContain('Soon deleted');
    await here().must('profiles.set-privacy', { occupation: 'me' }, author);
    await shows(pages.perinfo).not.toContain('Lamplighter');
    await here().must('follows.block', { block_uid: fan.uid, status: 1 }, reader);
    await shows(pages.followers).not.toContain(fan.username);
    await here().must('profiles.update-basic-info', { sightml: 'Other words.' }, author);
    await shows(pages.posts).toContain('Other words.');
    await here().must('follows.block', { block_uid: reader.uid, status: 1 }, author);
    await shows(pages.followers).toContain('one of you has blocked the other');
  });

  test('what is answered on one reaches the member’s windows at both', async () => {
    const { pid, author } = await newThread(here());
    const windows = await Promise.all(urls().map((url) => LiveClient.enter(url, author.token)));
    const unread = (window: LiveClient) => window.last('notices.unread')?.reply;
    for (const window of windows) await expect.poll(() => unread(window), { timeout: 20_000 }).toBe(0);
    await here().must('threads.like', { pid, like: 1 }, await newMember(here()));
    for (const window of windows) await expect.poll(() => unread(window), { timeout: 20_000 }).toBe(1);
    await there().must('notices.mark-read', {}, { token: author.token });
    for (const window of windows) await expect.poll(() => unread(window), { timeout: 20_000 }).toBe(0);
    // Logged out at one, the window at the other is closed.
    await here().must('sign-in.logout', {}, { token: author.token });
    expect(await Promise.all(windows.map((window) => window.closed))).toEqual([4401, 4401]);
  });

  test('a log-out on one ends the token on the other, which had just seen it', async () => {
    const { token } = await newMember(here());
    await there().must('feeds.following', {}, { token });
    await here().must('sign-in.logout', {}, { token });
    const status = async () => (await there().call('feeds.following', {}, { token })).http;
    await expect.poll(status, { timeout: 5000 }).toBe(401);
  });

  test('signs sealed for the key of one open on the other, once for both', async () => {
    const { username, password } = await newMember(here());
    const payload = { username, password };
    const signs = await here().seal(payload);
    const send = (api: Api) =>
      api
        .fetch('/selfapi/account/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ signs }),
        })
        .then((answer) => answer.json() as Promise<{ status: number; error?: string }>);
    expect(await send(there())).toMatchObject({ status: 1 });
    expect(await send(here())).toMatchObject({ status: 0, error: 'wire.signs_replayed' });
  });

  test('the same key on both at once makes one thread', async () => {
    const { token } = await newMember(here());
    const headers = { 'idempotency-key': 'one-thread-for-both' };
    const input = { subject: 'Sent twice by a bad line', message: 'The first answer was lost on its way.' };
    const answers = await Promise.all(
      [here(), there(), here(), there()].map((api) => api.must('threads.create', input, { token, headers })),
    );
    expect(new Set(answers.map((answer) => answer.data.tid)).size).toBe(1);
  });

  test('replies and likes at once on both: every one is counted, and neither process locks the other out', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => newMember(here())));
    const threads = await Promise.all(Array.from({ length: 4 }, () => newThread(here(), { author: members[0]! })));
    const turns = members.flatMap(({ token }, i) =>
      [...threads, ...threads.toReversed()].map(({ tid, pid }, n) => async () => {
        const api = (i + n) % 2 === 0 ? here() : there();
        const { data } = await api.must('threads.send-reply', { tid, message: 'In the same moment.' }, { token });
        await api.must('threads.like', { pid, like: 1 }, { token });
        return data.pid;
      }),
    );
    const pids = await Promise.all(turns.map((turn) => turn()));
    expect(new Set(pids).size).toBe(64);
    for (const { tid } of threads) {
      const { replies, like } = (await there().must('threads.info', { tid })).data;
      expect([replies, like]).toEqual([16, 8]);
    }
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
    expect(rows[0]?.deadlocks).toBe(0);
  });
});

test('workers of one process see each other’s writes, their caches and live windows included', async () => {
  const site = await another({ WEB_CONCURRENCY: '2' });
  const windows: LiveClient[] = [];
  try {
    const api = new Api(site.url);
    const { tid, pid, author } = await newThread(api);
    for (let i = 0; i < 4; i += 1) windows.push(await LiveClient.enter(site.url, author.token));
    const unread = () => windows.map((window) => window.last('notices.unread')?.reply);
    await expect.poll(unread, { timeout: 5000 }).toEqual([0, 0, 0, 0]);
    // The system spreads connections over the workers, so that many at once are answered from the caches of both.
    const page = guestPage(api, `/forum/15443/${tid}`);
    const many = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, ask));
    const areCached = async () => !(await many(page.etag)).includes(null);
    const stale = async () => (await many(page.read)).filter((html) => !html.includes('Answered through a worker.'));
    await expect.poll(areCached, { timeout: 5000 }).toBe(true);
    await newReply(api, { tid, message: 'Answered through a worker.' });
    await expect.poll(stale, { timeout: 5000 }).toHaveLength(0);
    // Of a like a member is notified at once; of a reply when it can be taken back no more.
    await api.must('threads.like', { pid, like: 1 }, await newMember(api));
    await expect.poll(unread, { timeout: 5000 }).toEqual([1, 1, 1, 1]);
  } finally {
    await site.stop();
  }
  // Sent away to come back, not cut.
  expect(await Promise.all(windows.map((window) => window.closed))).toEqual([1012, 1012, 1012, 1012]);
});
