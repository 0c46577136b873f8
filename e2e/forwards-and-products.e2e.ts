import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { register } from '../tests/support/people.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';

const lamp = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#c07020' } })
  .jpeg()
  .toBuffer();
const shop = createServer((request, response) => {
  if (request.url === '/lamp.jpg') return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(lamp);
  const title = request.url?.includes('fan') ? 'A quiet fan' : 'A solar lamp that charges phones';
  return response.writeHead(200, { 'content-type': 'text/html' }).end(
    `<title>${title}</title><meta property="og:image" content="/lamp.jpg"><meta property="og:site_name" content="Kano Lights">
     <meta property="product:price:amount" content="12500"><meta property="product:price:currency" content="NGN">`,
  );
});
beforeAll(() => once(shop.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void shop.close());
const at = (path: string) => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/${path}`;

const address = (tid: number) => `/ng/forum/15443/${tid}`;
const subject = 'Which lamp lasts a whole night without light?';

async function posted(journey: Journey) {
  const author = await journey.visitor();
  const writer = await register(author.api);
  const written = { subject, message: 'Mine gives up at eleven. What do you use at home?' };
  return { ...(await author.api.must('threads.create', written, writer)).data, api: author.api, writer };
}

/** What is forwarded, within the thread that forwards it. */
const forwarded = (page: Page) => page.locator('.forwarded').first();

test('a thread is forwarded from its Share with words of one’s own; once it is deleted the forward says so', async ({
  journey,
}) => {
  const { tid, api, writer } = await posted(journey);
  const ada = await journey.visitor({ width: 360 });
  await ada.register();
  const { page } = ada;
  await ada.open(address(tid));
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('link', { name: 'Forward' }).filter({ visible: true }).click();
  await page.waitForURL(`**/note/thread/forward?tid=${tid}`);
  await forwarded(page).getByText(subject).waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).first().isDisabled()).toBe(true);
  await page.getByLabel('Title').fill('Help a neighbour choose');
  await shoot(page, 'forward-compose');
  await checkPage(page);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL(/forum\/15443\/\d+/);
  await page.getByRole('heading', { level: 1, name: 'Help a neighbour choose' }).waitFor();
  await forwarded(page).getByText(subject).waitFor();
  await shoot(page, 'forward-thread');
  await checkPage(page);
  await page.goto('/ng/latest');
  await forwarded(page).getByText(subject).waitFor();
  await shoot(page, 'forward-feed');
  await checkPage(page);
  await forwarded(page).getByRole('link', { name: subject }).click();
  await page.waitForURL(`**/forum/15443/${tid}`);
  await api.must('threads.delete', { tid }, writer);
  await page.goto('/ng/latest');
  await page.getByText('This post was deleted.').first().waitFor();
  expect(await page.getByText(subject).count()).toBe(0);
  await checkPage(page);
});

test('a guest who forwards is asked to log in', async ({ journey }) => {
  const { tid } = await posted(journey);
  const guest = await journey.visitor({ javaScript: false });
  await guest.page.goto(`/note/thread/forward?tid=${tid}`);
  await guest.page.getByText('You need to log in to post.').first().waitFor();
});

test('R-THR-029 R-THR-030 R-THR-032 products are added by link, put in order and shown in the post', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  await ada.register();
  const { page } = ada;
  await ada.open('/note/thread');
  await page.getByLabel('Title').fill('What I bought for the dark evenings');
  await page.getByRole('textbox', { name: 'Text' }).fill('Both work since the first rains of June.');
  const add = async (link: string) => {
    await page.getByRole('button', { name: 'Add a product', exact: true }).click();
    await page.getByLabel('Link to the product').fill(link);
    await page.getByRole('button', { name: 'Add product', exact: true }).click();
  };
  await add('a lamp');
  await page.getByText('That link isn’t a web address.').waitFor();
  await page.getByLabel('Link to the product').fill(at('lamp'));
  await shoot(page, 'product-dialog');
  await checkPage(page);
  await page.getByRole('button', { name: 'Add product', exact: true }).click();
  await page.getByLabel('Product title').first().waitFor();
  await add(`${at('lamp')}#again`);
  await page.getByText('Product already exists').waitFor();
  await page.getByLabel('Link to the product').fill(at('fan'));
  await page.getByRole('button', { name: 'Add product', exact: true }).click();
  await expect.poll(() => page.getByLabel('Product title').count()).toBe(2);
  expect(await page.getByLabel('Product title').first().getAttribute('maxlength')).toBe('60');
  await page.getByLabel('Product title').nth(1).fill('The fan beside my bed');
  await page.getByRole('button', { name: 'Move The fan beside my bed up' }).click();
  await expect.poll(() => page.getByLabel('Product title').first().inputValue()).toBe('The fan beside my bed');
  await shoot(page, 'product-compose');
  await checkPage(page);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL(/forum\/15443\/\d+/);
  const shown = page.getByRole('list', { name: 'Products' }).getByRole('link');
  await shown.first().waitFor();
  expect(await shown.count()).toBe(2);
  expect(await shown.first().getAttribute('rel')).toBe('nofollow ugc noopener');
  expect(await shown.first().textContent()).toContain('The fan beside my bed');
  expect(await shown.first().textContent()).toContain('NGN 12,500');
  expect(await shown.first().locator('img').getAttribute('src')).toMatch(/^\/media\//);
  await shoot(page, 'product-thread');
  await checkPage(page);
});
