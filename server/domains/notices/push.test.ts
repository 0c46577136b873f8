import { beforeEach, describe, expect, test } from 'vitest';
import { noticeLimits } from '../../../contract/domains/notices/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { PushBrowser, pushService, vapidClaims } from '../../../tests/support/push-service.ts';
import { checkResults } from '../../platform/checks.ts';

const site = await testForum({ env: { OUTGOING: 'anywhere', PUBLIC_URL: 'https://forum.localhost' } });
const { api, clock, db, pool, member, post, reply, settle, runTask } = site;
const service = await pushService();

beforeEach(async () => {
  await site.forgetLimits();
  await pool.query('delete from graphile_worker._private_jobs');
  service.received.length = 0;
  service.state.answer = 201;
});

async function subscribed(who: Writer, language = 'en'): Promise<PushBrowser> {
  const browser = new PushBrowser(service.url);
  await api.must('notices.subscribe', browser.subscription, { ...who, language });
  return browser;
}

interface Job {
  task: string;
  payload: object;
  run_at: Date;
}
async function jobs(task: string): Promise<Job[]> {
  const { rows } = await pool.query<Job>(
    `select t.identifier as task, j.payload, j.run_at from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
    [task],
  );
  return rows;
}
/** Makes the messages that are due, and sends them; what fails is left and counted. */
async function push(): Promise<number> {
  let failed = 0;
  for (const task of ['notices.push', 'notices.push-send']) {
    for (const { payload } of await jobs(task)) {
      await runTask(task, payload).catch(() => {
        failed += 1;
      });
    }
  }
  return failed;
}

test('a notice reaches the device encrypted, in its language, signed by the site', async () => {
  const [ada, bola] = [await member({ countryFid: 211 }), await member()];
  const browser = await subscribed(ada, 'fr');
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid, { message: 'La <b>petite</b>, bien sûr.' });
  await settle();
  expect(await push()).toBe(0);
  const [sent, ...more] = service.received;
  expect(more).toEqual([]);
  expect(`${service.url}${sent!.path}`).toBe(browser.endpoint);
  expect(sent!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(sent!.body.length).toBeLessThan(1500);
  expect(sent!.body.toString('latin1')).not.toContain('petite');
  expect(browser.open(sent!.body)).toEqual({
    title: 'Baobab',
    body: `${bola.username} a répondu dans votre discussion\nLa petite, bien sûr.`,
    url: `/ci/forum/294/${tid}#pid${pid}`,
    tag: expect.stringMatching(/^n\d+$/),
    unread: 1,
  });
  const { key } = (await api.must('notices.push-key', {}, ada)).data;
  expect(await vapidClaims(String(sent!.headers.authorization), key)).toMatchObject({
    aud: service.url,
    sub: 'https://forum.localhost',
    sameKey: true,
  });
});

test('the key is made once, and its private half lies sealed', async () => {
  const ada = await member();
  const keys = await Promise.all([1, 2, 3].map(async () => (await api.must('notices.push-key', {}, ada)).data.key));
  expect(new Set(keys).size).toBe(1);
  const rows = await db.selectFrom('platform.keys').selectAll().where('purpose', '=', 'vapid').execute();
  expect(rows).toHaveLength(1);
  expect((await api.call('notices.push-key', {})).http).toBe(401);
});

test('what comes together is one message, and is sent once', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const browser = await subscribed(ada);
  const { tid, pid } = await post(ada);
  await reply(bola, tid);
  await api.must('threads.like', { pid, like: 1 }, chi);
  await api.must('follows.follow', { follow_uid: ada.uid }, chi);
  await settle();
  expect(await jobs('notices.push')).toHaveLength(1);
  await push();
  expect(browser.open(service.received[0]!.body)).toMatchObject({
    title: '3 new notifications',
    url: '/ng/ucenter/notice/reply',
    tag: 'notices',
    unread: 3,
  });
  await pool.query('delete from graphile_worker._private_jobs');
  await runTask('notices.push', { uid: ada.uid });
  expect(await jobs('notices.push-send')).toEqual([]);
});

