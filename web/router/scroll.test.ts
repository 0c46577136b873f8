import { afterEach, expect, test, vi } from 'vitest';
import { holdPlace, ownScroll, scrollNow, scrollTo } from './scroll.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose frames come by hand; the browser holds places by itself unless the page switches that off. */
function aWindow() {
  const style = new Map<string, string>();
  const frames: (() => void)[] = [];
  vi.stubGlobal('window', { innerHeight: 800, scrollY: 0, scrollBy: () => undefined });
  vi.stubGlobal('document', {
    documentElement: {
      style: {
        setProperty: (name: string, value: string) => style.set(name, value),
        removeProperty: (name: string) => style.delete(name),
      },
    },
    querySelectorAll: () => [],
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return {
    browserHolds: () => style.get('overflow-anchor') !== 'none',
    nextFrame: () => {
      for (const frame of frames.splice(0)) frame();
    },
  };
}

test('the browser holds no place from a change’s beginning to the frame after it', () => {
  const { browserHolds, nextFrame } = aWindow();
  const done = holdPlace();
  expect(browserHolds()).toBe(false);
  done();
  expect(browserHolds()).toBe(false);
  nextFrame();
  expect(browserHolds()).toBe(true);
});

test('nor where the next change begins before the frame after the last one', () => {
  const { browserHolds, nextFrame } = aWindow();
  holdPlace()();
  const done = holdPlace();
  nextFrame();
  expect(browserHolds()).toBe(false);
  done();
  nextFrame();
  expect(browserHolds()).toBe(true);
});

/** A page whose fragment's place moves from frame to frame, as rows above it get their own heights. */
function aPageThatSettles(heights: readonly number[]) {
  const frames: (() => void)[] = [];
  const acts = new Map<string, () => void>();
  const above = [...heights];
  const page = {
    innerHeight: 800,
    scrollY: 0,
    addEventListener: (act: string, then: () => void) => acts.set(act, then),
  };
  const row = {
    setAttribute: () => undefined,
    closest: () => null,
    scrollIntoView: () => {
      page.scrollY = above[0]!;
    },
  };
  vi.stubGlobal('window', Object.assign(page, { history: {} }));
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 100_000 },
    getElementById: () => row,
    querySelector: () => null,
  });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  ownScroll(() => 'here');
  return {
    page,
    act: (name: string) => acts.get(name)?.(),
    nextFrame: () => {
      if (above.length > 1) above.shift();
      for (const frame of frames.splice(0)) frame();
    },
  };
}
const led = { pathname: '/forum/188/1024', search: '', hash: '#pid1157', key: 'led' };

test('the fragment’s place stands where it was led to, also once the rows above it have their own heights', () => {
  const { page, nextFrame } = aPageThatSettles([1000, 850, 820]);
  scrollTo(led, false);
  scrollNow();
  expect(page.scrollY).toBe(1000);
  nextFrame();
  nextFrame();
  expect(page.scrollY).toBe(820);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('a reader’s %s ends it', (name) => {
  const { page, act, nextFrame } = aPageThatSettles([1000, 850]);
  scrollTo(led, false);
  scrollNow();
  act(name);
  nextFrame();
  expect(page.scrollY).toBe(1000);
});

test('so does another part that scrolls, and the next step', () => {
  const { page, nextFrame } = aPageThatSettles([1000, 850, 840]);
  scrollTo(led, false);
  scrollNow();
  page.scrollY = 300;
  nextFrame();
  expect(page.scrollY).toBe(300);
  scrollTo(led, false);
  scrollNow();
  scrollTo(led, false);
  nextFrame();
  expect(page.scrollY).toBe(850);
});
