import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/support/chromium.ts';
import { random } from '../../world/large/random.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { threadPath } from '../mix.ts';
import { type Member, memberHeaders } from '../world.ts';

export const group: Group = {
  name: 'first-taps',
  at: 910,
  needs: 'site',
  lines: firstTaps,
};

/** 400 kbit/s each way. */
const bytesPerSecond = 400_000 / 8;
const phone = { width: 360, height: 740 };
/** Visits at a time: more would measure the machine. */
const atOnce = 3;
/** A tap may come at any moment until the page has long been alive. */
const tapWithinMs = 9000;
/** Moments are drawn by it: the same in each run. */
const tapSeed = 1;
/** Time for what was handed over to be sent and answered, once the page is alive. */
const settleMs = 2500;
/** The heart of the thread's first post. */
const heart = 'article.post-main .act[formaction*="threads.like"]';

interface Visit {
  page: Page;
  cdp: CDPSession;
  /** Bytes over the wire of the page itself, and of what else but pictures had come so many seconds after it was asked for. */
  bytesWithin: (seconds: number) => number;
  close: () => Promise<void>;
}

/** When a thread's page can be used on a slow phone, what has come by then, and whether any tap is lost or done twice. */
async function firstTaps({ server, setting, quick }: Site): Promise<Line[]> {
  const browser = await launchChromium();
  const address = server.url + threadPath(setting.threadOfText);
  const reader = setting.members[0]!;
  try {
    const lines: Line[] = [];
    for (const cpu of [4, 20]) {
      for (const member of [undefined, reader]) lines.push(...(await firstUse(browser, address, { cpu, member })));
    }
    const readers = setting.members.slice(1, quick ? 13 : 201);
    return [...lines, ...(await taps(browser, address, setting.threadOfText.tid, readers))];
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, cpu: number, member: Member | undefined): Promise<Visit> {
  const context = await browser.newContext({
    ...{ viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    ...(member && { extraHTTPHeaders: { 'x-forwarded-for': member.address } }),
  });
  if (member) {
    await context.addCookies([{ name: 'bb_page', value: member.cookie, url: new URL(url).origin }]);
    await context.addInitScript((token) => localStorage.setItem('auth_token', token), member.token);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const asked = new Map<string, string | undefined>();
  const come: { isPage: boolean; at: number; bytes: number }[] = [];
  let begun = Number.NaN;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    if (type === 'Document' && asked.size === 0) begun = timestamp;
    asked.set(requestId, type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
    const type = asked.get(requestId);
    if (type !== 'Image') come.push({ isPage: type === 'Document', at: timestamp - begun, bytes });
  });
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const bytesWithin = (seconds: number): number =>
    come.reduce((sum, { isPage, at, bytes }) => (isPage || at <= seconds ? sum + bytes : sum), 0);
  return { page, cdp, bytesWithin, close: () => context.close() };
}

/** First paint, and the first moment at which a tap on the heart is answered; the median of five. */
async function firstUse(
  browser: Browser,
  address: string,
  { cpu, member }: { cpu: number; member: Member | undefined },
): Promise<Line[]> {
  const found: { paint: number; tap: number; bytes: number }[] = [];
  for (let i = 0; i < 5; i += 1) {
    const { page, bytesWithin, close } = await visit(browser, address, cpu, member);
    await page.addInitScript(watchHeart, heart);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    // Nothing is asked of the page until it is there: what Playwright puts into it for that costs 0.2 s at 20x.
    await page.waitForLoadState('load', { timeout: 60_000 });
    const tap = await page.waitForFunction(() => (window as { __tappable?: number }).__tappable);
    const seconds = Number(await tap.jsonValue()) / 1000;
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    // The page itself counts to its end, also where the tap comes before it.
    found.push({ paint: paint / 1000, tap: seconds, bytes: bytesWithin(seconds) / 1000 });
    await close();
  }
  const median = (of: 'paint' | 'tap' | 'bytes') => found.map((each) => each[of]).sort((a, b) => a - b)[2]!;
  const who = `${member ? 'member' : 'guest'}, CPU ${cpu}x slower`;
  const remark = '400 kbit/s, 400 ms';
  return [
    {
      name: `first paint, ${who}`,
      unit: 's',
      measured: median('paint'),
      remark,
      ...(cpu === 4 && { target: member ? 1 : 0.8 }),
    },
    {
      name: `first tap that is answered, ${who}`,
      unit: 's',
      measured: median('tap'),
      target: cpu === 4 ? 1.5 : 2.5,
      remark,
    },
    {
      name: `bytes until then, ${who}`,
      unit: 'kB',
      measured: median('bytes'),
      remark: 'without pictures',
      ...(cpu === 4 && { target: 40 }),
    },
  ];
}

/** Runs in the page: notes when the heart is drawn and something listens to it. */
function watchHeart(selector: string): void {
  const look = (): void => {
    const drawn = document.querySelector(selector)?.getClientRects().length;
    const listens = '__early' in window || '__router' in window;
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (drawn && listens && painted) Object.assign(window, { __tappable: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What became of a tap. */
interface Tapped {
  /** Likes that the browser was answered. */
  sent: number;
  /** Whether the server has the opposite of before. */
  done: boolean;
  /** Milliseconds from the finger to what it showed. */
  shownMs: number;
  /** The page's code was there already. */
  wasAlive: boolean;
}

/** One tap a visit, each of another member at another moment: what became of it in the browser, and on the server. */
async function taps(browser: Browser, address: string, tid: number, readers: readonly Member[]): Promise<Line[]> {
  const next = random(tapSeed);
  const waiting = readers.map((member) => ({ member, afterMs: next() * tapWithinMs }));
  const tapped: Tapped[] = [];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one; one = waiting.pop()) tapped.push(await tapOnce(browser, address, tid, one));
  };
  const before = await likesOf(address, tid, readers[0]!);
  await Promise.all(Array.from({ length: atOnce }, work));
  const after = await likesOf(address, tid, readers[0]!);
  const count = (is: (one: Tapped) => boolean): number => tapped.filter(is).length;
  const of = `of ${tapped.length} taps at random moments, ${count(({ wasAlive }) => !wasAlive)} before the page’s code`;
  // Whoever has liked it in a run before takes that back.
  const turned = `${before} likes before, ${after} after`;
  return [
    { name: 'taps lost', unit: 'taps', measured: count(({ done }) => !done), target: 0, remark: `${of}; ${turned}` },
    { name: 'taps done twice', unit: 'taps', measured: count(({ sent }) => sent > 1), target: 0, remark: of },
    {
      name: 'taps that showed nothing for 100 ms',
      unit: 'taps',
      measured: count(({ shownMs }) => shownMs > 100),
      remark: of,
    },
  ];
}

/** What the server says of a thread to a member. */
async function askServer(address: string, tid: number, member: Member): Promise<{ is_like: number; like: number }> {
  const answer = await fetch(new URL(`/v5/content/thread/${tid}`, address), { headers: memberHeaders(member) });
  return ((await answer.json()) as { data: { is_like: number; like: number } }).data;
}

const likesOf = async (address: string, tid: number, member: Member): Promise<number> =>
  (await askServer(address, tid, member)).like;

async function tapOnce(
  browser: Browser,
  address: string,
  tid: number,
  { member, afterMs }: { member: Member; afterMs: number },
): Promise<Tapped> {
  const before = await askServer(address, tid, member);
  const { page, close } = await visit(browser, address, 4, member);
  let sent = 0;
  page.on('response', (answer) => {
    if (/\/do\/threads\.like|\/post\/like$/.test(answer.url()) && answer.status() < 400) sent += 1;
  });
  await page.addInitScript(watchPress, heart);
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(heart).waitFor({ timeout: 60_000 });
  await delay(afterMs);
  const { x, y, wasAlive } = await page.evaluate(placeOfHeart, heart);
  await page.touchscreen.tap(x, y);
  // Whatever was to be done twice would be by then.
  await page.waitForFunction(() => '__router' in window, undefined, { timeout: 60_000 });
  await delay(settleMs);
  const shownMs = await page.evaluate(() => (window as { __shownMs?: number }).__shownMs ?? Number.POSITIVE_INFINITY);
  await close();
  const after = await askServer(address, tid, member);
  return { sent, done: after.is_like !== before.is_like, shownMs, wasAlive };
}

/** Runs in the page: where a finger goes. */
function placeOfHeart(selector: string): { x: number; y: number; wasAlive: boolean } {
  const button = document.querySelector(selector)!;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, wasAlive: '__router' in window };
}

/** Runs in the page: notes how long it took from the finger until the heart looked otherwise. */
function watchPress(selector: string): void {
  let pressed: number | undefined;
  const press = (event: Event): void => {
    if ((event.target as Element).closest?.(selector)) pressed ??= event.timeStamp;
  };
  addEventListener('pointerup', press, { capture: true });
  const look = (changes: MutationRecord[]): void => {
    if (pressed === undefined || '__shownMs' in window) return;
    if (!changes.some(({ target }) => (target as Element).matches('article.post-main .act'))) return;
    Object.assign(window, { __shownMs: performance.now() - pressed });
  };
  new MutationObserver(look).observe(document, { attributeFilter: ['class', 'aria-pressed'], subtree: true });
}
