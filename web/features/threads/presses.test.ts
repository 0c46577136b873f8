import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiRefusal } from '../../api/wire.ts';
import { isPressed } from '../../lib/pressed-marks.ts';
import { Waits } from '../../offline/queue/from-page.ts';
import { type Presses, press } from './presses.ts';

const refused = new ApiRefusal({
  name: 'threads.closed',
  msg: 'It is closed.',
  code: 1,
  errCode: 1,
  http: 403,
  issues: [],
  extra: {},
});

/** A like button, and the server that answers what is asked of it when a test says so. */
function likes(action?: string) {
  const presses: Presses = new Map();
  const asked: { wanted: boolean; answer: (now: boolean) => void; refuse: (error: Error) => void }[] = [];
  const button = { shown: false };
  const tap = () =>
    press<boolean>(presses, {
      key: 'like',
      ...(action && { action }),
      show: (now) => {
        button.shown = now;
      },
      before: button.shown,
      turned: (from) => !from,
      ask: (wanted) => {
        const { promise, resolve, reject } = Promise.withResolvers<boolean>();
        asked.push({ wanted, answer: resolve, refuse: reject });
        return promise;
      },
    });
  return { asked, button, tap };
}

describe('presses of one mark', () => {
  test('one is shown at once, and undone where it is refused', async () => {
    const { asked, button, tap } = likes();
    const done = tap();
    expect(button.shown).toBe(true);
    asked[0]!.refuse(refused);
    expect(await done).toBe(false);
    expect(button.shown).toBe(false);
  });

  test('one at a time is on its way, and of what was pressed meanwhile the last is asked for', async () => {
    const { asked, button, tap } = likes();
    const done = tap();
    await tap();
    await tap();
    await tap();
    expect(asked.map(({ wanted }) => wanted)).toEqual([true]);
    expect(button.shown).toBe(false);
    asked[0]!.answer(true);
    await expect.poll(() => asked.map(({ wanted }) => wanted)).toEqual([true, false]);
    expect(button.shown).toBe(false);
    asked[1]!.answer(false);
    expect(await done).toBe(true);
    expect(button.shown).toBe(false);
  });

  test.each([
    { name: 'is done', first: (one: { answer: (now: boolean) => void }) => one.answer(true), stands: true },
    { name: 'waits', first: (one: { refuse: (error: Error) => void }) => one.refuse(new Waits()), stands: true },
    {
      name: 'is refused',
      first: (one: { refuse: (error: Error) => void }) => one.refuse(refused),
      stands: false,
    },
  ])('where the first $name and the next is refused, what the first left stands', async ({ first, stands }) => {
    const { asked, button, tap } = likes();
    const done = tap();
    await tap();
    first(asked[0]!);
    await expect.poll(() => asked.length).toBe(2);
    asked[1]!.refuse(refused);
    await done;
    expect(button.shown).toBe(stands);
  });
});

/** Frames come when the test says so, and the page is left. */
function frames() {
  const page = new EventTarget();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    next: () => vi.advanceTimersByTime(20),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    hide: () => document.dispatchEvent(new Event('visibilitychange')),
  };
}

describe('a mark with a button', () => {
  const action = '/do/threads.like?pid=7&like=1';

  test('turns alone at once; its page shows it and it is asked for after the frame', () => {
    const { next } = frames();
    const { asked, button, tap } = likes(action);
    void tap();
    expect([isPressed(action), button.shown, asked.length]).toEqual([true, false, 0]);
    next();
    expect([isPressed(action), button.shown, asked.length]).toEqual([false, true, 1]);
    next();
    expect(asked.length).toBe(1);
  });

  test.each(['leave', 'hide'] as const)('is asked for once where its page is gone before that frame (%s)', (go) => {
    const page = frames();
    const { asked, button, tap } = likes(action);
    void tap();
    page[go]();
    expect([isPressed(action), button.shown, asked.length]).toEqual([false, true, 1]);
    page.next();
    page.leave();
    expect(asked.length).toBe(1);
  });

  test('waits for no frame where a keyboard opens within a press alone', () => {
    frames();
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' });
    const { asked, button, tap } = likes(action);
    void tap();
    expect([isPressed(action), button.shown, asked.length]).toEqual([false, true, 1]);
  });

  test('pressed again before that frame stands as it did, and what it became is asked for', async () => {
    const { next } = frames();
    const { asked, button, tap } = likes(action);
    void tap();
    void tap();
    expect([isPressed(action), button.shown]).toEqual([false, false]);
    next();
    expect([button.shown, asked.map(({ wanted }) => wanted)]).toEqual([false, [false]]);
    asked[0]!.answer(false);
    await vi.waitFor(() => expect(asked.length).toBe(1));
  });

  test('pressed again while one is on its way turns at once, and is asked for next', async () => {
    const { next } = frames();
    const { asked, button, tap } = likes(action);
    const done = tap();
    next();
    void tap();
    expect([isPressed(action), button.shown]).toEqual([true, true]);
    next();
    expect(button.shown).toBe(false);
    asked[0]!.answer(true);
    await vi.waitFor(() => expect(asked.map(({ wanted }) => wanted)).toEqual([true, false]));
    asked[1]!.answer(false);
    expect([await done, button.shown]).toEqual([true, false]);
  });

  test('that is refused goes back', async () => {
    const { next } = frames();
    const { asked, button, tap } = likes(action);
    const done = tap();
    next();
    asked[0]!.refuse(refused);
    expect([await done, isPressed(action), button.shown]).toEqual([false, false, false]);
  });
});
