import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { buyer, filled, xcoin } from './support/shop.ts';

async function fillReceiver(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Tunde');
  await page.getByLabel('Last name').fill('Bakare');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0803 555 1234');
  const address = page.getByRole('textbox', { name: 'Address' });
  if (!(await address.isVisible())) return;
  await address.fill('14 Allen Avenue');
  await page.getByRole('textbox', { name: 'City' }).fill('Ikeja');
}

test('R-SHP-001 R-SHP-002 R-SHP-008 R-SHP-011 R-SHP-012 R-SHP-013 R-SHP-024 something is found, paid, and its result and order open', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  await goods('Zuri Buds, navy', { goods_content: 'Six hours on a charge.' });
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  await ada.open('/ng/xstore');
  const has = ada.page.locator('.scripted').filter({ hasText: 'XGold' }).first();
  await expect.poll(() => has.innerText()).toMatch(/^\d[\d,]*\s+XGold\s+\d[\d,]*\s+XCoin$/);
  await shoot(ada.page, 'store');
  await checkPage(ada.page);
  await ada.page.getByRole('link', { name: /Zuri Buds, navy/ }).click();
  await ada.page.getByRole('heading', { name: 'Zuri Buds, navy' }).waitFor();
  await shoot(ada.page, 'store-goods');
  await checkPage(ada.page);
  await ada.page.getByRole('link', { name: 'Buy for 10 XCoin' }).click();
  await ada.page.waitForURL(/\/ng\/xstore\/order\/buy\?productId=\d+&timestamp=\d+$/);
  await shoot(ada.page, 'store-checkout');
  await checkPage(ada.page);
  const pay = ada.page.getByRole('button', { name: 'Pay 10 XCoin' });
  await pay.click();
  await ada.page.getByText('Enter the first name.').waitFor();
  const focused = () => ada.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
  await expect.poll(focused).toBe('firstname@checkout');
  expect(await ada.page.getByText('Parameter error').count()).toBe(0);
  await fillReceiver(ada.page);
  await pay.click();
  await ada.page.getByRole('status').getByText('Purchased.').waitFor();
  await ada.page.waitForURL(/\/ng\/xstore\/order\/result\?order_id=\d+&timestamp=\d+$/);
  await ada.page.getByRole('heading', { name: 'Your order is in' }).waitFor();
  await shoot(ada.page, 'store-result');
  await checkPage(ada.page);
  expect(await xcoin(ada, own)).toBe(40);
  await ada.page.getByRole('link', { name: 'My orders' }).click();
  await ada.page.getByRole('link', { name: /Zuri Buds, navy/ }).click();
  await ada.page.getByRole('list', { name: 'Stages of this order' }).getByText('Paid').waitFor();
  await ada.page.getByText('Tunde Bakare').waitFor();
  await checkPage(ada.page);
});

test('R-SHP-006 what waits in a shop is redeemed by its QR code in a second browser, and is Used then', async ({
  journey,
}) => {
  const { goods, shop } = await filled(journey);
  const id = await goods('Baobab T-shirt', { goods_express_type: 2 });
  const clerk = await journey.visitor({ width: 360 });
  const staff = await clerk.register();
  await shop([staff.uid]);
  const ada = await journey.visitor({ width: 360 });
  await buyer(ada);
  await ada.open(`/ng/xstore/order/buy?productId=${id}`);
  expect(await ada.page.getByRole('textbox', { name: 'City' }).count()).toBe(0);
  await ada.page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: 'Balogun Street' });
  await fillReceiver(ada.page);
  await ada.page.getByRole('button', { name: 'Pay 10 XCoin' }).click();
  await ada.page.getByRole('link', { name: 'Open the order' }).click();
  const qr = ada.page.getByRole('img', { name: /^QR code / });
  const code = (await qr.getAttribute('aria-label'))!.slice('QR code '.length);
  await shoot(ada.page, 'store-code');
  await checkPage(ada.page);
  await clerk.open(`/xstore/redeem?code=${code}`);
  await clerk.page.getByText('Available').waitFor();
  await shoot(clerk.page, 'store-redeem');
  await checkPage(clerk.page);
  await clerk.page.getByRole('button', { name: 'Redeem this code' }).click();
  await clerk.page.getByText('The code is redeemed').waitFor();
  await ada.page.reload();
  await ada.page.getByText('Used', { exact: true }).waitFor();
  await ada.page.getByRole('list', { name: 'Stages of this order' }).getByText('Complete').waitFor();
  expect(await qr.count()).toBe(0);
});

test('R-SHP-017 R-SHP-018 R-SHP-003 too few XCoin, a piece that is gone, and Global are said where one would buy', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  const [dear, gone] = [await goods('Watch', { shop_price: 64 }), await goods('Power bank', {}, 0)];
  const ada = await journey.visitor({ width: 360 });
  await buyer(ada, 6);
  await ada.open(`/ng/xstore/detail?goods_id=${dear}`);
  await ada.page.getByRole('alert').getByText('XCoin not enough').waitFor();
  await ada.page.getByText('You need 58 more. You have 6 XCoin.').waitFor();
  await shoot(ada.page, 'store-short');
  await ada.open(`/ng/xstore/detail?goods_id=${gone}`);
  await ada.page.getByText('Sorry, the item is currently sold out').waitFor();
  await ada.open(`/xstore/detail?goods_id=${dear}`);
  expect((await ada.page.goto(`/xstore/order/buy?productId=${dear}`))!.status()).toBe(404);
  await ada.open('/zm/xstore');
  await ada.page.getByText('The store has not opened in Zambia yet').waitFor();
});

