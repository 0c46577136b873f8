import { describe, expect, test } from 'vitest';
import { earnNothing } from '../../../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { runJobs } from '../../../../../tests/support/jobs.ts';
import { writeInJob } from '../../../../platform/jobs/write-in-job.ts';
import { rewarding } from '../../../gifts/testing/rewards.ts';
import { imposeSanction } from '../../../moderation/index.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, app, clock, db, member, pool, post, reply, settle, runTask } = forum;
const { rich, balance } = rewarding(forum);

const secret = 'Dear Ms Balogun, I fix what your users complain about.';
const partOf = async (tid: number, who?: Writer) => (await api.must('threads.info', { tid }, who)).data.hidden_part;
const wordsFor = async (tid: number, who?: Writer) => (await partOf(tid, who))?.own.words;
const hides = (author: Writer, fields: object = {}) => post(author, { hidden: secret, ...fields });
const pay = (tid: number, xgold: number, who: Writer, key?: string) =>
  api.call('threads.pay-hidden', { tid, xgold }, { ...who, ...(key && { headers: { 'idempotency-key': key } }) });
/** Runs the refunds that were asked for; how many. */
const refunds = () => runJobs(pool, app.tasks, 'threads.refund-hidden');
const html = `<p>${secret}</p>`;

describe('R-THR-015 opens', () => {
  test('to who replies, as long as the reply stands', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid } = await hides(ada, { hidden_opens: 'reply' });
    expect(await partOf(tid)).toEqual({
      ...{ opens: 'reply', xgold: 0, level: 0 },
      own: {
        ...{ open: false, words: '', refusal: 'threads.need_login' },
        ...{ can: { pay: false }, payRefusal: 'threads.need_login' },
      },
    });
    expect(await partOf(tid, bola)).toMatchObject({ own: { open: false, words: '', refusal: 'threads.hidden_reply' } });
    expect(await wordsFor(tid, ada)).toBe(html);
    const { pid } = await reply(bola, tid);
    expect(await partOf(tid, bola)).toMatchObject({ own: { open: true, words: html, refusal: '' } });
    await api.must('threads.delete-post', { pid }, bola);
    expect(await wordsFor(tid, bola)).toBe('');
  });

  test('from a level on', async () => {
    const ada = await member();
    const { tid } = await hides(ada, { hidden_opens: 'level', hidden_level: 8 });
    const levels = [await member({ groupid: 16 }), await member({ groupid: 17 }), await member({ groupid: 19 })];
    const seen = await Promise.all(levels.map((who) => wordsFor(tid, who)));
    expect(seen).toEqual(['', html, html]);
    expect(await partOf(tid, levels[0])).toMatchObject({ level: 8, own: { refusal: 'threads.hidden_level' } });
  });

  test('to who pays', async () => {
    const [ada, bola, eve] = [await member(), await rich(60), await member()];
    const { tid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 50 });
    expect(await partOf(tid, bola)).toMatchObject({
      xgold: 50,
      own: { refusal: 'threads.hidden_unpaid', can: { pay: true }, payRefusal: '' },
    });
    const paid = await pay(tid, 50, bola);
    expect(paid.body).toMatchObject({ msg: 'Paid. The hidden part is open.', data: { tid, xgold: 50 } });
    expect([await balance(ada), await balance(bola)]).toEqual([50, 10]);
    expect([await wordsFor(tid, bola), await wordsFor(tid, eve)]).toEqual([html, '']);
  });

  test('to everybody once its author opens it, guests too', async () => {
    const ada = await member();
    const { tid, pid } = await hides(ada);
    expect(await wordsFor(tid)).toBe('');
    await api.must('threads.edit', { tid, pid, ...again, hidden_opens: 'all' }, ada);
    expect(await partOf(tid)).toMatchObject({ opens: 'all', own: { open: true, words: html } });
  });

  test('to moderators of the thread’s country, and not to those of another', async () => {
    const ada = await member();
    const { tid } = await hides(ada, { hidden_opens: 'level', hidden_level: 10 });
    const xgold = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 1 });
    const [here, elsewhere] = [await member({ groupid: 2 }), await member({ groupid: 2, countryFid: 190 })];
    expect([await wordsFor(tid, here), await wordsFor(xgold.tid, here)]).toEqual([html, html]);
    expect(await wordsFor(xgold.tid, elsewhere)).toBe('');
  });
});