test('what was read in between, or is gone, is not sent', async () => {
  const [ada, bola] = [await member(), await member()];
  await subscribed(ada);
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  await api.must('notices.mark-read', {}, ada);
  await push();
  const { pid } = await reply(bola, tid);
  await settle();
  await api.must('threads.delete-post', { pid }, bola);
  await push();
  expect(service.received).toEqual([]);
});

describe('settings', () => {
  const follow = async (who: Writer, whom: Writer) => {
    await api.must('follows.follow', { follow_uid: whom.uid }, who);
    await settle();
  };

  test('what is switched off for devices is shown on the site alone, what is switched off is shown nowhere', async () => {
    const [ada, bola] = [await member(), await member()];
    await subscribed(ada);
    const set = (fields: object) => api.must('notices.save-settings', fields, ada);
    await set({ push_muted: ['follow'] });
    await follow(bola, ada);
    await push();
    expect(service.received).toEqual([]);
    expect((await api.must('notices.num', {}, ada)).data.attention).toBe(1);
    const { data } = await set({ muted: 'like,system' });
    expect(data).toMatchObject({ muted: ['like'], push_muted: ['follow'] });
    const { pid } = await post(ada);
    await api.must('threads.like', { pid, like: 1 }, bola);
    await settle();
    expect((await api.must('notices.num', {}, ada)).data.reply).toBe(0);
  });

  test('in quiet hours of the member’s country devices are notified at their end', async () => {
    const [ada, bola] = [await member({ countryFid: 210 }), await member()];
    const browser = await subscribed(ada);
    // Two hours around the present moment, by the clock of India.
    const minutes = Math.floor(clock.now().getTime() / 60_000) + 330;
    const at = (shift: number) => {
      const minute = (((minutes + shift) % 1440) + 1440) % 1440;
      return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    };
    await api.must('notices.save-settings', { quiet: 1, quiet_from: at(-60), quiet_to: at(60) }, ada);
    await follow(bola, ada);
    const [due] = await jobs('notices.push');
    await pool.query('delete from graphile_worker._private_jobs');
    await runTask('notices.push', due!.payload);
    expect(service.received).toEqual([]);
    const [later] = await jobs('notices.push');
    const wait = later!.run_at.getTime() - clock.now().getTime();
    expect(wait).toBeGreaterThan(58 * 60_000);
    expect(wait).toBeLessThanOrEqual(60 * 60_000);
    clock.aheadInTest(3601);
    await push();
    expect(browser.open(service.received[0]!.body)).toMatchObject({ body: `${bola.username} follows you` });
  });

  test('are one’s own, leave what is not sent, and of two at once the last one stands', async () => {
    const [ada, eve] = [await member(), await member()];
    const own = async (who: Writer) => (await api.must('notices.settings', {}, who)).data;
    const { quietFrom, quietTo } = noticeLimits;
    const unset = { muted: [], push_muted: [], quiet: 0, quiet_from: quietFrom, quiet_to: quietTo, digest: 1 };
    expect(await own(ada)).toEqual(unset);
    await api.must('notices.save-settings', { digest: 0 }, ada);
    await api.must('notices.save-settings', { quiet: 1, quiet_to: '06:30' }, ada);
    expect(await own(ada)).toEqual({ ...unset, digest: 0, quiet: 1, quiet_to: '06:30' });
    await Promise.all([0, 1].map((quiet) => api.must('notices.save-settings', { quiet }, ada)));
    expect((await own(ada)).digest).toBe(0);
    expect(await own(eve)).toEqual(unset);
    for (const wrong of [{ quiet_from: '24:00' }, { muted: ['noise'] }, { quiet: 2 }])
      expect((await api.call('notices.save-settings', wrong, ada)).http).toBe(400);
  });
});

