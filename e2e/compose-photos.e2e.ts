import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { stopClock } from './support/clock.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, test } from './support/journey.ts';

const file = async (name: string, background: string, width = 90, height = 60) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const tile = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Photo ${number}:`) });
const sheetOf = (page: Page, number: number) => page.getByRole('dialog', { name: `Photo ${number} of` });
const order = (page: Page) =>
  page.getByRole('button', { name: /^Photo \d:/ }).evaluateAll((tiles) => tiles.map((each) => each.ariaLabel));

/** A member with three photos in the composer, each with a line. */
async function three(journey: Journey, width: 360 | 1280 = 360): Promise<Page> {
  const person = await journey.visitor({ width });
  await person.register();
  const { page } = person;
  await page.goto('/note/thread');
  await alive(page);
  const files = await Promise.all([file('one', '#b03060'), file('two', '#2e43a6'), file('three', '#17632f')]);
  await page.locator('input[type=file]').setInputFiles(files);
  await tile(page, 1).click();
  for (const [at, line] of ['red', 'blue', 'green'].entries()) {
    await sheetOf(page, at + 1)
      .getByLabel('Line under the photo')
      .fill(line);
    await page.getByRole('button', { name: at < 2 ? 'Next photo' : 'Done' }).click();
  }
  await expect.poll(() => order(page)).toEqual(['Photo 1: red', 'Photo 2: blue', 'Photo 3: green']);
  return page;
}

test('a photo’s sheet leads from one to the next, puts it elsewhere and removes it', async ({ journey }) => {
  const page = await three(journey);
  await tile(page, 2).click();
  await checkPage(page);
  await sheetOf(page, 2).getByRole('button', { name: 'Move earlier' }).click();
  await sheetOf(page, 1).getByRole('button', { name: 'Remove' }).click();
  await sheetOf(page, 1).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => order(page)).toEqual(['Photo 1: red', 'Photo 2: green']);
});

test('photos are put in order by dragging and by keys, and go out in that order', async ({ journey }) => {
  const page = await three(journey, 1280);
  const middle = async (number: number) => {
    const box = (await tile(page, number).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(1)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2)), { steps: 4 });
  await page.mouse.move(...(await middle(3)), { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Photo 1: blue', 'Photo 2: green', 'Photo 3: red']);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tile(page, 2).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => order(page)).toEqual(['Photo 1: green', 'Photo 2: blue', 'Photo 3: red']);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => order(page)).toEqual(['Photo 1: blue', 'Photo 2: red', 'Photo 3: green']);
  await page.getByLabel('Title').fill('Three in order');
  await page.getByRole('textbox', { name: 'Your text' }).fill('Long enough to be a post.');
  const sent = page.waitForRequest('**/v5/content/thread');
  await page.getByRole('button', { name: 'Publish' }).last().click();
  expect((await sent).postDataJSON().captions).toEqual(['blue', 'red', 'green']);
});

test('a finger that rests on a photo drags it; one that moves at once scrolls', async ({ journey }) => {
  const page = await three(journey);
  const cdp = await page.context().newCDPSession(page);
  const at = async (number: number) => {
    const box = (await tile(page, number).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [one, two] = [await at(1), await at(2)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await stopClock(page);
  await touch('touchStart', [one]);
  await touch('touchMove', [two]);
  await touch('touchEnd', []);
  expect(await order(page)).toEqual(['Photo 1: red', 'Photo 2: blue', 'Photo 3: green']);
  await touch('touchStart', [one]);
  await page.clock.runFor(350);
  await page.locator('[data-dragged]').waitFor();
  await touch('touchMove', [{ x: (one.x + two.x) / 2, y: one.y }]);
  await touch('touchMove', [two]);
  await touch('touchEnd', []);
  await expect.poll(() => order(page)).toEqual(['Photo 1: blue', 'Photo 2: red', 'Photo 3: green']);
});

test('a photo is turned and cut on the device, and what came of it is sent', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  await person.register();
  const { page } = person;
  await page.goto('/note/thread');
  await alive(page);
  await page.locator('input[type=file]').setInputFiles([await file('wide', '#b03060', 400, 200)]);
  await tile(page, 1).click();
  const sheet = sheetOf(page, 1);
  const size = () =>
    sheet.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([400, 200]);
  await sheet.getByRole('button', { name: 'Turn' }).click();
  await expect.poll(size).toEqual([200, 400]);
  await sheet.getByRole('button', { name: 'Crop' }).click();
  const corner = sheet.getByRole('button', { name: 'Bottom right corner' });
  for (let step = 0; step < 10; step++) await corner.press('ArrowUp');
  await checkPage(page);
  await sheet.getByRole('button', { name: 'Crop' }).click();
  await expect.poll(size).toEqual([200, 200]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Title').fill('Square in the end');
  await page.getByRole('textbox', { name: 'Your text' }).fill('Long enough to be a post.');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');
  const shown = page.getByRole('main').locator('img[width="200"]').first();
  await shown.waitFor();
  expect(await shown.getAttribute('height')).toBe('200');
});

test('an upload goes on while its writer is elsewhere on the site, and is there when they come back', async ({
  journey,
}) => {
  const person = await journey.visitor({ width: 360 });
  await person.register();
  const { page } = person;
  const release = await holdBack(page, '**/imageUpload');
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Create', exact: true }).last().click();
  await page.getByLabel('Title').fill('Sent from a bus');
  await page.locator('input[type=file]').setInputFiles([await file('bus', '#ffb41f')]);
  await page.locator('.compose-photo progress').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Create', exact: true }).last().waitFor();
  const uploaded = page.waitForResponse('**/imageUpload');
  release();
  await uploaded;
  await page.getByRole('link', { name: 'Create', exact: true }).last().click();
  await page.getByRole('button', { name: 'Photo 1: add a line' }).waitFor();
  await expect.poll(() => page.locator('.compose-photo progress').count()).toBe(0);
  expect(await page.getByLabel('Title').inputValue()).toBe('Sent from a bus');
});