const again = { subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };

describe('is written', () => {
  test('by marks in the message, however they are spelt', async () => {
    const ada = await member();
    const marked = [
      `The rains took the charger. [hide]${secret}[/hide] And the cable.`,
      `<p>The rains took the charger. [HIDE=20]</p><p>${secret}</p><p>[/hide] And the cable.</p>`,
      `The rains took the charger. &#91;hide]${secret}[/hide]<p>And the cable.</p>`,
      `The rains took the charger. And the cable.\n\n[hide]\n${secret}\n[/hide]`,
    ];
    for (const message of marked) {
      const { tid } = await post(ada, { message });
      const { data } = await api.must('threads.info', { tid }, ada);
      expect(data.message).not.toContain('Balogun');
      expect(data.message).not.toMatch(/hide/i);
      expect(data.message).toContain('And the cable.');
      expect(data.hidden_part).toMatchObject({ opens: 'reply', own: { words: expect.stringContaining(secret) } });
    }
  });

  test('anew by its author, who gets it back; what an edit doesn’t say stays', async () => {
    const ada = await member();
    const { tid, pid } = await hides(ada, { hidden_opens: 'level', hidden_level: 3 });
    const own = async () => (await api.must('threads.get-data', { pid }, ada)).data.hidden_part;
    const before = { opens: 'level', xgold: 0, level: 3, words: html, sold: false };
    expect(await own()).toEqual(before);
    await api.must('threads.edit', { tid, pid, ...again }, ada);
    expect(await own()).toEqual(before);
    await api.must('threads.edit', { tid, pid, ...again, hidden: 'Another one.' }, ada);
    expect(await own()).toEqual({ ...before, words: '<p>Another one.</p>' });
    await api.must('threads.edit', { tid, pid, ...again, hidden_opens: 'xgold', hidden_xgold: 7 }, ada);
    expect(await own()).toMatchObject({ opens: 'xgold', xgold: 7, level: 0, words: '<p>Another one.</p>' });
    await api.must('threads.edit', { tid, pid, ...again, hidden: '' }, ada);
    expect(await own()).toBeNull();
  });

  test('never removed once somebody has paid for it', async () => {
    const [ada, bola] = [await member(), await rich(60)];
    const { tid, pid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5 });
    await pay(tid, 5, bola);
    const removed = await api.call('threads.edit', { tid, pid, ...again, hidden: '' }, ada);
    expect(removed).toMatchObject({ error: 'threads.hidden_sold' });
    await api.must('threads.edit', { tid, pid, ...again, hidden_opens: 'level', hidden_level: 10 }, ada);
    expect(await wordsFor(tid, bola)).toBe(html);
  });

  test('with words alone, of a length', async () => {
    const ada = await member();
    const aid = await forum.picture(ada);
    const refused = async (fields: object) => (await api.call('threads.create', { ...again, ...fields }, ada)).error;
    expect(await refused({ hidden: `Look <img data-aid="${aid}">` })).toBe('threads.hidden_pictures');
    expect(await refused({ hidden: 'a'.repeat(10_001) })).toBe('threads.hidden_too_long');
    expect(await refused({ hidden: `<img src="https://example.com/a.png">` })).toBe('threads.pasted_image');
    const { tid } = await hides(ada, { hidden: '<b onclick="alert(1)">Bold</b><script>alert(1)</script>' });
    expect(await wordsFor(tid, ada)).toBe('<p><b>Bold</b></p>');
  });
});

