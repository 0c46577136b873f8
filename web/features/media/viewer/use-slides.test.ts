import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mounted } from '../../../testing/mounted.tsx';
import { useSlides } from './use-slides.ts';

afterEach(() => {
  vi.useRealTimers();
});

const width = 100;

/** A track of slides that the test scrolls. */
function trackOf(count: number) {
  class Slide {
    offsetLeft: number;
    constructor(index: number) {
      this.offsetLeft = index * width;
    }
  }
  vi.stubGlobal('HTMLElement', Slide);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const track = Object.assign(new EventTarget(), {
    clientWidth: width,
    scrollLeft: 0,
    children: Array.from({ length: count }, (_, index) => new Slide(index)),
    scrollTo: ({ left }: { left: number }) => {
      if (track.scrollLeft === left) return;
      track.scrollLeft = left;
      track.dispatchEvent(new Event('scroll'));
    },
  });
  return track;
}

/** The slides of an address that follows late: where the track rested last, until the test lets it come. */
async function opened(count: number) {
  vi.useFakeTimers();
  const track = trackOf(count);
  const at = { current: track as unknown as HTMLElement };
  let rested: number | undefined;
  const onRest = (index: number) => {
    rested = index;
  };
  const screen = await mounted(() => {
    const [asked, ask] = useState(0);
    return { ...useSlides(at, { asked, count, onRest }), ask };
  });
  return {
    track,
    shown: () => screen.now().shown,
    go: (index: number) => screen.act(({ go }) => go(index)),
    /** The track comes to rest; where it did. */
    rest: async () => {
      await screen.act(() => vi.advanceTimersByTime(1000));
      return rested;
    },
    ask: (index: number) => screen.act(({ ask }) => ask(index)),
  };
}

test('an address that follows late leaves the picture that was gone to meanwhile', async () => {
  const { track, shown, go, rest, ask } = await opened(3);
  await go(1);
  expect(await rest()).toBe(1);
  await go(2);
  await ask(1);
  expect([shown(), track.scrollLeft]).toEqual([2, 2 * width]);
  expect(await rest()).toBe(2);
  await ask(2);
  expect(shown()).toBe(2);
});

test('an address that leads elsewhere is followed, also back to where the track once rested', async () => {
  const { track, shown, go, rest, ask } = await opened(3);
  await go(1);
  await rest();
  await ask(1);
  await ask(2);
  expect([shown(), track.scrollLeft]).toEqual([2, 2 * width]);
  await ask(1);
  expect([shown(), track.scrollLeft]).toEqual([1, width]);
});
