import { describe, expect, test } from 'vitest';
import { mayReload, reloadForChunk, reloadPauseMs } from './chunk-failure.ts';

describe('R-MSC-039 code that fails to load', () => {
  test.each([
    [null, 0, true],
    [0, reloadPauseMs - 1, false],
    [0, reloadPauseMs, true],
    [50_000, 40_000, true],
  ])('last reload at %s, now %s: %s', (last, now, may) => {
    expect(mayReload(last, now)).toBe(may);
  });

  test('reloads the page at most once a minute', () => {
    const stored = new Map<string, string>();
    let reloads = 0;
    let now = 1_000_000;
    const host = {
      store: {
        read: (key: string) => stored.get(key) ?? null,
        write: (key: string, text: string | null) => Boolean(stored.set(key, text ?? '')),
      },
      now: () => now,
      reload: () => {
        reloads += 1;
      },
    };
    expect(reloadForChunk(host)).toBe(true);
    now += 59_999;
    expect(reloadForChunk(host)).toBe(false);
    now += 1;
    expect(reloadForChunk(host)).toBe(true);
    expect(reloads).toBe(2);
  });

  test('never reloads where the time of it can not be stored', () => {
    const host = { store: { read: () => null, write: () => false }, now: () => 0, reload: () => expect.unreachable() };
    expect(reloadForChunk(host)).toBe(false);
  });
});