describe('who paid reads what was sold', () => {
  const changed = '<p>Nothing is here any more.</p>';
  const sell = async () => {
    const [ada, bola] = [await member(), await rich(100)];
    const { tid, pid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5 });
    await pay(tid, 5, bola);
    const edit = (fields: object) => api.must('threads.edit', { tid, pid, ...again, ...fields }, ada);
    return { ada, bola, tid, edit };
  };

  test.each([
    ['other words', {}],
    ['another price', { hidden_opens: 'xgold', hidden_xgold: 90 }],
    ['another way', { hidden_opens: 'level', hidden_level: 10 }],
    ['for everybody', { hidden_opens: 'all' }],
  ])('whatever is edited: %s', async (_, fields) => {
    const { ada, bola, tid, edit } = await sell();
    await edit({ hidden: changed, ...fields });
    const [moderator, eve] = [await member({ groupid: 2 }), await rich(100)];
    expect([await wordsFor(tid, bola), await wordsFor(tid, ada), await wordsFor(tid, moderator)]).toEqual([
      ...[html, changed, changed],
    ]);
    expect(await wordsFor(tid, eve)).toBe('hidden_opens' in fields && fields.hidden_opens === 'all' ? changed : '');
    // Paid again it stays as it was.
    await pay(tid, 5, bola);
    expect([await wordsFor(tid, bola), await balance(bola)]).toEqual([html, 95]);
  });

  test('each their version, of which one row is kept', async () => {
    const { bola, tid, edit } = await sell();
    const [chidi, eve] = [await rich(60), await rich(60)];
    await pay(tid, 5, chidi);
    await edit({ hidden: changed });
    await pay(tid, 5, eve);
    expect(await Promise.all([bola, chidi, eve].map((who) => wordsFor(tid, who)))).toEqual([html, html, changed]);
    const stored = await db.selectFrom('threads.hidden_sold').select('words').where('tid', '=', tid).execute();
    expect(stored.map(({ words }) => words).sort()).toEqual([html, changed].sort());
  });

  test('one of two versions where it is bought and edited in the same moment', async () => {
    const { tid, edit } = await sell();
    const eve = await rich(60);
    await Promise.all([pay(tid, 5, eve), edit({ hidden: changed })]);
    const bought = await wordsFor(tid, eve);
    expect([html, changed]).toContain(bought);
    await edit({ hidden: 'A third one.' });
    expect(await wordsFor(tid, eve)).toBe(bought);
  });
});

describe('paying is refused', () => {
  const refused = async (tid: number, xgold: number, who: Writer) => {
    const before = await balance(who);
    const { error } = await pay(tid, xgold, who);
    expect(await balance(who)).toBe(before);
    return error;
  };

  test('for one’s own, for what opens in another way, for nothing hidden, at another price', async () => {
    const [ada, bola] = [await rich(), await rich()];
    const { tid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5 });
    const byReply = await hides(ada);
    const plain = await post(ada);
    expect(await refused(tid, 5, ada)).toBe('threads.hidden_own');
    expect(await refused(byReply.tid, 5, bola)).toBe('threads.hidden_not_for_sale');
    expect(await refused(plain.tid, 5, bola)).toBe('threads.hidden_not_for_sale');
    expect(await refused(tid, 4, bola)).toBe('threads.hidden_price');
    expect(await refused(999_999, 5, bola)).toBe('threads.not_exist');
  });

  test('without the money, without a word, where the author is blocked or gone', async () => {
    const [ada, poor, muted] = [await member(), await member(), await rich(60, { groupid: 4 })];
    const { tid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5 });
    expect(await refused(tid, 5, poor)).toBe('economy.insufficient');
    expect(await wordsFor(tid, poor)).toBe('');
    expect(await refused(tid, 5, muted)).toBe('threads.may_not_speak');
    const bola = await rich();
    await api.must('follows.block', { block_uid: ada.uid, block: 1 }, bola);
    expect(await refused(tid, 5, bola)).toBe('threads.kept_apart');
    const eve = await rich();
    await writeInJob(db, clock.now(), (ctx) =>
      imposeSanction(ctx, { uid: ada.uid, groupid: 5, reason: 'tests', expiresAt: null, byUid: 1 }),
    );
    expect(await refused(tid, 5, eve)).toBe('threads.hidden_not_for_sale');
  });

  test('in a thread that levels guard, that waits or is deleted', async () => {
    const [ada, bola] = [await member({ groupid: 15 }), await rich()];
    const guarded = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5, readperm: 50 });
    const gone = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 5 });
    await api.must('threads.delete', { tid: gone.tid }, ada);
    expect(await refused(guarded.tid, 5, bola)).toBe('threads.no_permission');
    expect(await refused(gone.tid, 5, bola)).toBe('threads.not_exist');
  });
});

