import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries } from '../../contract/primitives/countries.ts';
import { addressIn } from '../router/locale.ts';
import { isFrugal } from '../session/connection.ts';
import { splitLocale } from './address.ts';
import { onlineStore } from './online.ts';
import { randomString } from './random.ts';
import { footerHeight, halfway, nearEnd, scrollToTop, triggerDistance } from './scroll.ts';
import { scrollPauseMs, throttle } from './throttle.ts';

describe('R-MSC-043 random strings', () => {
  test('have 32 characters by default', () => {
    expect(randomString()).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(randomString(8)).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(randomString(0)).toBe('');
  });
  test('differ, and use the whole alphabet', () => {
    const many = Array.from({ length: 500 }, () => randomString());
    expect(new Set(many).size).toBe(500);
    expect(new Set(many.join('')).size).toBe(62);
  });
});

describe('the scroll handler', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('runs at once, then once in 300 ms, and never misses the last call', () => {
    let runs = 0;
    const handler = throttle(() => {
      runs += 1;
    }, scrollPauseMs);
    for (let i = 0; i < 10; i += 1) handler();
    expect(runs).toBe(1);
    vi.advanceTimersByTime(299);
    expect(runs).toBe(1);
    vi.advanceTimersByTime(1);
    expect(runs).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(runs).toBe(2);
    handler();
    expect(runs).toBe(3);
  });

  test('runs no more once cancelled', () => {
    let runs = 0;
    const handler = throttle(() => {
      runs += 1;
    }, scrollPauseMs);
    handler();
    handler();
    handler.cancel();
    vi.advanceTimersByTime(1000);
    expect(runs).toBe(1);
  });
});

describe('scrolling', () => {
  test('R-MSC-046 the next page loads 40 and the footer of 154 from the end', () => {
    expect(triggerDistance + footerHeight).toBe(194);
    const list = { viewport: 800, height: 4000 };
    expect(nearEnd({ ...list, top: 4000 - 800 - 195 })).toBe(false);
    expect(nearEnd({ ...list, top: 4000 - 800 - 194 })).toBe(true);
    expect(nearEnd({ top: 0, viewport: 800, height: 300 })).toBe(true);
  });

  test('R-MSC-047 to the top goes by halves', () => {
    expect([1000, 501, 3, 2, 1, 0.4, 0].map(halfway)).toEqual([500, 250, 1, 1, 0, 0, 0]);
  });

  test('R-MSC-047 a step every 30 ms until the top is reached', () => {
    vi.useFakeTimers();
    const visited: number[] = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('scrollY', 8);
    vi.stubGlobal('scrollTo', (_x: number, y: number) => {
      visited.push(y);
      vi.stubGlobal('scrollY', y);
    });
    scrollToTop();
    vi.advanceTimersByTime(29);
    expect(visited).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(visited).toEqual([4]);
    vi.advanceTimersByTime(1000);
    expect(visited).toEqual([4, 2, 1, 0]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});

describe('R-MSC-055 a network that is slow or paid by the byte', () => {
  test.each([
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{}, false],
    [undefined, false],
  ])('%o: %s', (connection, frugal) => {
    expect(isFrugal(connection)).toBe(frugal);
  });
});

test('R-MSC-041 follows the browser on and off the network', () => {
  const host = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const store = onlineStore(host);
  const seen: boolean[] = [];
  const leave = store.subscribe(() => seen.push(store.read()));
  host.navigator.onLine = false;
  host.dispatchEvent(new Event('offline'));
  host.navigator.onLine = true;
  host.dispatchEvent(new Event('online'));
  leave();
  host.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([false, true]);
});

describe('addresses in a locale', () => {
  const ghana = countries.find((country) => country.code === 'gh')!;
  const world = countries.find((country) => country.code === 'global')!;

  test.each([
    ['/', 'global', '/'],
    ['/latest', 'global', '/latest'],
    ['/ng', 'ng', '/'],
    ['/ng/', 'ng', '/'],
    ['/ng/forum/188/7', 'ng', '/forum/188/7'],
    ['/xx/latest', 'global', '/xx/latest'],
    ['/global/latest', 'global', '/global/latest'],
  ])('%s is %s and %s', (address, code, path) => {
    expect(splitLocale(address)).toMatchObject({ country: { code }, path });
  });

  test('R-MSC-030 a country switch rewrites the locale segment', () => {
    const { path } = splitLocale('/ng/forum/188/7');
    expect(addressIn(ghana, '/')).toBe('/gh');
    expect(addressIn(ghana, path, '?page=2', '#r3')).toBe('/gh/forum/188/7?page=2#r3');
    expect(addressIn(world, path)).toBe('/forum/188/7');
    expect(addressIn(world, splitLocale('/ng').path)).toBe('/');
  });
});
