import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeEntered } from './entered.ts';
import { takeNewcomer } from './newcomer.ts';
import { clearToken, readToken, storeToken } from './token.ts';

const cookies = new Map<string, string>();
const stores = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
const asked: { token: string | null; ticket: unknown }[] = [];
let answers: () => Response | Promise<Response>;
const answer = (data: object) => () => Response.json({ status: 1, code: 0, msg: '', data });
const session = { auth_token: 'of-the-form', remember: true, isNew: false };

beforeAll(() => {
  for (const [name, store] of Object.entries(stores))
    vi.stubGlobal(name, {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
      clear: () => store.clear(),
    });
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/', assign: () => undefined });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(set: string) {
      const [name, value] = set.split(';', 1)[0]!.split('=') as [string, string];
      if (set.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Headers; body: string }) => {
    asked.push({ token: headers.get('x-auth-token'), ticket: JSON.parse(body).ticket });
    return answers();
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  for (const store of [cookies, ...Object.values(stores)]) store.clear();
  clearToken();
  asked.length = 0;
  cookies.set('bb_entered', 'a-ticket');
  answers = answer(session);
});

describe('a session that a form began', () => {
  test('is taken for its ticket, which goes, and takes the place of another', async () => {
    storeToken('of-before');
    await takeEntered();
    expect(asked).toEqual([{ token: null, ticket: 'a-ticket' }]);
    expect([readToken(), cookies.has('bb_entered'), takeNewcomer()]).toEqual(['of-the-form', false, false]);
    await takeEntered();
    expect(asked).toHaveLength(1);
  });

  test('goes with the browser, and greets who has just registered, as its form said', async () => {
    answers = answer({ ...session, remember: false, isNew: true });
    await takeEntered();
    expect([cookies.get('bb_open'), takeNewcomer()]).toEqual(['1', true]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a network’s own page answers', () => new Response('<p>Log in</p>')],
    ['the site is busy', () => Response.json({ status: 0, code: 503, error: 'wire.unavailable' }, { status: 503 })],
    ['too many have asked', () => Response.json({ status: 0, code: 429, error: 'wire.too_many' }, { status: 429 })],
  ])('waits for the next page while %s', async (_why, refused) => {
    answers = refused;
    await takeEntered();
    expect([readToken(), cookies.get('bb_entered')]).toEqual([null, 'a-ticket']);
    answers = answer(session);
    await takeEntered();
    expect(readToken()).toBe('of-the-form');
  });

  test.each([
    [200, 'accounts.ticket_expired'],
    [400, 'wire.bad_input'],
  ])('is given up once refused with %i', async (status, error) => {
    answers = () => Response.json({ status: 0, code: -1, msg: 'That took too long.', error }, { status });
    await takeEntered();
    expect([readToken(), cookies.has('bb_entered')]).toEqual([null, false]);
  });
});
