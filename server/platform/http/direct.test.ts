import { describe, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { isDirect } from './direct.ts';

/** With the switches of developers, as tests have them, but no proxy that the configuration names. */
const { member, url } = await testForum({ env: { TRUST_PROXY: '' } });

const link = 'Look at https://elsewhere.example/offer for the offer of this week.';

describe('the switches of developers', () => {
  test.each<[string, object, string[] | undefined, boolean]>([
    ['without a proxy', {}, undefined, true],
    ['by a proxy that nobody named', { 'x-forwarded-for': '203.0.113.1' }, undefined, false],
    ['by one that passes on the protocol alone', { 'x-forwarded-proto': 'https' }, undefined, false],
    ['by one of the standard', { forwarded: 'for=203.0.113.1' }, undefined, false],
    ['by a proxy that is named', { 'x-forwarded-for': '203.0.113.1' }, ['127.0.0.1', '203.0.113.1'], true],
  ])('a request %s', (_title, headers, ips, direct) => {
    expect(isDirect({ headers: headers as Record<string, string>, ips })).toBe(direct);
  });

  test('a fixed image isn’t fixed for who comes by a proxy', async () => {
    const question = async (headers: Record<string, string>) => {
      const answer = await fetch(`${url}/v5/user/verificationQuestion?idhash=Quest001`, { headers });
      return JSON.stringify(await answer.json());
    };
    const fixed = 'one, two, three, four';
    expect(await question({})).toContain(fixed);
    const asked = await Promise.all(Array.from({ length: 4 }, () => question({ 'x-forwarded-for': '203.0.113.1' })));
    expect(asked.filter((each) => each.includes(fixed)).length).toBeLessThan(4);
  });

  test('new members’ posts wait where they come by a proxy', async () => {
    const { token } = await member();
    const send = async (headers: Record<string, string>) => {
      const answer = await fetch(`${url}/v5/content/thread`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': token, ...headers },
        body: JSON.stringify({ subject: 'A lamp', message: link }),
      });
      return ((await answer.json()) as { data: { held: number } }).data.held;
    };
    expect(await send({})).toBe(0);
    expect(await send({ 'x-forwarded-for': '203.0.113.1' })).toBe(1);
  });
});
