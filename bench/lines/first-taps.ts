import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/support/chromium.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { threadPath } from '../mix.ts';
import type { Member } from '../world.ts';

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
/** Time for what was tapped last to be sent and answered. */
const settleMs = 6000;
/** The heart of the thread's first post. */
const heart = 'article.post-main .act[formaction*="threads.like"]';

interface Visit {
  page: Page;
  cdp: CDPSession;
  /** Bytes of pages, code and data over the wire so far, without pictures. */
  bytes: () => number;
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
    return [...lines, ...(await taps(browser, address, readers))];
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
  const pictures = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Image' && pictures.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, cdp, bytes: () => bytes, close: () => context.close() };
}

/** First paint, and the first moment at which a tap on the heart is answered; the median of three. */
async function firstUse(
  browser: Browser,
  address: string,
  { cpu, member }: { cpu: number; member: Member | undefined },
): Promise<Line[]> {
  const found: { paint: number; tap: number; bytes: number }[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { page, bytes, close } = await visit(browser, address, cpu, member);
    await page.addInitScript(watchHeart, heart);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const tap = await page.waitForFunction(() => (window as { __tappable?: number }).__tappable, undefined, {
      timeout: 60_000,
    });
    // The page itself to its end, and what else has come by then.
    await page.waitForLoadState('domcontentloaded');
    const kilobytes = bytes() / 1000;
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    found.push({ paint: paint / 1000, tap: Number(await tap.jsonValue()) / 1000, bytes: kilobytes });
    await close();
  }
  const median = (of: 'paint' | 'tap' | 'bytes') => found.map((each) => each[of]).sort((a, b) => a - b)[1]!;
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
    { name: `bytes until then, ${who}`, unit: 'kB', measured: median('bytes'), target: 40, remark: 'without pictures' },
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

/** One tap a visit, each of another member at another moment: what became of it. */
async function taps(browser: Browser, address: string, readers: readonly Member[]): Promise<Line[]> {
  const waiting = readers.map((member, i) => ({ member, afterMs: (tapWithinMs * i) / readers.length }));
  const counts = { lost: 0, doubled: 0, late: 0 };
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { sent, shownMs } = await tapOnce(browser, address, next);
      if (sent === 0) counts.lost += 1;
      if (sent > 1) counts.doubled += 1;
      if (shownMs > 100) counts.late += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const of = `of ${readers.length} taps at as many moments`;
  return [
    { name: 'taps lost', unit: 'taps', measured: counts.lost, target: 0, remark: of },
    { name: 'taps done twice', unit: 'taps', measured: counts.doubled, target: 0, remark: of },
    { name: 'taps that showed nothing for 100 ms', unit: 'taps', measured: counts.late, remark: of },
  ];
}

async function tapOnce(
  browser: Browser,
  address: string,
  { member, afterMs }: { member: Member; afterMs: number },
): Promise<{ sent: number; shownMs: number }> {
  const { page, close } = await visit(browser, address, 4, member);
  let sent = 0;
  page.on('response', (answer) => {
    if (/\/do\/threads\.like|\/post\/like$/.test(answer.url()) && answer.status() < 400) sent += 1;
  });
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(heart).waitFor({ timeout: 60_000 });
  await delay(afterMs);
  const shownMs = await page.evaluate(pressAndSee, heart);
  await delay(settleMs);
  await close();
  return { sent, shownMs };
}

/** Runs in the page: presses, and says after how many milliseconds it showed. */
async function pressAndSee(selector: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(selector)!;
  const look = (): string => `${button.className} ${button.getAttribute('aria-pressed')}`;
  const before = look();
  const start = performance.now();
  button.click();
  while (look() === before && performance.now() - start < 1000) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}
