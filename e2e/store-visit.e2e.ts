import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { atWidths, shoot, test } from './support/journey.ts';
import { buyer, filled, xcoin } from './support/shop.ts';

const pay = (page: Page) => page.getByRole('button', { name: 'Pay 10 XCoin' });
const paid = (page: Page) => page.getByRole('heading', { name: 'This order is paid' });

async function fillReceiver(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Tunde');
  await page.getByLabel('Last name').fill('Bakare');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0803 555 1234');
  await page.getByRole('textbox', { name: 'Address' }).fill('14 Allen Avenue');
  await page.getByRole('textbox', { name: 'City' }).fill('Ikeja');
}

test('a visit of the checkout is paid once: reloaded, gone back to, and in a second tab that showed it before', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  const id = await goods('Kettle');
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const { page } = ada;
  await ada.open(`/ng/xstore/detail?goods_id=${id}`);
  await page.getByRole('link', { name: 'Buy for 10 XCoin' }).click();
  await page.waitForURL(/buy\?productId=\d+&timestamp=\d+$/);
  const visit = page.url();
  const tab = await page.context().newPage();
  await tab.goto(visit);
  await alive(tab);
  await pay(tab).waitFor();

  await fillReceiver(page);
  await pay(page).click();
  await page.getByRole('heading', { name: 'Your order is in' }).waitFor();
  expect(await xcoin(ada, own)).toBe(40);
  const order = new URL(page.url()).searchParams.get('order_id');

  // The step back passes the checkout: its place in the history is the result's.
  await page.goBack();
  await page.getByRole('link', { name: 'Buy for 10 XCoin' }).waitFor();
  await page.goto(visit);
  await paid(page).waitFor();
  expect(await pay(page).count()).toBe(0);
  await page.reload();
  await paid(page).waitFor();
  await shoot(page, 'store-visit-paid');

  // The other tab still shows what was to be paid: sent, it is the same order, or it says that it differs.
  await fillReceiver(tab);
  await pay(tab).click();
  await tab.waitForURL((url) => url.searchParams.get('order_id') === order);
  await tab.goto(visit);
  await paid(tab).waitFor();
  await tab.getByRole('link', { name: 'Open the order' }).click();
  await tab.waitForURL((url) => url.searchParams.get('order_id') === order);
  expect(await xcoin(ada, own)).toBe(40);

  // Another visit is another order.
  await page.getByRole('link', { name: 'Open the item' }).click();
  await page.getByRole('link', { name: 'Buy for 10 XCoin' }).click();
  await page.waitForURL((url) => url.searchParams.has('timestamp') && url.href !== visit);
  await pay(page).click();
  await page.getByRole('heading', { name: 'Your order is in' }).waitFor();
  expect(await xcoin(ada, own)).toBe(30);
});

test('a payment whose answer was lost and that is sent again with another name lands on what was paid', async ({
  journey,
}) => {
  journey.expectFault(/ERR_FAILED|status of 409/);
  const { goods } = await filled(journey);
  const id = await goods('Lamp');
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const { page } = ada;
  await ada.open(`/ng/xstore/order/buy?productId=${id}`);
  await fillReceiver(page);
  await page.route('**/selfapi/xstore/pay*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(page).click();
  await expect.poll(() => xcoin(ada, own)).toBe(40);
  await page.unroute('**/selfapi/xstore/pay*');
  await page.getByLabel('First name').fill('Bola');
  await pay(page).click();
  await paid(page).waitFor();
  expect(await xcoin(ada, own)).toBe(40);
});

test('what was sold out or priced anew while somebody filled in is said with the way on', async ({ journey }) => {
  const { goods, office, operator } = await filled(journey);
  const [gone, dearer] = [await goods('Last kettle', {}, 1), await goods('Teapot')];
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const { page } = ada;
  await ada.open(`/ng/xstore/order/buy?productId=${gone}`);
  await office.api.must('store.change-stock', { goods_id: gone, change: -1 }, operator);
  await fillReceiver(page);
  await pay(page).click();
  await page.getByText('Sorry, the item is currently sold out').waitFor();
  expect(await pay(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the store' }).waitFor();

  await ada.open(`/ng/xstore/order/buy?productId=${dearer}`);
  const { list } = (await office.api.must('store.admin-goods', { goods_id: dearer }, operator)).data;
  const { version, goods_sn } = list[0]!;
  const offered = { goods_name: 'Teapot', goods_type: 1, goods_express_type: 1, is_on_sale: 1, shop_price: 12 };
  await office.api.must('store.save-goods', { ...offered, goods_id: dearer, version, goods_sn }, operator);
  await fillReceiver(page);
  await pay(page).click();
  await page.getByText('The price has changed. Check it and try again.').waitFor();
  await page.getByRole('button', { name: 'Pay 12 XCoin' }).click();
  await page.getByRole('heading', { name: 'Your order is in' }).waitFor();
  expect(await xcoin(ada, own)).toBe(38);
});

atWidths('without script at %d px', (width) => {
  test('a visit that was paid is not paid again from a tab that showed it before', async ({ journey }) => {
    const { goods } = await filled(journey);
    const id = await goods(`Pan ${width}`);
    const ada = await journey.visitor({ javaScript: false, width });
    const own = await buyer(ada);
    const { page } = ada;
    await ada.open(`/ng/xstore/order/buy?productId=${id}&timestamp=77`);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    for (const each of [page, tab]) {
      await fillReceiver(each);
      await pay(each).click();
      await each.getByRole('heading', { name: 'Your order is in' }).waitFor();
    }
    expect(new URL(tab.url()).search).toBe(new URL(page.url()).search);
    expect(await xcoin(ada, own)).toBe(40);
    await page.goto(page.url().replace(/result\?.*/, `buy?productId=${id}&timestamp=77`));
    await paid(page).waitFor();
    expect(await pay(page).count()).toBe(0);
  });
});
