import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { messagesCalls } from '../../../contract/domains/messages/calls.ts';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { messagesPersonalData } from './personal-data.ts';

const { api, clock, db, member, forgetLimits, app } = await testForum();

beforeEach(() => forgetLimits());

const send = (from: Writer, to: Writer, message: string, more: object = {}) =>
  api.call('messages.send', { uid: to.uid, message, ...more }, from);
const sent = async (from: Writer, to: Writer, message = 'Good evening.') =>
  (await api.must('messages.send', { uid: to.uid, message }, from)).data;
const view = async (who: Writer, other: Writer, more: object = {}) =>
  (await api.must('messages.view', { uid: other.uid, ...more }, who)).data;
const texts = async (who: Writer, other: Writer) => (await view(who, other)).list.map(({ message }) => message);
const list = async (who: Writer, more: object = {}) => (await api.must('messages.list', more, who)).data;
const unread = async (who: Writer) => (await api.must('messages.unread', {}, who)).data.num;
const two = async (): Promise<[Writer, Writer]> => [await member(), await member()];
/** Has both written, so that neither is a stranger. */
async function acquainted(): Promise<[Writer, Writer, number]> {
  const [ada, bola] = await two();
  await sent(ada, bola, 'Hello.');
  const { plid } = await sent(bola, ada, 'Hello to you.');
  return [ada, bola, plid];
}

