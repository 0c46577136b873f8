import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Come, readingNotes } from './reading-notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function noting({ withinMs = 60_000, isSent = () => true }: { withinMs?: number | null; isSent?: () => boolean } = {}) {
  const sent: Come[] = [];
  const send = async (come: Come) => {
    sent.push(come);
    return isSent();
  };
  return { ...readingNotes({ send, withinMs }), sent };
}

test('what is read is sent as the page is left, once, however often the reader scrolled', () => {
  const { came, flush, sent } = noting();
  for (const floor of [1, 2, 3, 4, 5]) came({ floor, position: 9 });
  expect(sent).toEqual([]);
  flush();
  flush();
  expect(sent).toEqual([{ floor: 5, position: 9 }]);
});

test('scrolling back takes nothing back, and says nothing new', () => {
  const { came, flush, sent } = noting();
  came({ floor: 5, position: 9 });
  flush();
  came({ floor: 2, position: 9 });
  flush();
  expect(sent).toEqual([{ floor: 5, position: 9 }]);
});

test('while a thread is read, it is sent once a minute; with data saved only as the page is left', () => {
  const [open, frugal] = [noting(), noting({ withinMs: null })];
  for (const { came } of [open, frugal]) {
    came({ floor: 1, position: 9 });
    vi.advanceTimersByTime(30_000);
    came({ floor: 2, position: 9 });
    vi.advanceTimersByTime(30_000);
  }
  expect(open.sent).toEqual([{ floor: 2, position: 9 }]);
  expect(frugal.sent).toEqual([]);
  vi.advanceTimersByTime(600_000);
  expect(open.sent).toHaveLength(1);
  frugal.flush();
  expect(frugal.sent).toEqual([{ floor: 2, position: 9 }]);
});

test('what could not be sent is tried again at the next occasion', async () => {
  let isSent = false;
  const { came, flush, sent } = noting({ isSent: () => isSent });
  came({ floor: 1, position: 2 });
  flush();
  await vi.runAllTimersAsync();
  isSent = true;
  flush();
  await vi.runAllTimersAsync();
  flush();
  expect(sent).toHaveLength(2);
});
