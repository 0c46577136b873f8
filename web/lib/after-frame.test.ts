import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frameDrawn } from './after-frame.ts';

let frames: (() => void)[];
let page: EventTarget;

beforeEach(() => {
  frames = [];
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { userAgent: 'Android' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether it has come to pass by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

test('what may wait for the answer to a press waits until that is drawn', async () => {
  const drawn = frameDrawn();
  expect(await isOver(drawn)).toBe(false);
  frames[0]!();
  expect(await isOver(drawn)).toBe(false);
  vi.runAllTimers();
  expect(await isOver(drawn)).toBe(true);
});

test('it waits no longer where the page is left first', async () => {
  const drawn = frameDrawn();
  page.dispatchEvent(new Event('pagehide'));
  expect(await isOver(drawn)).toBe(true);
});
