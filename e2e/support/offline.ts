import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './alive.ts';
import type { Journey, Visit } from './journey.ts';
import type { Person } from './person.ts';

/** What the browser says of each thing that it can't fetch. */
const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/;

/** Until the worker serves this page, and holds the offline page; `waitForFunction` doesn't wait for a promise's value. */
export const served = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller !== null && (await (await caches.open('shell')).keys()).length > 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);

/** Paths of the pages that this browser has saved. */
export const savedHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages.'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

export const savedIn = (page: Page, path: string) => expect.poll(() => savedHere(page)).toContain(path);

/** How many things wait to be sent in this browser. */
export const waitingHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('queue', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('queue', { keyPath: 'id', autoIncrement: true });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counted = database.transaction('queue').objectStore('queue').count();
          counted.onsuccess = () => {
            database.close();
            resolve(counted.result);
          };
        };
      }),
  );

/** The queue's code comes once the page has nothing else to do. */
export async function queueStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-queue-')),
  );
  await page.waitForLoadState('networkidle');
}

/** Takes the line away from all tabs of a browser, or gives it back. */
export const setLine = (page: Page, on: boolean): Promise<void> => page.context().setOffline(!on);

/** A new member whose browser has the site's worker. */
export async function offlineReader(journey: Journey, visit: Visit = {}) {
  journey.expectFault(unreachable);
  const person: Person = await journey.visitor({ width: 1280, worker: true, ...visit });
  const member = await person.register();
  return { person, page: person.page, api: person.api, member };
}

/** A page of theirs, alive and served by the worker. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await served(page);
}
