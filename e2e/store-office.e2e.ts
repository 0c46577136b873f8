import { expect } from 'vitest';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import { buyer, filled } from './support/shop.ts';

test('an operator adds an item and its pieces, a voucher and its codes, and a shop', async ({ journey }) => {
  const { office } = await filled(journey);
  const { page } = office;
  const dialog = page.getByRole('dialog');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const add = async (name: string, kind: string) => {
    await page.getByRole('link', { name: 'Add an item' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Serial number').fill(`${name} ${process.pid}`);
    await dialog.getByLabel('Kind').selectOption(kind);
    await dialog.getByLabel('Price in XCoin').fill('7');
    await dialog.getByLabel('State').selectOption('1');
  };
  await office.open('/operator/goods');
  await add('Mug', '1');
  await shoot(page, 'console-goods-dialog');
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Mug').getByRole('link', { name: 'Stock' }).click();
  await dialog.getByLabel('Pieces to add').fill('5');
  await dialog.getByRole('button', { name: 'Change stock' }).click();
  await row('Mug').getByText('5', { exact: true }).waitFor();

  await add('Airtime card', '2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Airtime card').getByRole('link', { name: 'Codes' }).click();
  await dialog.getByLabel('Codes, one a line').fill('no code!');
  const bring = dialog.getByRole('button', { name: 'Import codes' });
  await bring.click();
  await dialog.getByText(/Put one code on each line/).waitFor();
  await dialog.getByLabel('Codes, one a line').fill(`DATA${process.pid}A\nDATA${process.pid}B`);
  await bring.click();
  await shoot(page, 'console-codes');
  await row('Airtime card').getByText('2', { exact: true }).waitFor();

  await office.open('/operator/shops');
  await page.getByRole('link', { name: 'Add a shop' }).click();
  await dialog.getByLabel('Name of the shop').fill('Balogun Market');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Balogun Market').getByText('Nigeria').waitFor();
  await shoot(page, 'console-shops');
});

const address = { address: '14 Allen Avenue', city: 'Ikeja' };
const receiver = { firstname: 'Ada', lastname: 'Obi', phone: '0803555123', ...address };

atWidths('without script at %d px', (width) => {
  test('an item and its stock, a voucher and its codes, a shop and an order’s label are each asked about and done once', async ({
    journey,
  }) => {
    const { goods } = await filled(journey);
    const plate = await goods(`Plate ${width}`);
    const ada = await journey.visitor({ width: 360 });
    const own = await buyer(ada);
    const { order_id } = (await ada.api.must('store.pay', { goods_id: plate, ...receiver }, own)).data;
    const clerk = await journey.visitor({ javaScript: false, width });
    await makeOperator(clerk);
    const { page } = clerk;
    const dialog = page.getByRole('dialog');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const says = (words: string) => page.getByRole('status').getByText(words).waitFor();

    await clerk.open('/operator/goods');
    const add = async (name: string, kind: string) => {
      await page.getByRole('link', { name: 'Add an item' }).click();
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByLabel('Serial number').fill(`${name} ${process.pid}`);
      await dialog.getByLabel('Kind').selectOption(kind);
      await dialog.getByLabel('State').selectOption('1');
      await dialog.getByLabel('Sale ends').fill('2090-01-01T10:00');
    };
    await add(`Jug ${width}`, '1');
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Fill this in.').waitFor();
    expect(await dialog.getByText('Parameter error').count()).toBe(0);
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(`Jug ${width}`);
    expect(await dialog.getByLabel('Sale ends').inputValue()).toBe('2090-01-01T10:00');
    await dialog.getByLabel('Price in XCoin').fill('7');
    await shoot(page, `console-goods-without-script-${width}`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The item is saved.');
    await row(`Jug ${width}`).getByRole('link', { name: 'Stock' }).click();
    await dialog.getByText(`Change the stock of Jug ${width}?`).waitFor();
    await dialog.getByLabel('Pieces to add').fill('0');
    await dialog.getByRole('button', { name: 'Change stock' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('Pieces to add').fill('5');
    await dialog.getByRole('button', { name: 'Change stock' }).click();
    await says('Stock changed: 5 in stock.');
    await row(`Jug ${width}`).getByText('5', { exact: true }).waitFor();
    await row(`Jug ${width}`).getByRole('link', { name: 'Change item' }).click();
    await dialog.getByLabel('Price in XCoin').fill('9');
    await dialog.getByLabel('State').selectOption('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The item is saved.');
    await row(`Jug ${width}`).getByText('Off sale').waitFor();
    await row(`Jug ${width}`).getByText('9 XCoin').waitFor();

    const card = `Card ${width}`;
    await add(card, '2');
    await dialog.getByLabel('Price in XCoin').fill('3');
    for (const country of ['Kenya', 'Ghana']) await dialog.getByLabel(country).check();
    expect(await dialog.getByLabel('What it gives').locator('option', { hasText: 'African flavour' }).count()).toBe(1);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The item is saved.');
    await row(card).getByRole('link', { name: 'Codes' }).click();
    await dialog.getByLabel('Codes, one a line').fill(`IN${process.pid}W${width}A\nIN${process.pid}W${width}B`);
    await shoot(page, `console-codes-without-script-${width}`);
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Import codes' }).click();
    await says('2 codes added.');
    await row(card).getByText('2', { exact: true }).waitFor();
    await row(card).getByRole('link', { name: 'Codes' }).click();
    await dialog.getByRole('link', { name: 'Issue codes' }).click();
    await dialog.getByLabel('How many').fill('3');
    await dialog.getByRole('button', { name: 'Issue codes' }).click();
    await says('3 codes created.');
    await row(card).getByText('5', { exact: true }).waitFor();
    await row(card).getByRole('link', { name: 'Change item' }).click();
    for (const [country, ticked] of [
      ['Kenya', true],
      ['Ghana', true],
      ['Nigeria', false],
    ] as const)
      expect(await dialog.getByLabel(country).isChecked()).toBe(ticked);
    for (const country of ['Kenya', 'Ghana']) await dialog.getByLabel(country).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The item is saved.');
    await row(card).getByRole('link', { name: 'Change item' }).click();
    expect(await dialog.getByLabel('Kenya').isChecked()).toBe(false);

    await clerk.open('/operator/shops');
    await page.getByRole('link', { name: 'Add a shop' }).click();
    await dialog.getByLabel('Name of the shop').fill(`Tejuosho ${width}`);
    await dialog.getByLabel('Who redeems codes').fill('999999999');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('No member is known as 999999999.').waitFor();
    await dialog.getByLabel('Who redeems codes').fill(own.username);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The shop is saved.');
    await row(`Tejuosho ${width}`).getByRole('link', { name: own.username }).waitFor();
    await row(`Tejuosho ${width}`).getByRole('link', { name: 'Change shop' }).click();
    expect(await dialog.getByLabel('Who redeems codes').inputValue()).toBe(own.username);
    await dialog.getByLabel('State').selectOption('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row(`Tejuosho ${width}`).getByText('Closed').waitFor();

    await clerk.open(`/operator/orders?order_id=${order_id}`);
    await page.getByRole('link', { name: 'Mark as packed' }).click();
    await dialog.getByText(`Order ${order_id}: what is next?`).waitFor();
    await checkOverflow(page);
    await dialog.getByRole('combobox').selectOption('shipping');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await says('The order’s state is changed.');
    await page.getByRole('row').getByText('Shipping').waitFor();
  });
});
