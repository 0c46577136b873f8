import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/support/chromium.ts';
import { pageCookie } from '../../server/platform/http/page-cookie.ts';
import type { Group, Site } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { threadPath } from '../mix.ts';
import type { Member } from '../world.ts';

export const group: Group = {
  name: 'interaction',
  at: 910,
  needs: 'site',
  lines: ({ server, setting, quick }: Site) =>
    interactions(server.url, `${threadPath(setting.threadOfText)}?limit=20`, setting.members[0]!, quick ? 3 : 9),
};

/** A phone whose processor is so many times slower than this machine's. */
const slower = 20;
const target = 200;

interface Press {
  name: string;
  /** Before it is measured. */
  begin?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
}

const field = '.reply-bar-field';
const text = 'dialog[open] textarea';
const openSheet = (page: Page) => page.locator(field).tap();
const close = (page: Page) => page.keyboard.press('Escape');
const presses: Press[] = [
  { name: 'a like', press: (page) => page.locator('.reply-row .act[aria-pressed]').first().tap() },
  { name: 'a menu', press: (page) => page.locator('.reply-row .icon-btn').first().tap(), end: close },
  { name: 'the reply sheet', press: openSheet, end: close },
  {
    name: 'a character of a reply',
    begin: async (page) => {
      await openSheet(page);
      await page.locator(text).waitFor();
      await settled(page);
    },
    press: (page) => page.keyboard.press('a'),
    end: close,
  },
];

/** How long a member waits from a press until the page shows something, on a page of 20 replies with their children. */
export async function interactions(
  url: string,
  path: string,
  member: Pick<Member, 'cookie' | 'token'>,
  times: number,
): Promise<Line[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: pageCookie, value: member.cookie, url }]);
    await context.addInitScript((token) => localStorage.setItem('auth_token', token), member.token);
    await context.addInitScript(watchEvents);
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await settled(page);
    const cdp = await context.newCDPSession(page);
    const lines: Line[] = [];
    for (const press of presses) {
      const waits = await measured(page, cdp, times, press);
      const remark = `CPU ${slower}x slower; worst ${Math.max(...waits).toFixed(0)} ms of ${waits.length}`;
      lines.push({ name: `INP of ${press.name}`, unit: 'ms', target, measured: percentile(waits, 0.5), remark });
    }
    return lines;
  } finally {
    await browser.close();
  }
}

/** Milliseconds of each press. */
async function measured(page: Page, cdp: CDPSession, times: number, { begin, press, end }: Press): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await begin?.(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => {
      window.__waits = [];
    });
    await press(page);
    await settled(page);
    waits.push(await page.evaluate(() => Math.max(0, ...(window.__waits ?? []))));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await end?.(page);
    await settled(page);
  }
  return waits;
}

declare global {
  interface Window {
    /** How long each event took from the finger to the frame, in milliseconds. */
    __waits?: number[];
  }
}

/** Runs in the page: what a browser reports as the time of an interaction. */
function watchEvents(): void {
  window.__waits = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) window.__waits?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Two frames and a quiet moment: what the press caused is drawn and reported. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
      }),
  );
