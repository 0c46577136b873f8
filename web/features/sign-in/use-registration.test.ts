import { beforeEach, expect, test, vi } from 'vitest';
import { mounted } from '../../testing/mounted.tsx';
import { useRegistration } from './components/use-registration.ts';
import type { RegisterValues } from './registration.ts';

const filled: Partial<RegisterValues> = {
  ...{ way: 'email', email: 'ada@example.com', imageCode: '1234', username: 'ada_obi', agreed: true },
  ...{ password: 'correct-horse-9' },
};

let asked: { path: string; body: Record<string, unknown> }[] = [];
let answer: (path: string) => Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body ?? '{}')) });
    return answer(path);
  });
});

/** The form of registration with these values in it. */
async function formWith(values: Partial<RegisterValues>) {
  const form = await mounted(() => useRegistration({ current: null }, '', () => {}), { country: 'ng' });
  await form.act(({ change }) => change(values));
  /** What was typed outlives the form. */
  return { ...form, end: () => form.act(({ forget }) => forget()) };
}

const aboutName = (messagevar: string, messagestr: string) => async () =>
  Response.json({ code: '0', msg: '', data: { Variables: { Message: { messagevar, messagestr } } } });
const pathsAsked = () => asked.map(({ path }) => path.split('?')[0]);

test('R-REG-012 whether a name is taken is asked when its field is left, and said at it', async () => {
  answer = aboutName('error', 'This name is taken.');
  const { act, now, end } = await formWith({ username: 'ada_obi' });
  expect(asked).toEqual([]);
  const leave = () =>
    act(async ({ leave }) => {
      leave('username');
      await vi.advanceTimersByTimeAsync(0);
    });
  await leave();
  expect(asked.map(({ body }) => body)).toEqual([{ username: 'ada_obi' }]);
  expect(now().errors).toEqual({ username: 'This name is taken.' });
  answer = aboutName('succeed', '');
  await act(({ change }) => change({ username: 'ada_obi_2' }));
  await leave();
  expect([asked.length, now().errors]).toEqual([2, {}]);
  // One that no name may be is said without the server.
  await act(({ change }) => change({ username: 'ada' }));
  await leave();
  expect([asked.length, now().errors.username]).toEqual([2, expect.stringMatching(/./)]);
  await end();
});

test('R-REG-004 the button is busy while the registration is on its way, and back afterwards; sent twice it is one', async () => {
  let lose = () => {};
  answer = () =>
    new Promise((_, reject) => {
      lose = () => reject(new TypeError('no network'));
    });
  const { act, now, end } = await formWith(filled);
  expect([now().complete, now().busy]).toEqual([true, false]);
  const submit = () => act(({ submit: send }) => void send());
  await submit();
  await submit();
  // It is sealed first, by a key that is asked for.
  await vi.waitFor(() => expect(pathsAsked()).toEqual(['/.well-known/jwks.json']));
  expect(now().busy).toBe(true);
  await act(() => lose());
  await vi.waitFor(() => act(() => expect(now().busy).toBe(false)));
  expect(pathsAsked()).toHaveLength(1);
  await end();
});
