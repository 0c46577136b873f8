import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { takenBy } from '../support/entered.ts';
import { formSender } from '../support/form-sender.ts';
import { testForum } from '../support/forum.ts';
import { runJobs } from '../support/jobs.ts';
import { codeSentTo, freshName, register } from '../support/people.ts';
import { guardedMember } from '../support/two-step.ts';

const site = await testForum({ pages: true });
const { api, forgetLimits } = site;
const own = { 'sec-fetch-site': 'same-origin' };
const send = formSender(api);

beforeEach(() => forgetLimits());

describe('a code to log in by, asked for and typed by forms', () => {
  const back = '/ng?showlogin=code&back=%2Fucenter%2Fsetting';
  const ask = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    send('sign-in.send-login-code', { fields: { _back: back, ...fields }, headers });
  const enter = (fields: Record<string, string>) =>
    send('sign-in.login-email', { fields: { _back: back, ...fields }, headers: own });

  test('is declared by that call alone', () => {
    const declared = Object.entries<CallSpec>(calls).filter(([, { form }]) => form === 'guest');
    expect(declared.map(([name]) => name)).toEqual(['sign-in.send-login-code']);
  });

  test('logs in, once, and leads where the log-in was wanted', async () => {
    const email = `${freshName()}@example.com`;
    const who = await register(api, { email });
    const asked = await ask({ email, _do: 'threads.like', _with: '{"pid":"1"}' });
    const html = await asked.text();
    expect([asked.status, asked.headers.get('cache-control'), asked.headers.getSetCookie()]).toEqual([
      200,
      'no-store',
      [],
    ]);
    expect(html).toContain('action="/do/sign-in.login-email"');
    expect(html).toContain(`name="email" value="${email}"`);
    expect(html).toContain('name="_do" value="threads.like"');
    await runJobs(site.pool, site.app.tasks, 'sign-in.email-login-code');
    const code = await codeSentTo(api, email);
    const wrong = await enter({ email, code: code === '000000' ? '000001' : '000000' });
    const said = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(said).toMatch(/name="code"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="code"/);
    const answer = await enter({ email, code, remember: 'on' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ng/ucenter/setting']);
    const { auth_token: token } = await takenBy(api, answer);
    expect((await api.must('profiles.user-info', {}, { token })).data).toMatchObject({ uid: who.uid });
    expect((await enter({ email, code })).status).toBe(422);
  });

  test('for who has a second step asks for it', async () => {
    const { member } = await guardedMember(api, site.clock);
    const email = `${member.username.toLowerCase()}@example.com`;
    await ask({ email });
    await runJobs(site.pool, site.app.tasks, 'sign-in.email-login-code');
    const answer = await enter({ email, code: await codeSentTo(api, email) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('action="/do/sign-in.login-code"');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['nobody knows where', {}],
  ])('asked for from %s is refused', async (_from, headers) => {
    expect((await ask({ email: `${freshName()}@example.com` }, headers)).status).toBe(422);
  });

  test('that is no address is said at its field', async () => {
    const answer = await ask({ email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/);
  });
});
