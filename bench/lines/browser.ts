import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../e2e/support/chromium.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { threadPath } from '../mix.ts';

export const group: Group = {
  name: 'browser',
  at: 900,
  needs: 'site',
  lines: ({ server, setting }) => pageInBrowser(server.url, threadPath(setting.threadOfText)),
};

interface Part {
  type: string;
  url: string;
  /** Bytes over the wire, as the browser was sent them. */
  sent: number;
  /** Bytes when packed by gzip, as the figures that ours are compared with were taken. */
  gz: number;
  /** Of a document: its style sheets, packed. A guest's page holds its look. */
  gzStyles: number;
}

type Known = Omit<Part, 'gz' | 'gzStyles'>;

const phone = { width: 360, height: 740 };
/** 400 kbit/s each way. */
const bytesPerSecond = 400_000 / 8;

/** Weight and paint times of a thread page in a real Chromium. */
export async function pageInBrowser(url: string, path: string): Promise<Line[]> {
  const browser = await launchChromium();
  try {
    const parts = await firstVisit(browser, url + path);
    const paint = await paintTimes(browser, url + path);
    return [...weights(parts), ...paint];
  } finally {
    await browser.close();
  }
}

function weights(parts: readonly Part[]): Line[] {
  const sum = (take: (part: Part) => boolean, size: 'sent' | 'gz' | 'gzStyles') =>
    parts.filter(take).reduce((total, part) => total + part[size], 0) / 1000;
  // Texts are scripts too: the page needs them in its language.
  const script = ({ type }: Part) => type === 'Script';
  const others = ({ url }: Part) => !new URL(url).pathname.startsWith('/media/');
  return [
    { name: 'JavaScript of a thread page, gzip', unit: 'kB', target: 135, measured: sum(script, 'gz') },
    {
      name: 'CSS, gzip',
      unit: 'kB',
      target: 15,
      measured: sum(({ type }) => type === 'Stylesheet', 'gz') + sum(({ type }) => type === 'Document', 'gzStyles'),
    },
    { name: 'fonts', unit: 'kB', target: 0, measured: sum(({ type }) => type === 'Font', 'gz') },
    {
      name: "first visit without members' pictures, gzip",
      unit: 'kB',
      target: 160,
      measured: sum(others, 'gz'),
      remark: `${sum(others, 'sent').toFixed(1)} kB as sent, in ${parts.filter(others).length} requests`,
    },
  ];
}

async function newPage(browser: Browser): Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { page, cdp, close: () => context.close() };
}

async function firstVisit(browser: Browser, address: string): Promise<Part[]> {
  const { page, cdp, close } = await newPage(browser);
  const responses = new Map<string, { type: string; url: string }>();
  const finished: (Known & { requestId: string })[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, url: response.url }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = responses.get(requestId);
    if (known?.url.startsWith('http')) finished.push({ requestId, ...known, sent: encodedDataLength });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // What comes once the page has nothing else to do counts, too.
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForLoadState('networkidle');
  const parts = await Promise.all(finished.map(({ requestId, ...known }) => partOf(cdp, requestId, known)));
  await close();
  return parts;
}

async function partOf(cdp: CDPSession, requestId: string, known: Known): Promise<Part> {
  const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
  const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
  // What is packed already doesn't shrink further.
  const styles =
    known.type === 'Document' ? [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css) : [];
  return {
    ...known,
    gz: /Image|Font|Media/.test(known.type) ? bytes.length : gzipSync(bytes).length,
    gzStyles: styles.length > 0 ? gzipSync(styles.join('')).length : 0,
  };
}

/** First and largest contentful paint on a slow phone and network, from the guests' cache; the median of three. */
async function paintTimes(browser: Browser, address: string): Promise<Line[]> {
  const first: number[] = [];
  const largest: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { page, cdp, close } = await newPage(browser);
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const [fcp, lcp] = await page.evaluate(paints);
    first.push(fcp);
    largest.push(lcp);
    await close();
  }
  const remark = '400 kbit/s, 400 ms, CPU 4x slower';
  return [
    { name: 'first contentful paint', unit: 's', target: 0.8, measured: median(first) / 1000, remark },
    { name: 'largest contentful paint', unit: 's', target: 1.5, measured: median(largest) / 1000, remark },
  ];
}

/** Runs in the page. */
async function paints(): Promise<[number, number]> {
  const last = (type: string) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type,
        buffered: true,
      });
    });
  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  return [fcp?.startTime ?? Number.NaN, await last('largest-contentful-paint')];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
