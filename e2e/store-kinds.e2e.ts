import { expect } from 'vitest';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import { buyer, filled, xcoin } from './support/shop.ts';

test('R-SHP-006 a voucher gives its code at once, and a decoration is bought, worn and taken off', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  const voucher = await goods('2 GB of data', { goods_type: 2, goods_express_type: 0, shop_price: 3 });
  const leaf = await goods('Leaves', { goods_type: 4, goods_express_type: 0, grants: 'leaf' });
  const ada = await journey.visitor({ width: 360 });
  const own = await buyer(ada);
  const { page } = ada;
  const buy = async (id: number, price: number) => {
    await ada.open(`/ng/xstore/detail?goods_id=${id}`);
    await page.getByRole('link', { name: `Buy for ${price} XCoin` }).click();
    const pay = page.getByRole('button', { name: `Pay ${price} XCoin` });
    await pay.waitFor();
    expect(await page.getByLabel('First name').count()).toBe(0);
    await pay.click();
    await page.getByRole('link', { name: 'Open the order' }).click();
  };
  await buy(voucher, 3);
  await page.getByRole('img', { name: /^QR code / }).waitFor();
  await page.getByText('Available').waitFor();
  await checkPage(page);
  await buy(leaf, 10);
  await page.getByRole('button', { name: 'Wear it' }).click();
  await page.getByRole('button', { name: 'Stop wearing it' }).click();
  await page.getByRole('button', { name: 'Wear it' }).waitFor();
  await checkPage(page);
  expect(await xcoin(ada, own)).toBe(37);
});

test('what no shop of the country lets one collect says so and asks for nothing; what comes as well is sent', async ({
  journey,
}) => {
  const { goods } = await filled(journey);
  const [shirt, buds] = [
    await goods('T-shirt', { goods_express_type: 2 }),
    await goods('Buds', { goods_express_type: 3 }),
  ];
  const ama = await journey.visitor({ width: 360 });
  const own = await buyer(ama, 50, 'EG');
  const { page } = ama;
  const said = page
    .getByRole('alert')
    .getByText('You can’t collect this now: no shop in your country offers pick-up yet');
  for (const path of [`detail?goods_id=${shirt}`, `order/buy?productId=${shirt}`]) {
    await ama.open(`/eg/xstore/${path}`);
    await said.waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Pay / }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Buy for / }).count()).toBe(0);
  }
  await shoot(page, 'store-no-shop');
  await checkPage(page);
  await ama.open(`/eg/xstore/order/buy?productId=${buds}`);
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.getByLabel('First name').fill('Ama');
  await page.getByLabel('Last name').fill('Farouk');
  await page.getByRole('textbox', { name: 'Phone' }).fill('010 5551 2345');
  await page.getByRole('textbox', { name: 'Address' }).fill('4 Talaat Harb');
  await page.getByRole('textbox', { name: 'City' }).fill('Cairo');
  await page.getByRole('button', { name: 'Pay 10 XCoin' }).click();
  await page.getByRole('status').getByText('Purchased.').waitFor();
  expect(await xcoin(ama, own)).toBe(40);
});

atWidths('without script at %d px', (width) => {
  test('an order is refunded once, asked about by the next page', async ({ journey }) => {
    const { goods } = await filled(journey);
    const id = await goods(`Plate ${width}`);
    const ada = await journey.visitor({ width: 360 });
    const own = await buyer(ada);
    const receiver = {
      firstname: 'Ada',
      lastname: 'Obi',
      phone: '0803555123',
      address: '14 Allen Avenue',
      city: 'Ikeja',
    };
    const { order_id } = (await ada.api.must('store.pay', { goods_id: id, ...receiver }, own)).data;
    const clerk = await journey.visitor({ javaScript: false, width });
    await makeOperator(clerk);
    const { page } = clerk;
    await clerk.open(`/operator/orders?order_id=${order_id}`);
    await page.getByRole('link', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Refund 10 XCoin?').waitFor();
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('Note for operators').fill('It arrived broken.');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await page.waitForURL((url) => !url.searchParams.has('refund'));
    await page.getByRole('row').getByText('refunded').waitFor();
    expect(await page.getByRole('link', { name: 'Refund' }).count()).toBe(0);
    expect(await xcoin(ada, own)).toBe(50);
  });
});
