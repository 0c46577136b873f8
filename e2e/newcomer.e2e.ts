import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshName, imageCode, verifyEmail } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { test } from './support/journey.ts';
import { addressOf, talk } from './support/talk.ts';

/** What a screen reader would call the element that has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const item = document.activeElement as HTMLInputElement | null;
    const labels = [...(item?.labels ?? [])].map((label) => label.textContent).join(' ');
    return (item?.getAttribute('aria-label') || labels || item?.textContent || '').trim();
  });

/** Goes on by the key alone until the control is reached; it must show that it is. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (name.test(at)) {
      const outline = await page.evaluate(() => {
        const shown = (item: Element | null): boolean =>
          item !== null && (getComputedStyle(item).outlineStyle !== 'none' || shown(item.parentElement));
        return shown(document.activeElement);
      });
      expect(outline, `${at} shows its focus`).toBe(true);
      return;
    }
    passed.push(at.slice(0, 30));
  }
  throw new Error(`${name} can't be reached: ${passed.join(' | ')}`);
}

test('a newcomer joins, posts, reads, answers and likes by keys alone', async ({ journey }) => {
  const { tid } = await talk(journey, 1);
  const { page, api } = await journey.visitor();
  await page.goto('/ng/privacy');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await tabTo(page, /^Log in$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  await tabTo(page, /^Create account$/);
  await page.keyboard.press('Enter');
  const registration = page.getByRole('dialog', { name: 'Create an account' });
  await registration.getByRole('img', { name: 'Picture with four characters' }).waitFor();
  await tabTo(page, /^E-mail$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const username = freshName();
  for (const [name, value] of [
    [/^E-mail$/, `${username}@mail.com`],
    [/^Username/, username],
    [/^Password/, 'correct-horse-9'],
    [/^Code in the picture/, imageCode],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.type(value);
  }
  await tabTo(page, /^I agree/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Create account$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ng/welcome');
  const token = String(await page.evaluate(() => localStorage.getItem('auth_token')));
  await verifyEmail(api, { token }, `${username}@mail.com`);

  await page.goto('/ng/note/thread');
  await tabTo(page, /^Title/);
  await page.keyboard.type('Written without a mouse');
  await tabTo(page, /^Your text/);
  await page.keyboard.type('Every step of it by keys alone.');
  await tabTo(page, /^Publish$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ng/forum/15443/*');
  await page.getByRole('heading', { name: 'Written without a mouse' }).waitFor();

  await page.goto(addressOf(tid));
  await tabTo(page, /^Like/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Like/, pressed: true }).first().waitFor();
  await tabTo(page, /^Write a reply$/);
  await page.keyboard.type('Read to the end, and answered.');
  await tabTo(page, /^Reply$/);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Replies' }).getByText('Read to the end, and answered.').waitFor();
});

test('over a slow network the first page stands still while it comes, and a step says that it is on its way', async ({
  journey,
}) => {
  const { tid, api, author } = await talk(journey, 3);
  // Its part has code of its own, which comes last.
  const poll = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  await api.must('threads.new-thread-vote', poll, author);
  const { page } = await journey.visitor({ width: 360 });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
  for (const path of [addressOf(tid), '/ng']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await moved(), `how far ${path} jumps`).toBeLessThan(0.05);
  }
  const release = await holdBack(page, /\/find\.data/);
  await page.getByRole('link', { name: 'Discover' }).filter({ visible: true }).first().click();
  await page.locator('.loading-bar').waitFor();
  release();
  await page.waitForURL('**/ng/find');
  await page.locator('.loading-bar').waitFor({ state: 'hidden' });
});

test('R-MSC-055 on 2G, or for who saves data, nothing moves and no page is fetched ahead', async ({ journey }) => {
  for (const [effectiveType, saveData] of [
    ['4g', true],
    ['2g', false],
    ['4g', false],
  ] as const) {
    const frugal = saveData || effectiveType === '2g';
    const { page } = await journey.visitor();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      ...{ effectiveType, saveData },
    });
    await page.goto('/ng');
    // Where data is dear the code comes once something needs it.
    if (frugal) await page.getByRole('toolbar').getByRole('button').filter({ visible: true }).first().click();
    // A pointer that moved before the page listens is not noticed.
    await alive(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-lite'))).toBe(frugal);
    await page.locator('.left-link', { hasText: 'Latest' }).hover();
    const ahead = page.locator('link[rel=prefetch], link[rel=modulepreload][href*=latest]');
    if (frugal) expect(await ahead.count()).toBe(0);
    else await ahead.first().waitFor({ state: 'attached' });
  }
});

test('a thread describes itself to search engines and other sites', async ({ journey }) => {
  const { tid, author } = await talk(journey, 2);
  const { page } = await journey.visitor({ javaScript: false });
  await page.goto(addressOf(tid, '?from=elsewhere'));
  const content = (selector: string, name = 'content') => page.locator(selector).first().getAttribute(name);
  expect(await content('link[rel=canonical]', 'href')).toBe(`${journey.url}${addressOf(tid)}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await content('meta[property="og:title"]')).toContain(title);
  expect(await content('meta[property="og:url"]')).toBe(`${journey.url}${addressOf(tid)}`);
  expect(await content('meta[property="og:type"]')).toBe('article');
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: `${journey.url}${addressOf(tid)}`,
    author: { '@type': 'Person', name: author.username },
    comment: [{ '@type': 'Comment' }, { '@type': 'Comment' }],
  });
  expect(new Date(data.datePublished).toISOString()).toBe(data.datePublished);

  const map = await page.request.get('/sitemap/threads-0.xml');
  expect(map.headers()['content-type']).toContain('application/xml');
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${journey.url}/sitemap.xml`);
  for (const path of ['/ng/feed.atom', '/ng/forum/15443/feed.atom']) {
    const feed = await page.request.get(path);
    expect(feed.headers()['content-type']).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`${journey.url}${addressOf(tid)}`);
  }
  expect((await page.request.get('/ng/forum/99/feed.atom')).status()).toBe(404);
});

test('each page names itself in every country and language', async ({ journey }) => {
  const { page } = await journey.visitor({ javaScript: false });
  await page.goto('/ma/latest');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${journey.url}/ma/latest`);
  expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(17);
  expect(await page.locator('link[hreflang=x-default]').getAttribute('href')).toBe(`${journey.url}/latest`);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('pages that hold nothing to find are hidden from search engines, and no others', async ({ journey }) => {
  const { page } = await journey.visitor({ javaScript: false });
  for (const [path, hidden] of [
    ['/ng/banned', true],
    ['/ng/following', true],
    ['/ng/note/thread', true],
    ['/design', true],
    ['/ng', false],
    ['/ng/latest', false],
    ['/ng/forum/15443', false],
    ['/ng/privacy', false],
  ] as const) {
    await page.goto(path);
    expect(await page.locator('meta[name=robots][content=noindex]').count(), path).toBe(hidden ? 1 : 0);
    expect(await page.locator('title').count(), path).toBe(1);
  }
});
