import { describe, expect } from 'vitest';
import { newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';
import { replyOf } from './support/talk.ts';
import { drawn } from './support/touch.ts';

/** A reader of a list, one step before a thread whose answer is held back. */
async function stepHeldBack(journey: Journey, visit: Visit = {}) {
  const { page, api } = await journey.visitor({ width: 360, ...visit });
  const subject = 'First month of rent on my own';
  const { tid } = await newThread(api, { subject, message: '<p>One gas ring until Monday.</p>' });
  await newReply(api, { tid, message: 'Dan wake feeds you twice.' });
  await page.goto('/ng/latest');
  await alive(page);
  const release = await holdBack(page, `**/v5/content/thread/${tid}`);
  await page.getByRole('link', { name: subject, exact: true }).first().click();
  await page.waitForURL(`**/${tid}`);
  return { page, api, subject, tid, release };
}

describe('a step to a thread on a slow line', () => {
  test('shows what the list knew of it, then the thread in its place', async ({ journey }) => {
    const { page, subject, release } = await stepHeldBack(journey);
    await page.getByRole('heading', { name: subject, level: 1 }).waitFor();
    await page.getByText('One gas ring until Monday.').waitFor();
    await page.getByRole('heading', { name: '1 reply' }).waitFor();
    expect(await page.getByText('Dan wake').count()).toBe(0);
    expect(await page.locator('.skeleton').count()).toBeGreaterThan(0);
    expect(await page.title()).toContain(subject);
    await shoot(page, 'step-skeleton');
    const place = async () => {
      const tops = [page.getByRole('heading', { level: 1 }), page.getByText('One gas ring until Monday.')];
      return Promise.all(tops.map(async (each) => (await each.boundingBox())!.y));
    };
    const before = await place();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Search' }).count(), 'nothing that goes').toBe(0);
    release();
    await replyOf(page, 'Dan wake feeds you twice.').waitFor();
    expect(await place()).toEqual(before);
    expect(await page.locator('.skeleton').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/ng/latest');
  });

  test('is left for the list by Back, which stands as it was', async ({ journey }) => {
    const { page, subject } = await stepHeldBack(journey);
    await page.getByRole('heading', { name: subject, level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/ng/latest');
    await page.getByRole('link', { name: subject, exact: true }).first().waitFor();
    expect(await page.locator('.post-main').count()).toBe(0);
  });

  test('gives way to words, and notifies whoever reads on elsewhere once it is there', async ({ journey }) => {
    const { page, tid, release } = await stepHeldBack(journey);
    await page.getByText('Slow internet. 1 reply is on its way.').waitFor();
    await checkPage(page);
    await shoot(page, 'step-slow');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(`/v5/content/thread/${tid}`)) asked += 1;
    });
    await page.getByRole('button', { name: 'Tell me when it is here' }).click();
    await page.waitForURL('**/ng/latest');
    release();
    const note = page.getByRole('status').filter({ hasText: 'The thread is here.' });
    await note.getByRole('button', { name: 'Show it' }).click();
    await replyOf(page, 'Dan wake feeds you twice.').waitFor();
    expect(asked).toBe(0);
  });
});

test('a list that is drawn down at its top is asked for anew, and says what has come', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  await newThread(api, { subject: 'It stood there before' });
  await page.goto('/ng/latest');
  await alive(page);
  await newThread(api, { subject: 'It came while I was reading' });
  const come = page.getByRole('link', { name: 'It came while I was reading', exact: true });
  await drawn(page, [{ x: 180, y: 200 }], [{ x: 180, y: 260 }]);
  expect(await come.count(), 'a short pull').toBe(0);
  await drawn(page, [{ x: 180, y: 200 }], [{ x: 180, y: 380 }]);
  await come.first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /\d new threads?/ })
    .waitFor();
});
