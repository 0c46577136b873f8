import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { test } from './support/journey.ts';
import { addressOf, goToThread, replyOf, talk } from './support/talk.ts';

describe('marks', () => {
  test('R-PST-006 R-PST-019 a like shows at once and says so; a refused one goes back with the message', async ({
    journey,
  }) => {
    journey.expectFault(/503/);
    const { tid } = await talk(journey, 1);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    const like = page.locator('article').getByRole('button', { name: /^Like/ });
    await like.click();
    await page.getByRole('status').getByText('Success !').waitFor();
    expect(await like.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await page.locator('article').getByRole('button', { name: 'Like, 1', pressed: true }).waitFor();
    await alive(page);

    const refusal = { status: 503, json: { status: 0, msg: 'Not now.', error: 'wire.unavailable' } };
    const release = await holdBack(page, '**/v5/content/post/like', (route) => route.fulfill(refusal));
    const onReply = replyOf(page, 'Answer number 1.').getByRole('button', { name: /^Like/ });
    await onReply.click();
    await replyOf(page, 'Answer number 1.').getByRole('button', { name: 'Like, 1', pressed: true }).waitFor();
    release();
    await page.getByRole('alert').getByText('Not now.').waitFor();
    expect(await onReply.getAttribute('aria-pressed')).toBe('false');
  });

  test('a double click in a second tab that doesn’t show the like yet leaves it liked', async ({ journey }) => {
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const first = member.page;
    const second = await first.context().newPage();
    const like = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Like/ });
    for (const page of [first, second]) await goToThread(page, tid);
    await like(first).click();
    await expect.poll(async () => (await api.must('threads.info', { tid })).data.like).toBe(1);
    expect(await like(second).getAttribute('aria-pressed')).toBe('false');
    const asked = second.waitForResponse('**/v5/content/post/like');
    await like(second).dblclick();
    expect((await asked).request().postDataJSON()).toMatchObject({ like: 1 });
    expect(await like(second).getAttribute('aria-pressed')).toBe('true');
    // Pressed once more, by itself, it is taken back.
    await like(second).click();
    await expect.poll(async () => (await api.must('threads.info', { tid })).data.like).toBe(0);
  });

  test('a like whose page is left at once arrives', async ({ journey }) => {
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Like/ })
      .evaluate((like: HTMLElement) => {
        like.click();
        location.href = 'about:blank';
      });
    await page.waitForURL('about:blank');
    await expect.poll(async () => (await api.must('threads.info', { tid })).data.like).toBe(1);
  });

  test('R-THR-020 a favourite is added and removed; the author is followed', async ({ journey }) => {
    const { tid, author } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    const favourite = page.locator('article').getByRole('button', { name: 'Save' });
    for (const [pressed, sent] of [
      ['true', 1],
      ['false', 0],
    ] as const) {
      const request = page.waitForRequest('**/v5/content/post/favorite');
      await favourite.click();
      expect((await request).postDataJSON()).toMatchObject({ id: tid, favorite: sent });
      await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe(pressed);
      await (await request).response();
    }
    const plate = page.getByRole('region', { name: author.username });
    await plate.getByRole('button', { name: 'Follow', exact: true }).click();
    await plate.getByRole('button', { name: 'Following', exact: true }).waitFor();
    await page.reload();
    await plate.getByRole('button', { name: 'Following', exact: true }).click();
    await plate.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  });

  test('R-THR-037 sharing by the device’s own dialog says that it is done', async ({ journey }) => {
    const { tid } = await talk(journey, 0);
    const { page } = await journey.visitor();
    await page.addInitScript(() => Object.assign(navigator, { share: async () => undefined }));
    await page.goto(addressOf(tid));
    await alive(page);
    await page.locator('article').getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Share in another app' }).click();
    await page.getByRole('status').getByText('share successful.').waitFor();
  });

  test('R-THR-007 sharing where there is no dialog for it copies the link, and says so, with the forum id of what the thread holds', async ({
    journey,
  }) => {
    const { tid } = await talk(journey, 0);
    const { page } = await journey.visitor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await goToThread(page, tid);
    await page.locator('article').getByRole('button', { name: 'Share' }).click();
    const menu = page.getByRole('navigation', { name: 'Share' }).filter({ visible: true });
    expect(await menu.getByRole('button', { name: 'Share in another app' }).count()).toBe(0);
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${journey.url}/forum/53792/${tid}`);
  });
});
