import { beforeEach, describe, expect, test } from 'vitest';
import { testForum } from '../support/forum.ts';

const { api, forgetLimits } = await testForum({ pages: true });
beforeEach(() => forgetLimits());

const own = { 'sec-fetch-site': 'same-origin' };
const choose = (to: string, headers: Record<string, string> = own) =>
  fetch(`${api.url}/theme?to=${to}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ _back: '/ng/latest', _key: 'x' }),
  });
const page = async (cookie = '') => (await api.fetch('/ng/privacy', {}, { headers: { cookie } })).text();
const sheet = (cookie = '') => api.fetch('/theme.css', {}, { headers: { cookie } });

describe('the theme', () => {
  test('is chosen by a form without script, for guests, and leads back; the page’s own code can read it', async () => {
    const answer = await choose('dark');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ng/latest']);
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('bb_theme='));
    expect(cookie).toMatch(/^bb_theme=dark; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    const back = await choose('phone');
    expect(back.headers.getSetCookie().join()).toMatch(/bb_theme=; Path=\/; Max-Age=0/);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin, by an old browser', { origin: 'https://elsewhere.example' }],
  ])('is not changed by %s', async (_whose, headers) => {
    expect((await choose('dark', headers)).headers.getSetCookie()).toEqual([]);
  });

  test('an unknown one is as the phone, and never stored', async () => {
    expect((await choose('<script>')).headers.getSetCookie().join()).toMatch(/bb_theme=; /);
  });

  test('leaves a guest’s page as it is for everybody, and is set in it before its styles', async () => {
    const html = await page();
    expect(await page('bb_theme=dark')).toBe(html);
    expect(html).not.toContain('data-theme="');
    const script = html.indexOf('bb_theme');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(html.indexOf('<style '));
    expect(html).toContain('<noscript><link rel="stylesheet" href="/theme.css"></noscript>');
  });

  test('gives a page without script its colours, as chosen and never stored', async () => {
    const [none, dark, light] = [await sheet(), await sheet('bb_theme=dark'), await sheet('bb_theme=light')];
    for (const answer of [none, dark, light]) {
      expect(answer.headers.get('content-type')).toContain('text/css');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('vary')).toContain('cookie');
    }
    expect(await none.text()).toBe('');
    expect(await dark.text()).toMatch(/^:root:root\{color-scheme:dark;.*--bb-surface:#1a1b28/);
    expect(await light.text()).toMatch(/^:root:root\{color-scheme:light;.*--bb-surface:#fff/);
  });
});

test('Enter in a field presses no button of the page, the theme’s neither: the first of its form is off', async () => {
  const [first = '', ...others] = (await page()).match(/<button[^>]* form="do"[^>]*>/g) ?? [];
  expect(first).toMatch(/^<button type="submit" form="do" disabled=""/);
  expect(others.some((button) => !button.includes('disabled'))).toBe(true);
});
