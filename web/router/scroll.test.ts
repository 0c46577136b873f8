import { afterEach, expect, test, vi } from 'vitest';
import { holdPlace } from './scroll.ts';

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