describe('sending', () => {
  test('a message stands in the conversation of both, in order', async () => {
    const [ada, bola] = await two();
    const first = await sent(ada, bola, 'Is the phone still for sale?');
    const second = await sent(bola, ada, 'It is.');
    expect([first.pmid, second.pmid, second.plid]).toEqual([1, 2, first.plid]);
    for (const [who, other] of [
      [ada, bola],
      [bola, ada],
    ] as const) {
      expect(await view(who, other)).toMatchObject({
        ...{ plid: first.plid, lastpmid: 2, oldpmid: 1, more: 0, groupowner: 0 },
        members: [{ uid: other.uid, username: other.username, there: 1 }],
        list: [
          { pmid: 1, uid: ada.uid, message: 'Is the phone still for sale?' },
          { pmid: 2, uid: bola.uid, message: 'It is.' },
        ],
        can: { send: 1, sendRefusal: '' },
      });
    }
  });

  test('R-CHT-019 a text has at most 500 characters, a form’s line ends counting once, and is text only', async () => {
    const [ada, bola] = await two();
    expect((await sent(ada, bola, 'a'.repeat(500))).message).toHaveLength(500);
    expect(await send(ada, bola, 'a'.repeat(501))).toMatchObject({ http: 400, error: 'wire.bad_input' });
    expect((await sent(ada, bola, 'a\r\n'.repeat(249).concat('bc'))).message).toHaveLength(500);
    expect((await sent(bola, ada, 'See <img src=x onerror=alert(1)> this')).message).toBe('See  this');
  });

  test('R-CHT-020 a blank text is rejected', async () => {
    const [ada, bola] = await two();
    for (const blank of ['', ' \n\t', '<b></b>', '&lt;i&gt; &lt;/i&gt;']) {
      expect(await send(ada, bola, blank)).toMatchObject({
        ...{ http: 200, error: 'messages.blank' },
        msg: 'Cannot send blank message',
      });
    }
    expect((await list(ada)).list).toEqual([]);
  });

  test('R-CHT-021 a text is trimmed when it is sent', async () => {
    const [ada, bola] = await two();
    await sent(ada, bola, '  \n Good  evening. \n');
    expect(await texts(bola, ada)).toEqual(['Good  evening.']);
  });

  test('R-CHT-023 it is sent only if there are a recipient and a text', async () => {
    const ada = await member();
    const refused = async (input: object) => (await api.call('messages.send', input as never, ada)).error;
    expect(await refused({ message: 'Hello.' })).toBe('messages.no_recipient');
    expect(await refused({ uid: 999_999, message: 'Hello.' })).toBe('messages.cannot_start');
    expect(await refused({ uid: ada.uid, message: 'Hello.' })).toBe('messages.yourself');
    expect(await refused({ uid: 999_999 })).toBe('messages.blank');
    expect(await refused({ plid: 999_999, message: 'Hello.' })).toBe('messages.not_exist');
  });

  test('two who begin at once have one room, and every message its own number', async () => {
    const [ada, bola] = await two();
    const all = await Promise.all([
      ...['a', 'b', 'c'].map((text) => sent(ada, bola, text)),
      ...['d', 'e', 'f'].map((text) => sent(bola, ada, text)),
    ]);
    expect(new Set(all.map(({ plid }) => plid)).size).toBe(1);
    expect(all.map(({ pmid }) => pmid).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('with the same key it is sent once', async () => {
    const [ada, bola] = await two();
    const options = { token: ada.token, headers: { 'idempotency-key': 'twice-pressed' } };
    const input = { uid: bola.uid, message: 'Once.' };
    const answers = await Promise.all([1, 2, 3].map(() => api.must('messages.send', input, options)));
    expect(answers.map(({ data }) => data.pmid)).toEqual([1, 1, 1]);
    expect(await texts(bola, ada)).toEqual(['Once.']);
  });

  test('a stranger writes three times until they are answered, or followed', async () => {
    const [ada, bola] = await two();
    for (const text of ['One.', 'Two.', 'Three.']) await sent(ada, bola, text);
    expect((await send(ada, bola, 'Four.')).error).toBe('messages.wait_for_answer');
    expect((await view(ada, bola)).can).toEqual({ send: 0, sendRefusal: 'messages.wait_for_answer' });
    await api.must('follows.follow', { follow_uid: ada.uid, follow: 1 }, bola);
    await sent(ada, bola, 'Four.');
    await api.must('follows.follow', { follow_uid: ada.uid, follow: 0 }, bola);
    expect((await send(ada, bola, 'Five.')).error).toBe('messages.wait_for_answer');
    await sent(bola, ada, 'Yes?');
    await sent(ada, bola, 'Five.');
  });

  test('strangers at once don’t get past the three, nor newcomers past the five conversations of a day', async () => {
    const [ada, bola] = [await member({ days: 0 }), await member()];
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => send(ada, bola, `No. ${at}`)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(messageLimits.unanswered);
    const others = await Promise.all(Array.from({ length: 9 }, () => member()));
    for (const other of others.splice(0, messageLimits.begunByNewcomer - 2)) await send(ada, other, 'Hello.');
    const begun = await Promise.all(others.map((other) => send(ada, other, 'Hello.')));
    expect(begun.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(begun.find(({ error }) => error)?.error).toBe('messages.too_many_begun');
  });

  test('a moderator writes on to whom their office reaches, and is a member like others elsewhere', async () => {
    const [moderator, near, far] = [await member({ groupid: 3 }), await member(), await member({ countryFid: 206 })];
    const errors = async (to: Writer) => {
      const all: unknown[] = [];
      for (const words of ['One.', 'Two.', 'Three.', 'Four.']) all.push((await send(moderator, to, words)).error);
      return all;
    };
    expect(await errors(near)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await errors(far)).toEqual([undefined, undefined, undefined, 'messages.wait_for_answer']);
  });

  test('words of the country’s list are covered or refused', async () => {
    const [ada, bola] = [await member({ countryFid: 190 }), await member()];
    await db
      .insertInto('moderation.words')
      .values([
        { country_fid: 190, action: 'mask', words: ['fudge'], version: 1, updated_at: clock.now() },
        { country_fid: 190, action: 'refuse', words: ['swindle'], version: 1, updated_at: clock.now() },
      ])
      .execute();
    app.platform.tags.moved(['moderation:words']);
    expect((await sent(ada, bola, 'Oh fudge, fudge!')).message).toBe('Oh •••, •••!');
    expect(await send(ada, bola, 'A swindle it is.')).toMatchObject({
      ...{ error: 'messages.word_refused', msg: 'You can’t use “swindle” here. Change it and send again.' },
    });
  });
});

describe('who reads and writes', () => {
  test('nobody reads, marks, deletes or writes into another’s conversation', async () => {
    const [ada, bola, plid] = await acquainted();
    const eve = await member();
    const before = await view(ada, bola);
    for (const answer of [
      await api.call('messages.view', { plid }, eve),
      await api.call('messages.send', { plid, message: 'Me too.' }, eve),
      await api.call('messages.mark-read', { plid }, eve),
      await api.call('messages.delete', { plid }, eve),
    ]) {
      expect(answer).toMatchObject({ http: 200, error: 'messages.not_exist' });
    }
    expect((await list(eve)).list).toEqual([]);
    expect(await view(ada, bola)).toEqual(before);
    const guest = await api.call('messages.view', { plid });
    expect([guest.http, guest.error]).toEqual([401, 'wire.unauthorized']);
  });

  test('a block leaves the conversation to both, says why nothing is written, and counts nothing, until it ends', async () => {
    const [ada, bola, plid] = await acquainted();
    await sent(ada, bola, 'Are you there?');
    expect(await unread(bola)).toBe(1);
    await api.must('follows.block', { block_uid: ada.uid, status: 1 }, bola);
    const written = ['Hello.', 'Hello to you.', 'Are you there?'];
    for (const [who, blocked, refusal] of [
      [bola, 1, 'messages.you_blocked'],
      [ada, 0, 'messages.cannot_start'],
    ] as const) {
      const { data } = await api.must('messages.view', { plid }, who);
      expect(data.list.map(({ message }) => message)).toEqual(written);
      expect(data).toMatchObject({ blocked, can: { send: 0, sendRefusal: refusal } });
      expect((await list(who)).list.map((row) => row.plid)).toEqual([plid]);
      expect((await send(who, who === ada ? bola : ada, 'Why?')).error).toBe(refusal);
      expect((await api.call('messages.send', { plid, message: 'Why?' }, who)).error).toBe(refusal);
    }
    expect(await unread(bola)).toBe(0);
    await api.must('follows.block', { block_uid: ada.uid, status: 0 }, bola);
    expect(await unread(bola)).toBe(1);
    expect(await texts(ada, bola)).toEqual(written);
    expect(await view(bola, ada)).toMatchObject({ blocked: 0, can: { send: 1 } });
  });

  test('where nothing was written a block says so and shows nothing', async () => {
    const [ada, bola] = await two();
    await api.must('follows.block', { block_uid: ada.uid, status: 1 }, bola);
    expect((await api.call('messages.view', { uid: ada.uid }, bola)).error).toBe('messages.you_blocked');
    expect((await api.call('messages.view', { uid: bola.uid }, ada)).error).toBe('messages.cannot_start');
  });

  test('a muted member’s messages are there, and not counted', async () => {
    const [ada, bola] = await acquainted();
    await api.must('follows.mute', { mute_uid: ada.uid, status: 1 }, bola);
    await sent(ada, bola, 'Psst.');
    expect(await unread(bola)).toBe(0);
    expect((await list(bola)).list).toMatchObject([{ unread: 1, last: { message: 'Psst.' } }]);
  });

  test('who is read-only or unproven reads, and writes nothing', async () => {
    const [ada, bola] = await acquainted();
    await db.updateTable('accounts.members').set({ groupid: 4 }).where('uid', '=', ada.uid).execute();
    app.platform.tags.moved([`u:${ada.uid}`, `who:${ada.uid}`]);
    expect((await send(ada, bola, 'Hm.')).error).toBe('messages.may_not_speak');
    expect((await view(ada, bola)).can.sendRefusal).toBe('messages.may_not_speak');
    expect((await send(await member({ verified: false }), bola, 'Hm.')).error).toBe('messages.unverified');
  });

  test('R-CHT-032 a chat that can’t be started says so', async () => {
    const [ada, bola] = await two();
    expect((await api.must('messages.open', { uid: bola.uid }, ada)).data).toEqual({
      ...{ plid: 0, uid: bola.uid, username: bola.username },
    });
    expect((await list(ada)).list).toEqual([]);
    const { plid } = await sent(ada, bola);
    expect((await api.must('messages.open', { uid: bola.uid }, ada)).data.plid).toBe(plid);
    await api.must('follows.block', { block_uid: ada.uid, status: 1 }, bola);
    for (const uid of [bola.uid, 999_999]) {
      expect(await api.call('messages.open', { uid }, ada)).toMatchObject({
        error: 'messages.cannot_start',
        msg: 'Cannot initiate a chat with the author of this article, maybe there`s no chat ID',
      });
    }
  });

  test('a member who was deleted is a name no longer, and nobody writes to them; their words stay with the other', async () => {
    const [ada, bola, plid] = await acquainted();
    await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', ada.uid).execute();
    app.platform.tags.moved([`u:${ada.uid}`]);
    const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => undefined, stale: () => undefined };
    expect(await messagesPersonalData.forget(ctx, ada.uid)).toBe(false);
    const left = (await api.must('messages.view', { plid }, bola)).data;
    expect(left).toMatchObject({
      members: [{ uid: ada.uid, username: 'A former member', there: 0 }],
      can: { send: 0 },
    });
    expect(left.list).toHaveLength(2);
    expect((await api.call('messages.send', { plid, message: 'Hm.' }, bola)).error).toBe('messages.cannot_start');
    expect(await messagesPersonalData.forget(ctx, bola.uid)).toBe(false);
    const gone = await sql<{
      n: number;
    }>`select count(*)::int as n from messages.messages where room = ${plid}`.execute(db);
    expect(gone.rows[0]!.n).toBe(0);
  });
});

describe('reading', () => {
  test('R-PMS-005 a thousand messages are fetched at once, and earlier ones by their place', async () => {
    expect(messagesCalls['messages.view'].body.parse({}).limit).toBe(1000);
    expect(messagesCalls['messages.view'].body.safeParse({ limit: 1001 }).success).toBe(false);
    const [ada, bola, plid] = await acquainted();
    await sql`
      insert into messages.messages (room, id, uid, text, sent_at)
      select ${plid}, n, ${ada.uid}, 'No. ' || n, ${clock.now()} from generate_series(3, 1010) n`.execute(db);
    await sql`update messages.room_members set last_id = 1010 where room = ${plid}`.execute(db);
    const page = await view(bola, ada);
    expect([page.list.length, page.oldpmid, page.lastpmid, page.more]).toEqual([1000, 11, 1010, 1]);
    const before = await view(bola, ada, { before: page.oldpmid, limit: 4 });
    expect([before.list.map(({ pmid }) => pmid), before.more]).toEqual([[7, 8, 9, 10], 1]);
    const first = await view(bola, ada, { before: 3 });
    expect([first.list.map(({ pmid }) => pmid), first.more]).toEqual([[1, 2], 0]);
  });

  test('what is unread is counted until it is read or answered, and how far the other one has read is known', async () => {
    const [ada, bola, plid] = await acquainted();
    for (const text of ['One.', 'Two.', 'Three.']) await sent(ada, bola, text);
    expect([await unread(bola), (await list(bola)).unread, (await view(ada, bola)).readpmid]).toEqual([3, 3, 2]);
    const some = await api.must('messages.mark-read', { plid, pmid: 4 }, bola);
    expect([some.data.num, (await view(ada, bola)).readpmid]).toEqual([1, 4]);
    // What was read stays so, and nothing is read that isn't there.
    await api.must('messages.mark-read', { plid, pmid: 1 }, bola);
    expect(await unread(bola)).toBe(1);
    await api.must('messages.mark-read', { plid, pmid: 4000 }, bola);
    expect((await view(ada, bola)).readpmid).toBe(5);
    await sent(ada, bola, 'Four.');
    await sent(bola, ada, 'Read.');
    expect([await unread(bola), await unread(ada)]).toEqual([0, 1]);
  });

  test('the list has the newest conversation first, and goes on after a place', async () => {
    const ada = await member();
    const others = await Promise.all(Array.from({ length: 3 }, () => member()));
    for (const other of others) {
      clock.aheadInTest(60);
      await sent(other, ada, `From ${other.username}`);
    }
    const page = await list(ada, { perpage: 2 });
    expect(page.list.map(({ members }) => members[0]!.uid)).toEqual([others[2]!.uid, others[1]!.uid]);
    expect(page.list[0]).toMatchObject({ unread: 1, lastpmid: 1, last: { message: `From ${others[2]!.username}` } });
    // First messages of strangers wait to be accepted, and are counted apart.
    expect([page.page, page.totalPage, page.unread]).toEqual([1, 2, 0]);
    const rest = await list(ada, { perpage: 2, after: page.next });
    expect([rest.list.map(({ members }) => members[0]!.uid), rest.next]).toEqual([[others[0]!.uid], '']);
  });
});

describe('deleting', () => {
  test('a conversation goes for who deletes it, and comes back with the next message alone', async () => {
    const [ada, bola, plid] = await acquainted();
    await api.must('messages.delete', { plid }, ada);
    expect([(await list(ada)).list, await texts(ada, bola), await unread(ada)]).toEqual([[], [], 0]);
    expect(await texts(bola, ada)).toEqual(['Hello.', 'Hello to you.']);
    await sent(bola, ada, 'Still there?');
    expect([await texts(ada, bola), await unread(ada)]).toEqual([['Still there?'], 1]);
  });

  test('asked again it deletes nothing that came since', async () => {
    const [ada, bola, plid] = await acquainted();
    await api.must('messages.delete', { plid, pmid: 2 }, ada);
    await sent(bola, ada, 'And then?');
    await api.must('messages.delete', { plid, pmid: 2 }, ada);
    expect(await texts(ada, bola)).toEqual(['And then?']);
  });

  test('what both have deleted is gone for good', async () => {
    const [ada, bola, plid] = await acquainted();
    const stored = async () =>
      (await db.selectFrom('messages.messages').select('id').where('room', '=', plid).execute()).map(({ id }) => id);
    await api.must('messages.delete', { plid }, ada);
    expect(await stored()).toHaveLength(2);
    await sent(bola, ada, 'A third one.');
    await Promise.all([
      api.must('messages.delete', { plid }, ada),
      api.must('messages.delete', { plid, pmid: 2 }, bola),
    ]);
    expect(await stored()).toEqual([3]);
  });
});

test('an export holds what a member wrote and was written, without what they deleted', async () => {
  const [ada, bola, plid] = await acquainted();
  await api.must('messages.delete', { plid, pmid: 1 }, ada);
  const files: Record<string, object[]> = {};
  for await (const file of messagesPersonalData.collect(db, ada.uid)) {
    if (!('rows' in file)) continue;
    files[file.path] = [];
    for await (const rows of file.rows) files[file.path]!.push(...rows);
  }
  expect(files['conversations.json']).toMatchObject([{ room: plid, peer_uid: bola.uid }]);
  expect(files['messages.json']).toMatchObject([{ id: 2, uid: bola.uid, text: 'Hello to you.' }]);
});
