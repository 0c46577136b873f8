import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BoundCall } from '../../platform/http/handlers.ts';
import { runCall } from '../../platform/http/run.ts';
import { testAnnouncements } from './testing/announcements-site.ts';

const site = await testAnnouncements();
const { api, app, clock, db, inSeconds, member, operator, post, readOnly, shown } = site;

const off = async () => {
  const { on } = (await api.must('announcements.read-only', {}, operator)).data;
  if (on === 1) await readOnly(0);
};
beforeEach(() => site.forgetLimits());
afterEach(off);

const asked = { ip: '203.0.113.7', host: 'localhost', userAgent: 'tests', direct: true, token: undefined };
const made = (call: BoundCall, actor: Parameters<typeof runCall>[2]['actor']) =>
  runCall(app.platform, call, {
    ...{ actor, locale: 'en', requestId: 'read-only' },
    asked: { ...asked, cookies: {}, files: {} },
    answer: { header: () => {}, cookie: () => {} },
    sent: { params: {}, query: {}, body: {}, signs: undefined },
  });

describe('while the site is read-only', () => {
  test('every call that writes is refused by name, but those that are declared otherwise', async () => {
    await db.updateTable('accounts.members').set({ is_creator: true }).where('uid', '=', operator.uid).execute();
    const actor = await app.actors.byToken(operator.token, 'afresh');
    await readOnly(1);
    const writing = app.calls.filter(({ spec }) => spec.writes && !spec.whileReadOnly);
    expect(writing.length).toBeGreaterThan(150);
    for (const call of writing) {
      const { http, body, retryAfterSeconds } = await made(call, actor);
      expect([call.name, http, retryAfterSeconds]).toEqual([call.name, 503, 60]);
      expect([call.name, JSON.stringify(body).includes('Only reading works for a while')]).toEqual([call.name, true]);
    }
  });

  test('who comes and goes, and who ends it, are answered', async () => {
    const open = app.calls.filter(({ spec }) => spec.whileReadOnly).map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'announcements.set-read-only',
      'draw.prize-info',
      'proofs.proof-challenge',
      'sign-in.end-other-sessions',
      'sign-in.end-session',
      'sign-in.login',
      'sign-in.login-code',
      'sign-in.login-creator',
      'sign-in.login-email',
      'sign-in.login-passkey',
      'sign-in.logout',
      'sign-in.logout-creator',
      'sign-in.open-page-session',
      'sign-in.prove-owner',
      'sign-in.send-login-code',
      'sign-in.take-entered',
    ]);
    await readOnly(1);
    const ada = await member();
    expect((await api.call('sign-in.open-page-session', {}, ada)).error).toBeUndefined();
    expect((await api.call('sign-in.logout', {}, ada)).error).toBeUndefined();
    expect((await readOnly(0)).on).toBe(0);
  });

  test('pages are read, and say so with the note and the expected end', async () => {
    const ada = await member();
    const { tid } = await post(ada);
    const until = inSeconds(7200);
    await readOnly(1, { until, note_fr: 'On déménage.' });
    expect((await api.must('threads.view', { tid })).data.thread.tid).toBe(tid);
    expect((await shown()).read_only).toEqual({ on: 1, note: 'We move to a bigger machine.', lang: 'en', until });
    expect((await shown({ country: 211, language: 'fr' })).read_only).toMatchObject({
      note: 'On déménage.',
      lang: 'fr',
    });
    expect((await shown({ country: 210, language: 'hi' })).read_only).toMatchObject({ lang: 'en' });
    await readOnly(0);
    expect((await shown()).read_only).toEqual({ on: 0, note: '', lang: 'en', until: 0 });
    await post(ada, { subject: 'Writing works again' });
  });

  test('a write says when to try again, never later than a minute', async () => {
    const ada = await member();
    const retry = async () => {
      const { response, error } = await api
        .call('threads.create', { subject: 'x', message: 'y' }, ada)
        .then((answer) => ({
          response: answer.headers.get('retry-after'),
          error: answer.error,
        }));
      return [error, response];
    };
    clock.stopInTest();
    await readOnly(1, { until: inSeconds(20) });
    expect(await retry()).toEqual(['wire.read_only', '20']);
    await readOnly(1, { until: inSeconds(2000) });
    expect(await retry()).toEqual(['wire.read_only', '60']);
    clock.aheadInTest(3000);
    expect(await retry()).toEqual(['wire.read_only', '60']);
  });

  test('jobs of the domains wait, each once, and run when it has ended; e-mails go on', async () => {
    const { runTask } = site;
    await db.deleteFrom('notices.notices').execute();
    await readOnly(1);
    const waiting = async () => {
      const { rows } = await site.pool.query("select key from graphile_worker.jobs where key like 'paused:%'");
      return rows.map(({ key }: { key: string }) => key.split(':')[1]);
    };
    for (const ts of ['2026-12-01T09:00Z', '2026-12-01T09:01Z', '2026-12-01T09:02Z'])
      await runTask('tasks.pay-ended', { _cron: { ts } });
    expect(await waiting()).toEqual(['tasks.pay-ended']);
    const platform = Object.keys(app.tasks).filter((name) => name.startsWith('platform.'));
    expect(platform.length).toBeGreaterThan(0);
    await runTask(platform[0]!);
    expect(await waiting()).toEqual(['tasks.pay-ended']);
    await readOnly(0);
    await runTask('tasks.pay-ended');
    expect(await waiting()).toEqual(['tasks.pay-ended']);
  });
});

describe('who switches it', () => {
  test('gives a reason, which the trail has with the note', async () => {
    await readOnly(1, { reason: 'a new machine' });
    const row = await db
      .selectFrom('moderation.audit')
      .select(['action', 'reason', 'after'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ action: 'announcements.set-read-only', reason: 'a new machine' },
      after: { on: true, note_en: 'We move to a bigger machine.', until: null },
    });
  });

  test('of two operators at once one is refused', async () => {
    const other = await member({ groupid: 1 });
    const { version } = (await api.must('announcements.read-only', {}, operator)).data;
    const input = { on: 1, version, reason: 'both of us' } as const;
    const answers = await Promise.all(
      [operator, other].map((who) => api.call('announcements.set-read-only', input, who)),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['announcements.changed_meanwhile', undefined]);
  });

  test('names no end that has been, and proves to be the owner', async () => {
    const { version } = (await api.must('announcements.read-only', {}, operator)).data;
    const input = { on: 1, version, until: inSeconds(-60), reason: 'late' } as const;
    expect((await api.call('announcements.set-read-only', input, operator)).error).toBe('announcements.times');
    expect((await api.call('announcements.set-read-only', input, await member())).error).toBe('wire.forbidden');
  });
});
