import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { register as metrics } from 'prom-client';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { noticeLimits } from '../contract/domains/notices/limits.ts';
import { live, runsOf } from '../tests/support/crontab.ts';
import { testInvitations } from '../tests/support/invitations.ts';
import { giveMoney } from '../tests/support/wealth.ts';

const site = await testInvitations();
const { api, app, clock, db, member, post } = site;
const [minute, hour, day] = [60, 3600, 86_400];
const ago = (days: number) => new Date(clock.now().getTime() - days * day * 1000);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const pass = (task: string, seconds: number) => live(site, task, seconds);

beforeEach(async () => {
  await site.forgetLimits();
  await db
    .updateTable('accounts.sessions')
    .set({ expires_at: new Date('2090-01-01') })
    .execute();
});

const root = join(import.meta.dirname, '..');
let read: string | undefined;
/** All sources of the server, where the names of tasks stand. */
const sources = (): string => {
  read ??= globSync('server/{platform,domains}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return read;
};

describe('the crontab', () => {
  test('runs a task for each line, and each task by one line alone', () => {
    expect(app.cron.length).toBeGreaterThan(10);
    expect(new Set(app.cron.map(({ task }) => task)).size).toBe(app.cron.length);
    for (const { task } of app.cron) expect(app.tasks, task).toHaveProperty([task]);
  });

  /** Where each task that no hour begins is enqueued. */
  const enqueued: Record<string, string> = {
    'announcements.send-campaign': 'server/domains/announcements/jobs/send-campaign.ts',
    'announcements.turn': 'server/domains/announcements/jobs/turn.ts',
    'mail.send': 'server/platform/mail/outbox.ts',
    'platform.deliver-sms': 'server/platform/sms/outbox.ts',
    'accounts.send-reset': 'server/domains/sign-in/actions/forgot-password.ts',
    'sign-in.email-login-code': 'server/domains/sign-in/actions/send-login-code.ts',
    'accounts.locate': 'server/domains/sign-in/actions/place-session.ts',
    'accounts.make-export': 'server/domains/privacy/actions/account-data.ts',
    'accounts.delete-member': 'server/domains/privacy/jobs/delete-members.ts',
    'reports.conclude': 'server/domains/review/reports/actions/decide-case.ts',
    'draw.drop-acts': 'server/domains/draw/actions/close-draw.ts',
    'tasks.finish-reached': 'server/domains/tasks/jobs/finish-reached.ts',
    'threads.let-pictures-go': 'server/domains/threads/actions/delete-thread.ts',
    'threads.refund-hidden': 'server/domains/threads/traits/hidden/jobs/refund-hidden.ts',
    'threads.return-gifts': 'server/domains/gifts/jobs/return-gifts.ts',
    'threads.clear-video': 'server/domains/media/video/actions/end-video.ts',
    'notices.push': 'server/domains/notices/jobs/push.ts',
    'notices.push-send': 'server/domains/notices/jobs/push.ts',
    'notices.write-later': 'server/domains/notices/jobs/write-later.ts',
  };

  test('or each task is enqueued by code: none waits for ever', () => {
    const byHour = new Set(app.cron.map(({ task }) => task));
    const forgotten = Object.keys(app.tasks).filter((task) => !byHour.has(task) && !(task in enqueued));
    expect(forgotten).toEqual([]);
    // A task that a line runs as well, or that is gone, is listed no longer.
    expect(Object.keys(enqueued).filter((task) => byHour.has(task))).toEqual([]);
    const unknown = Object.keys(enqueued).filter((task) => !(task in app.tasks));
    // Without a carrier there is nobody to hand messages to.
    expect(unknown).toEqual(['platform.deliver-sms']);
  });

  test.each(Object.entries(enqueued))('%s is enqueued there', (task, file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, name] = new RegExp(`const (\\w+) = '${task}'`).exec(sources()) ?? [];
    expect(text).toMatch(new RegExp(`addJobs?\\(\\s*[^;]*\\b${name}\\b`));
  });

  test.each(app.cron)('runs $task as often as its manifest promises, at its hours', ({ task, promise }) => {
    const { within, hours } = promise;
    const from = new Date('2026-01-30T23:59:30Z');
    // Over the turn of two months.
    const runs = runsOf(app.cron, task, from, 60 * day).map((at) => at.getTime());
    const moments = [from.getTime(), ...runs, from.getTime() + 60 * day * 1000];
    const gaps = moments.slice(1).map((at, i) => (at - moments[i]!) / 1000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(within);
    if (hours) expect(hours).toEqual(expect.arrayContaining(runs.map((at) => new Date(at).getUTCHours())));
  });

  test('writes one weekly e-mail a week', () => {
    expect(runsOf(app.cron, 'notices.digest', new Date('2026-01-01T00:00:00Z'), 28 * day)).toHaveLength(4);
  });
});

describe('by the crontab alone', () => {
  test('R-INV-004 the monthly bonus is paid on the 1st of the next month', async () => {
    const ada = await member();
    for (let i = 0; i < 5; i += 1) await site.friendOf(ada);
    await site.runTask('invitations.count-friends');
    const before = await site.xgoldOf(ada);
    const now = clock.now();
    const secondsTo = (date: number) =>
      (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, date) - now.getTime()) / 1000;
    await pass('invitations.pay-months', secondsTo(1) - 1);
    expect(await site.xgoldOf(ada)).toBe(before);
    await pass('invitations.pay-months', day);
    expect(await site.xgoldOf(ada)).toBe(before + 100);
  });

  test('R-IME-006 the reward of an activated phone arrives within 24 hours', async () => {
    const ada = await member();
    await api.must('invitations.add-imei-range', { model: 'Kito X3', first: '49015420', last: '' }, site.operator);
    await api.must('invitations.activate-imei', { imei: '490154203237518', model: 'Kito X3' }, ada);
    expect(await site.xgoldOf(ada)).toBe(0);
    await pass('invitations.pay-phones', day);
    expect(await site.xgoldOf(ada)).toBe(100);
  });

  test('an invited friend counts within an hour of being ready', async () => {
    const ada = await member();
    await site.friendOf(ada);
    await pass('invitations.count-friends', hour);
    expect(await site.xgoldOf(ada)).toBe(100);
  });

  test('a thread for later is there within a minute of its time', async () => {
    const push_time = Math.floor(clock.now().getTime() / 1000) + 3600;
    const { tid } = await post(await member(), { push_time });
    const status = async () => (await api.call('threads.info', { tid })).body.errCode ?? 0;
    await pass('threads.publish-due', push_time - clock.now().getTime() / 1000 - 1);
    expect(await status()).toBe(10243);
    await pass('threads.publish-due', minute + 1);
    expect(await status()).toBe(0);
  });

  test('a gift that has waited arrives within an hour', async () => {
    const [ada, bola] = [await member(), await member({ days: 0 })];
    await giveMoney(db, clock.now(), bola.uid, 50);
    await api.must('threads.reward-post', { pid: (await post(ada)).pid, xid: 50 }, bola);
    await site.settle();
    const had = await site.xgoldOf(ada);
    await pass('threads.release-gifts', 7 * day - hour);
    expect(await site.xgoldOf(ada)).toBe(had);
    await pass('threads.release-gifts', 2 * hour);
    expect(await site.xgoldOf(ada)).toBe(had + 50);
  });

  test('a deletion whose days of grace are over begins within an hour', async () => {
    const { uid } = await member();
    const due_at = clock.now();
    await db.insertInto('accounts.deletions').values({ uid, asked_at: due_at, due_at }).execute();
    await pass('accounts.delete-due', hour);
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs where key = ${`accounts.delete-member:${uid}`}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test('an appeal against a sanction that ran out is closed within an hour', async () => {
    const { uid } = await member();
    const sanction = { uid, groupid: 5, reason: 'spam', created_at: ago(2), expires_at: ago(1), by_uid: 1 };
    const { id } = await db
      .insertInto('moderation.sanctions')
      .values(sanction)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('moderation.appeals')
      .values({ uid, sanction_id: id, message: 'It was not me.', created_at: ago(2) })
      .execute();
    await pass('moderation.lapse-appeals', hour);
    const appeal = db.selectFrom('moderation.appeals').select('answered_at').where('uid', '=', uid);
    expect((await appeal.executeTakeFirstOrThrow()).answered_at).not.toBeNull();
  });

  test('a member with something unread gets an e-mail within a week', async () => {
    const [ada, bola] = [await member(), await member()];
    const email = `weekly${ada.uid}@example.com`;
    await db.updateTable('accounts.members').set({ email }).where('uid', '=', ada.uid).execute();
    await pass('notices.digest', 7 * day);
    await site.reply(bola, (await post(ada)).tid);
    await site.settle();
    await pass('notices.digest', 7 * day);
    const mails = db.selectFrom('platform.mail_outbox').select('id').where('recipient', '=', email);
    expect(await mails.execute()).toHaveLength(1);
  });

  test('the ledger is proven every night', async () => {
    const proven = async () =>
      Number(/checks_total\{check="ledger",outcome="sound"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? 0);
    const before = await proven();
    await pass('economy.prove-ledger', 3 * day);
    expect(await proven()).toBe(before + 3);
  });

  test('every night the books are closed, and what was closed is verified', async () => {
    const verified = async () =>
      Number(/checks_total\{check="chain",outcome="sound"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? 0);
    const closed = async () => (await db.selectFrom('economy.nights').select('number').execute()).length;
    const [before, were] = [await verified(), await closed()];
    await pass('economy.close-night', 3 * day);
    await pass('economy.verify-chain', day);
    expect(await closed()).toBe(were + 3);
    expect(await verified()).toBe(before + 1);
  });

  test('a picture that nothing shows is gone a week later, and a file of no row after a day', async () => {
    const ada = await member();
    const upload = async (background: string) => {
      const png = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
      const file = new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' });
      return (await api.must('media.image-upload', {}, { ...ada, files: { file } })).data;
    };
    const [loose, orphan] = [await upload('#2e43a6'), await upload('#a62e43')];
    await db.deleteFrom('media.images').where('aid', '=', orphan.aid).execute();
    const status = async ({ fileUrl }: { fileUrl: string }) => (await api.fetch(fileUrl)).status;
    expect([await status(loose), await status(orphan)]).toEqual([200, 200]);
    await pass('media.sweep-orphans', 2 * day);
    expect([await status(loose), await status(orphan)]).toEqual([200, 404]);
    await pass('media.sweep-loose', 6 * day);
    expect(await status(loose)).toBe(404);
  });
});

/** A row whose time is over: how it is made, by which task it goes, and within what. */
const leavings = {
  'platform.nonces': {
    ...{ task: 'platform.clean-up', within: hour },
    row: () => ({ nonce: 'old', expires_at: clock.now() }),
  },
  'accounts.verification_images': {
    ...{ task: 'proofs.clean-up', within: hour },
    row: () => ({ idhash: 'oldimage', answer: '1234', expires_at: clock.now() }),
  },
  'accounts.exports': {
    ...{ task: 'accounts.sweep-exports', within: hour },
    row: () => ({ uid: 900_001, state: 'ready', asked_at: ago(7), expires_at: clock.now() }),
  },
  'economy.earned': {
    ...{ task: 'economy.clean-up', within: day },
    // A day older than is retained, so that any night's run finds it.
    row: () => ({ account: 1_800_002, reason: 'reply', period: dayOf(ago(8)), times: 3 }),
  },
  'feedback.senders': {
    ...{ task: 'feedback.clean-up', within: day },
    row: () => ({ sender: 'u:900001', day: dayOf(ago(1)), sent: 3 }),
  },
  'invitations.devices': {
    ...{ task: 'invitations.clean-up', within: day },
    row: () => ({ uid: 900_001, device: 'a phone', at: ago(90) }),
  },
  'threads.reading_places': {
    ...{ task: 'threads.sweep-places', within: day },
    // A day older than is retained, so that any night's run finds it.
    row: () => ({ uid: 900_001, tid: 1, floor: 3, position: 4, read_on: dayOf(ago(366)) }),
  },
  'threads.gift_months': {
    ...{ task: 'threads.sweep-gifts', within: day },
    // Two months and the days of the longest of this one, so that any night's run finds it.
    row: () => ({ uid: 900_001, month: dayOf(ago(93)), gifts: 1, xgold: 5, new_xgold: 5, share: 1000 }),
  },
  'messages.rooms': {
    ...{ task: 'rooms.clear-deleted', within: hour },
    row: () => ({ kind: 1, created_at: ago(9), deleted_at: clock.now() }),
  },
  'notices.notices': {
    ...{ task: 'notices.trim', within: day },
    row: () => ({
      ...{ uid: 900_001, page: 'reply', kind: 'reply', group_key: 'old' },
      ...{ created_at: ago(noticeLimits.retentionDays), updated_at: ago(noticeLimits.retentionDays) },
    }),
  },
} as const;

describe('what has run out goes by the crontab alone', () => {
  test.each(Object.entries(leavings))('from %s', async (table, { task, within, row }) => {
    const left = async () => (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length;
    await sql`delete from ${sql.table(table)}`.execute(db);
    await db
      .insertInto(table as never)
      .values(row() as never)
      .execute();
    expect(await left()).toBe(1);
    await pass(task, within + minute);
    expect(await left()).toBe(0);
  });
});
