import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, describe, expect, inject } from 'vitest';
import { Api } from '../../tests/support/api.ts';
import { isJourneyTried, isScreenChecked, oneOf, sweepSeed } from '../../tests/support/sweep.ts';
import { checkAccessibility, checkOverflow } from './checks.ts';
import { launchChromium } from './chromium.ts';
import { addDevanagari } from './fonts.ts';
import { heights, Person, type Width } from './person.ts';

/** How somebody comes to the site. */
export interface Visit {
  width?: Width;
  dark?: boolean;
  javaScript?: boolean;
  /** Another site than the one that all journeys share. */
  at?: string;
  /** The site's service worker may come: what it fetches passes by `page.route`, so most journeys go without. */
  worker?: boolean;
  /** The browser's language, as in accept-language. */
  language?: 'en' | 'fr' | 'hi' | 'ar';
}

/** The journey's browser, and what went wrong in it without anybody looking. */
export class Journey {
  readonly url: string = inject('siteUrl');
  readonly faults: string[] = [];
  /** A form that was sent before its code was there answers a refusal with the page and a status. */
  private readonly expected: RegExp[] = [/status of 4(01|22) .*\/do\//];
  private readonly contexts: BrowserContext[] = [];
  private readonly endings: (() => unknown)[] = [];
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** A new visitor with an empty browser: no cookies, no storage. */
  async visitor(visit: Visit = {}): Promise<Person> {
    const { width = 1280, dark = false, javaScript = true, language = 'en', at = this.url, worker = false } = visit;
    const api = new Api(at);
    const context = await this.browser.newContext({
      baseURL: at,
      viewport: { width, height: heights[width] },
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: javaScript,
      locale: language,
      serviceWorkers: worker ? 'allow' : 'block',
      hasTouch: width < 768,
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': api.address },
    });
    this.contexts.push(context);
    context.setDefaultTimeout(40_000);
    if (javaScript) await addDevanagari(context);
    const page = await context.newPage();
    this.watch(page);
    return new Person(page, api, javaScript);
  }

  /** A fault that the journey provokes: the console's line on an answer of 404, say. */
  expectFault(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Ends what the journey started, last first, once its pages are closed: one that still loads would miss its site. */
  endWith(ending: () => unknown): void {
    this.endings.unshift(ending);
  }

  /** Console errors, CSP violations and uncaught errors end the test, wherever they happen. */
  private watch(page: Page): void {
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** Nothing unexpected may have gone wrong since it was last asked; a journey over many pages asks after each. */
  expectNoFaults(): void {
    const since = this.faults.splice(0);
    const unexpected = since.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'faults in the browser').toEqual([]);
  }

  /** Ends the journey: nothing unexpected may have gone wrong. */
  async end(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    for (const ending of this.endings) await ending();
    this.expectNoFaults();
  }
}

/** Every case of it is tried: for sweeps, which draw themselves. One browser a worker. */
export const journeys = base.extend<{ browser: Browser; journey: Journey }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs here
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  journey: async ({ browser }, use) => {
    const journey = new Journey(browser);
    await use(journey);
    await journey.end();
  },
});

/**
 * `test('…', async ({ journey }) => { const ama = await journey.visitor(); … })`. A run that draws its sweeps tries a part of them
 * (`isJourneyTried`).
 */
export const test = new Proxy(journeys, {
  apply: (all, self, [title, ...rest]: [string, ...unknown[]]) =>
    Reflect.apply(isJourneyTried(title) ? all : all.skip, self, [title, ...rest]),
  get: (all, name, self) => (name === 'for' ? drawnFor : Reflect.get(all, name, self)),
});

/** `test.for`: a run that draws tries one of its cases. */
const drawnFor = ((cases: readonly unknown[]) => (title: string, act: never) => {
  const taken = isJourneyTried(title) ? oneOf(title, cases) : [];
  journeys.for(taken)(title, act);
  journeys.skip.for(cases.filter((each) => !taken.includes(each)))(title, () => undefined);
}) as typeof journeys.for;

/** Journeys on a phone and on a desk: a run that draws goes through them at one of the widths. */
export function atWidths(title: string, journeysAt: (width: 360 | 1280) => void): void {
  const widths = [360, 1280] as const;
  const taken = oneOf('widths', widths);
  for (const width of widths)
    (taken.includes(width) ? describe : describe.skip)(title.replace('%d', String(width)), () => journeysAt(width));
}

const shots = join(import.meta.dirname, '../../test-results/screens');

/**
 * A picture of the screen as it opens, like the mockups' own, for the eye: test-results/screens/NAME.png. A run that
 * draws its sweeps takes none: nobody looks at a part.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  if (sweepSeed() !== undefined) return;
  const path = join(shots, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled' });
}

/**
 * What must hold on every page: no accessibility violation, nothing wider than the screen, no form within a form (the
 * inner one is never submitted). The checker is a script: with JavaScript off use `checkOverflow` alone. It takes a third of a
 * journey's time: a run that draws its sweeps lets it look at one screen in eight, which the seed draws.
 */
export async function checkPage(page: Page): Promise<void> {
  await checkOverflow(page);
  expect(await page.locator('form form').count(), 'forms within forms').toBe(0);
  const nth = (screensOf.get(page) ?? 0) + 1;
  screensOf.set(page, nth);
  if (isScreenChecked(`screen ${nth} of ${expect.getState().currentTestName}`)) await checkAccessibility(page);
}

/** How many screens of a window were looked at. */
const screensOf = new WeakMap<Page, number>();
