import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';

const title = (page: Page) => page.getByLabel('Title');
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

async function author(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  return { page: person.page, api: person.api, ...(await person.register()) };
}

async function write(page: Page, subject: string, words = 'Long enough to be a post of its own.'): Promise<void> {
  await title(page).fill(subject);
  await text(page).click();
  await page.keyboard.type(words);
}

test('the board is guessed from the words, a choice goes before it, and the post stands there', async ({ journey }) => {
  const { page } = await author(journey, { width: 360 });
  await page.goto('/note/thread');
  const chip = page.getByRole('button', { name: 'Phones', exact: true });
  await page.getByRole('button', { name: 'Choose a board' }).waitFor();
  await write(page, 'My phone is warm', 'The battery drains while it charges, the screen too.');
  await chip.click();
  const sheet = page.getByRole('dialog', { name: 'Where does it belong?' });
  expect(await sheet.getByRole('group', { name: 'Fits your words' }).getByRole('radio').isChecked()).toBe(true);
  // However many boards there are, what ends the sheet stands in the window.
  const done = (await sheet.getByRole('button', { name: 'Done' }).boundingBox())!;
  expect(done.y + done.height).toBeLessThanOrEqual(800);
  await checkPage(page);
  await sheet.getByLabel('Search boards').fill('help');
  await sheet.getByRole('radio', { name: /^Help/ }).check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  await text(page).press('End');
  await page.keyboard.type(' Phone, android, model, memory.');
  const sent = page.waitForRequest('**/v5/content/thread');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  expect((await sent).postDataJSON()).toMatchObject({ typeid: 4 });
  await page.waitForURL('**/forum/15443/*');
});

test('a composer begins with the last board, words that speak for another move it, and a choice goes before both', async ({
  journey,
}) => {
  const { page, api, token } = await author(journey, { width: 360 });
  await api.must(
    'threads.create',
    { subject: 'A first question', message: 'Said on one board.', typeid: 4 },
    { token },
  );
  await page.goto('/note/thread');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await help.click();
  const sheet = page.getByRole('dialog', { name: 'Where does it belong?' });
  expect(await sheet.getByRole('group', { name: 'Your last board' }).getByRole('radio').isChecked()).toBe(true);
  await shoot(page, 'compose-last-board-360');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await write(page, 'My phone is warm', 'The battery drains while it charges, the screen too.');
  await page.getByRole('button', { name: 'Phones', exact: true }).waitFor();
  await title(page).fill('Good morning all');
  await text(page).press('ControlOrMeta+a');
  await page.keyboard.type('I greet everybody here this morning.');
  await help.waitFor();
});
