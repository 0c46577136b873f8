import type { Page } from 'playwright-core';
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
    interactions(server.url, `${threadPath(setting.threadOfText)}?limit=20`, setting.members[0]!, quick ? 3 : 15),
};

/** A phone whose processor is so many times slower than this machine's. */
const slower = 20;
const target = 200;

interface Press {
  name: string;
  /** Before it is measured. */
  begin?: (page: Page) => Promise<unknown>;
  /** What a finger presses, or else a key. */
  on: { selector: string } | { key: string };
  end?: (page: Page) => Promise<unknown>;
}

const field = '.reply-bar-field';
const text = 'dialog[open] textarea';
const openSheet = (page: Page) => page.locator(field).tap();
const close = (page: Page) => page.keyboard.press('Escape');
const presses: Press[] = [
  { name: 'a like', on: { selector: '.reply-row .act[aria-pressed]' } },
  { name: 'a menu', on: { selector: '.reply-row .icon-btn' }, end: close },
  { name: 'the reply sheet', on: { selector: field }, end: close },
  {
    name: 'a character of a reply',
    begin: async (page) => {
      await openSheet(page);
      await page.locator(text).waitFor();
      await settled(page);
    },
    on: { key: 'a' },
    end: close,
  },
];

/** What the machine itself takes in that hour: a page of one button. */
const barePage = `data:text/html,<meta name=viewport content=width=device-width><button onclick="this.textContent+='.'">go</button>`;
const bareButton: Press = { name: 'a bare page’s button, for comparison', on: { selector: 'button' } };

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
    const bare = await context.newPage();
    await bare.goto(barePage);
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const lines = [await lineOf(bare, times, bareButton)];
    for (const press of presses) lines.push({ ...(await lineOf(page, times, press)), target });
    return [...lines, await lineOf(bare, times, bareButton)];
  } finally {
    await browser.close();
  }
}

async function lineOf(page: Page, times: number, press: Press): Promise<Line> {
  await page.bringToFront();
  await settled(page);
  const waits = await measured(page, times, press);
  const remark = `CPU ${slower}x slower; worst ${Math.max(...waits).toFixed(0)} ms of ${waits.length}`;
  return { name: `INP of ${press.name}`, unit: 'ms', measured: percentile(waits, 0.5), remark };
}

/** Milliseconds of each press. */
async function measured(page: Page, times: number, { begin, on, end }: Press): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const waits: number[] = [];
  for (let i = 0; i < times; i += 1) {
    await begin?.(page);
    const press = 'key' in on ? () => page.keyboard.press(on.key) : await finger(page, on.selector);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => {
      window.__waits = [];
    });
    await press();
    await settled(page);
    const wait = await page.evaluate(() => Math.max(0, ...(window.__waits ?? [])));
    if (wait === 0) throw new Error('the browser reported no interaction');
    waits.push(wait);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await end?.(page);
    await settled(page);
  }
  return waits;
}

/** Where it goes is looked for beforehand: Playwright's own look at what is hit would count as the page's. */
async function finger(page: Page, selector: string): Promise<() => Promise<void>> {
  const aim = page.locator(selector).first();
  await aim.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await aim.boundingBox())!;
  const at = [x + width / 2, y + height / 2] as const;
  const isHit = await aim.evaluate((element, place) => element.contains(document.elementFromPoint(...place)), at);
  if (!isHit) throw new Error(`something lies over ${selector}`);
  return () => page.touchscreen.tap(...at);
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
