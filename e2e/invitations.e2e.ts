import { expect } from 'vitest';
import { isImei } from '../contract/domains/invitations/imei.ts';
import { freshName, imageCode } from '../tests/support/people.ts';
import { checkPage, shoot, test } from './support/journey.ts';

const password = 'correct-horse-9';

/** A number of the model that the story's people use, that no other run has activated. */
function freshImei(typeCode: string): string {
  const body = typeCode + String(process.hrtime.bigint()).slice(-6);
  const check = [...'0123456789'].find((digit) => isImei(body + digit))!;
  return body + check;
}

test('R-INV-001 a friend comes by the link, registers, and stands in the list on the way', async ({ journey }) => {
  const ada = await journey.visitor({ width: 360 });
  const { username } = await ada.register();
  await ada.open('/ng/ucenter/invitation');
  await ada.page.getByText('No one yet').waitFor();
  await ada.page.getByText('10,000 XGold').waitFor();
  await checkPage(ada.page);
  await shoot(ada.page, 'invitation');
  const link = new URL(await ada.page.getByLabel('Your link').inputValue());

  const { page } = await journey.visitor();
  await page.goto(link.pathname + link.search);
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByText(`${username} invited you.`).waitFor();
  await dialog.getByRole('button', { name: 'E-mail' }).click();
  await dialog.getByRole('img', { name: 'Picture with four characters' }).waitFor();
  const friend = freshName();
  const values = { email: `${friend}@example.com`, imageCode, username: friend, password };
  for (const [name, value] of Object.entries(values)) await page.locator(`dialog [name=${name}]`).fill(value);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/welcome');

  await expect
    .poll(async () => {
      await ada.open('/ng/ucenter/invitation');
      // A row that isn't there yet is asked for again, not waited for on a page that won't change.
      return (await ada.page.getByRole('listitem').filter({ hasText: friend }).allInnerTexts()).join();
    })
    .toContain('On the way');
});

test('R-IME-001 R-IME-004 a phone is activated once; the form says what is wrong, leaves what was typed', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  await ada.register();
  await ada.open('/ng/ucenter/imei');
  const { page } = ada;
  const activate = () => page.getByRole('button', { name: 'Activate', exact: true }).click();
  await activate();
  await page.getByRole('alert').getByText('Enter the IMEI.').waitFor();
  const imei = freshImei('00101022');
  await page.getByLabel('IMEI', { exact: true }).fill(imei);
  await page.getByLabel('Model').selectOption('Zuri 12');
  await activate();
  await page.getByRole('alert').getByText('this phone is not of the model chosen').waitFor();
  expect(await page.getByLabel('IMEI', { exact: true }).inputValue()).toBe(imei);
  await checkPage(page);
  await page.getByLabel('Model').selectOption('Kito X3');
  await activate();
  await page.getByRole('status').getByText('Your phone is activated.').waitFor();
  await page.getByText(imei).waitFor();

  const bola = await journey.visitor();
  await bola.register();
  await bola.open('/ng/ucenter/imei');
  await bola.page.getByLabel('IMEI', { exact: true }).fill(imei);
  await bola.page.getByLabel('Model').selectOption('Kito X3');
  await bola.page.getByRole('button', { name: 'Activate', exact: true }).click();
  await bola.page.getByRole('alert').getByText('reward was already paid').waitFor();
});