describe('subscriptions', () => {
  const rows = (who: Writer) =>
    db.selectFrom('notices.push_subscriptions').select('endpoint').where('uid', '=', who.uid).execute();

  test.each([404, 410])('a device whose service answers %i is forgotten', async (status) => {
    const [ada, bola] = [await member(), await member()];
    await subscribed(ada);
    await api.must('follows.follow', { follow_uid: ada.uid }, bola);
    await settle();
    service.state.answer = status;
    expect(await push()).toBe(0);
    expect(await rows(ada)).toEqual([]);
  });

  test.each([400, 401, 403, 413])('a service that answers %i ends nothing: operators are notified', async (status) => {
    const [ada, bola] = [await member(), await member()];
    await subscribed(ada);
    const fault = async () => (await checkResults(db)).find(({ name }) => name === 'push-service')!;
    await api.must('follows.follow', { follow_uid: ada.uid }, bola);
    await settle();
    service.state.answer = status;
    clock.advance(61);
    expect(await push()).toBe(0);
    expect(await rows(ada)).toHaveLength(1);
    expect(await fault()).toMatchObject({ faults: 1, found: [expect.stringContaining(`"status":${status}`)] });
    service.state.answer = 201;
    const [job] = await jobs('notices.push-send');
    await runTask('notices.push-send', job!.payload);
    expect(await fault()).toMatchObject({ faults: 0, found: [] });
  });

  test.each([408, 429, 500, 503])('a service that answers %i is tried again', async (status) => {
    const [ada, bola] = [await member(), await member()];
    const browser = await subscribed(ada);
    await api.must('follows.follow', { follow_uid: ada.uid }, bola);
    await settle();
    service.state.answer = status;
    expect(await push()).toBe(1);
    expect(await rows(ada)).toHaveLength(1);
    service.state.answer = 201;
    const [job] = await jobs('notices.push-send');
    await runTask('notices.push-send', job!.payload);
    expect(browser.open(service.received.at(-1)!.body)).toMatchObject({ title: 'Baobab' });
  });

  test('a browser is its last member’s, another’s subscription is not ended, and devices are bounded', async () => {
    const [ada, eve] = [await member(), await member()];
    const browser = await subscribed(ada);
    const foreign = await api.call('notices.unsubscribe', { endpoint: browser.endpoint }, eve);
    expect(foreign.error).toBe('notices.not_subscribed');
    expect(await rows(ada)).toHaveLength(1);
    await api.must('notices.subscribe', browser.subscription, eve);
    expect([await rows(ada), await rows(eve)].map((list) => list.length)).toEqual([0, 1]);
    await api.must('notices.unsubscribe', { endpoint: browser.endpoint }, eve);
    expect(await rows(eve)).toEqual([]);
    for (let i = 0; i < noticeLimits.devices + 2; i += 1) {
      await subscribed(ada);
      clock.advance(1);
    }
    expect(await rows(ada)).toHaveLength(noticeLimits.devices);
  });

  test('a device is notified of nothing once its log-in has ended', async () => {
    const [ada, bola] = [await member(), await member()];
    await subscribed(ada);
    await api.must('follows.follow', { follow_uid: ada.uid }, bola);
    await settle();
    await api.must('sign-in.logout', {}, ada);
    await push();
    expect(service.received).toEqual([]);
    expect(await rows(ada)).toEqual([]);
  });

  test('a member with no access is notified of their account alone, and of nothing that others do', async () => {
    const [ada, bola, operator] = [await member(), await member(), await member({ groupid: 1 })];
    const browser = await subscribed(ada);
    await api.must('follows.follow', { follow_uid: ada.uid }, bola);
    const sanction = { ban_uid: ada.uid, bannew: 5, banexpirynew: 7, reason: 'spam' };
    await api.must('moderation.ban-user', sanction, operator);
    await settle();
    await push();
    expect(service.received).toHaveLength(1);
    const opened = JSON.stringify(browser.open(service.received[0]!.body));
    expect(opened).toContain('spam');
    expect(opened).not.toContain(bola.username);
  });

  test('what is no subscription is refused', async () => {
    const ada = await member();
    const good = new PushBrowser(service.url).subscription;
    const wrong = [
      { endpoint: 'ftp://push.example/1' },
      { endpoint: 'https://' },
      { endpoint: `https://push.example/${'x'.repeat(1000)}` },
      { p256dh: 'short' },
      { auth: '' },
    ];
    for (const fields of wrong)
      expect((await api.call('notices.subscribe', { ...good, ...fields }, ada)).http, JSON.stringify(fields)).toBe(400);
    expect((await api.call('notices.subscribe', good)).http).toBe(401);
  });
});