test.for([360, 1280] as const)(
  'the price and the way to buy stay in view at %d px: in place of the tab bar on phones, covering nothing',
  async (width, { journey }) => {
    const { goods } = await filled(journey);
    const content = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of what there is to say.`).join('\n');
    const id = await goods('A long story', { goods_content: content });
    const { page } = await journey.visitor({ width });
    await page.goto(`/ng/xstore/detail?goods_id=${id}`);
    await alive(page);
    const bar = page.locator('.buy-bar');
    expect(await bar.isVisible()).toBe(width === 360);
    expect(await page.getByRole('link', { name: 'Buy for 10 XCoin' }).count()).toBe(1);
    if (width === 1280) return;
    const edges = async () => {
      const box = (await bar.boundingBox())!;
      return { top: box.y, bottom: Math.round(box.y + box.height) };
    };
    expect(await edges()).toMatchObject({ bottom: page.viewportSize()!.height });
    expect(await page.locator('.tabbar').isVisible()).toBe(false);
    await shoot(page, 'store-buy-bar-360-light');
    // Each thing that the keyboard comes to lies free of both bars.
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.buy-bar')!;
      const reached = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a')].filter(
        (each) => each.offsetParent !== null && !bar.contains(each),
      );
      return reached
        .filter((each) => {
          each.focus();
          each.scrollIntoView({ block: 'nearest' });
          return each.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
        })
        .map((each) => each.textContent);
    });
    expect(covered).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.locator('.footer').filter({ visible: true }).last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual((await edges()).top + 1);
  },
);

test('R-SHP-005 an operator moves an order on and refunds another, and both buyers see it', async ({ journey }) => {
  const { office, goods } = await filled(journey);
  const id = await goods('Cup');
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const receiver = {
    firstname: 'Ada',
    lastname: 'Obi',
    phone: '0803555123',
    address: '14 Allen Avenue',
    city: 'Ikeja',
  };
  const buy = async () => (await ada.api.must('store.pay', { goods_id: id, ...receiver }, own)).data.order_id;
  const [moved, refunded] = [await buy(), await buy()];
  await office.open('/operator/orders');
  await shoot(office.page, 'console-orders');
  await checkPage(office.page);
  const row = (order: number) =>
    office.page.getByRole('row').filter({ has: office.page.getByText(String(order), { exact: true }) });
  await row(moved).getByRole('link', { name: 'Mark as packed' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row(moved).getByText('packed').waitFor();
  await row(refunded).getByRole('link', { name: 'Refund' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByRole('alert').first().waitFor();
  await dialog.getByLabel('Note for operators').fill('It arrived broken.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await row(refunded).getByText('refunded').waitFor();
  expect(await xcoin(ada, own)).toBe(40);
  await ada.open('/ng/xstore/order');
  await ada.page.getByText('refunded').waitFor();
  await ada.page.getByText('packed').waitFor();
  for (const path of ['/operator/goods', '/operator/shops']) {
    await office.open(path);
    await checkPage(office.page);
  }
});

atWidths('without script at %d px', (width) => {
  test('a medal is bought once, and what is missing from a checkout is said at its field', async ({ journey }) => {
    const { goods } = await filled(journey);
    const medal = await goods(`Photographer medal ${width}`, {
      ...{ goods_type: 5, goods_express_type: 0, grants: 'photographer' },
    });
    const cup = await goods(`Cup ${width}`, { goods_express_type: 3 });
    const ada = await journey.visitor({ javaScript: false, width });
    const own = await buyer(ada);
    await ada.open(`/ng/xstore/detail?goods_id=${medal}`);
    await ada.page.getByRole('link', { name: 'Buy for 10 XCoin' }).click();
    await ada.page.getByRole('button', { name: 'Pay 10 XCoin' }).click();
    await ada.page.getByRole('heading', { name: 'Your order is in' }).waitFor();
    expect(await xcoin(ada, own)).toBe(40);
    await ada.open(`/ng/xstore/order/buy?productId=${cup}`);
    await ada.page.getByLabel('Last name').fill('Obi');
    await ada.page.getByRole('button', { name: 'Pay 10 XCoin' }).click();
    await ada.page.getByText('Enter the first name.').waitFor();
    expect(await ada.page.getByLabel('Last name').inputValue()).toBe('Obi');
    await shoot(ada.page, `store-without-script-${width}`);
    await checkOverflow(ada.page);
    await fillReceiver(ada.page);
    await ada.page.getByRole('button', { name: 'Pay 10 XCoin' }).click();
    await ada.page.getByRole('heading', { name: 'Your order is in' }).waitFor();
    expect(await xcoin(ada, own)).toBe(30);
  });
});

test('R-SHP-004 the footer’s link opens the shop of Kenya, Pakistan and Morocco, and the general one elsewhere', async ({
  journey,
}) => {
  const guest = await journey.visitor({ width: 1280 });
  for (const [path, host] of [
    ['/ke', 'ke.shop.example'],
    ['/pk', 'pk.shop.example'],
    ['/ma', 'ma.shop.example'],
    ['/ng', 'shop.example'],
    ['/', 'shop.example'],
  ] as const) {
    await guest.open(path);
    expect(await guest.page.locator(`footer a[href="https://${host}/"]`).count(), path).toBeGreaterThan(0);
  }
});