test('is paid once, however often and from however many devices', async () => {
  const [ada, bola] = [await member(), await rich(100)];
  const { tid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 30 });
  const answers = await Promise.all([
    ...['one', 'two', 'three'].map((key) => pay(tid, 30, bola, `${key}-${tid}`)),
    ...[pay(tid, 30, bola), pay(tid, 30, bola, `one-${tid}`)],
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true));
  await pay(tid, 30, bola);
  expect([await balance(ada), await balance(bola)]).toEqual([30, 70]);
});

test('is refunded once where a moderator removes the thread, also where its author has spent it', async () => {
  const [ada, bola, chidi, operator] = [await member(), await rich(60), await rich(60), await member({ groupid: 1 })];
  // What other tests deleted asked for refunds, too.
  await settle();
  await refunds();
  const { tid, pid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 40 });
  await pay(tid, 40, bola);
  await pay(tid, 40, chidi);
  const other = await post(bola);
  await api.must('threads.reward-post', { pid: other.pid, xid: 50 }, ada);
  expect([await balance(ada), await balance(bola), await balance(chidi)]).toEqual([30, 70, 20]);
  await api.must('threads.delete', { tid }, operator);
  await settle();
  expect(await refunds()).toBe(1);
  await runTask('threads.refund-hidden', { tid });
  expect([await balance(ada), await balance(bola), await balance(chidi)]).toEqual([0, 110, 60]);
  const account = db.selectFrom('economy.accounts').select('debt').where('uid', '=', ada.uid);
  expect(await account.where('currency', '=', 'xgold').executeTakeFirst()).toEqual({ debt: 50 });
  // There again it is paid anew.
  await api.must('review.restore-post', { pid }, operator);
  expect(await wordsFor(tid, bola)).toBe('');
  const changed = '<p>Another one.</p>';
  await api.must('threads.edit', { tid, pid, ...again, hidden: changed }, ada);
  await pay(tid, 40, bola);
  expect([await wordsFor(tid, bola), await balance(bola)]).toEqual([changed, 70]);
});

test('is refunded where its author deletes the thread within 30 days of the sale, and later not', async () => {
  const [ada, early, late] = [await member(), await rich(60), await rich(60)];
  const { tid } = await hides(ada, { hidden_opens: 'xgold', hidden_xgold: 40 });
  await pay(tid, 40, early);
  await pay(tid, 40, late);
  const bought_at = new Date(clock.now().getTime() - 30 * 86_400_000 - 1);
  const sales = db.updateTable('threads.hidden_sales').set({ bought_at }).where('tid', '=', tid);
  await sales.where('uid', '=', early.uid).execute();
  await settle();
  await refunds();
  await api.must('threads.delete', { tid }, ada);
  await settle();
  expect(await refunds()).toBe(1);
  await runTask('threads.refund-hidden', { tid, since: clock.now().getTime() - 30 * 86_400_000 });
  expect([await balance(ada), await balance(early), await balance(late)]).toEqual([40, 20, 60]);
});
