import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { test } from './support/journey.ts';

const title = (page: Page) => page.getByLabel('Title');
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const option = (page: Page, number: number) => page.getByLabel(`Option ${number}`, { exact: true });
const poll = { subject: 'Who starts in goal on Saturday?', polloptions: ['The young one', 'Never change a captain'] };

/** Opens a page whose code comes only when the returned function is called. */
async function openBare(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/entry.client*');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).last();

test('a post that is changed takes over what was written in every field before its code had come', async ({
  journey,
}) => {
  const ada = await journey.visitor();
  const { page } = ada;
  const { data } = await ada.api.must(
    'threads.new-thread-vote',
    { ...poll, message: 'Says who?' },
    await ada.register(),
  );
  const release = await openBare(page, `/note/thread?pid=${data.Variables.pid}`);
  await title(page).fill('Who keeps the goal?');
  await option(page, 2).fill('The old one');
  await text(page).fill('Say it.');
  await page.getByLabel('Closes').selectOption('3');
  await page.getByRole('switch', { name: 'My own work' }).first().check();
  await option(page, 1).fill('The youngest');
  await option(page, 1).evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  const sent = page.waitForRequest('**/selfapi/thread/editpostvote');
  release();
  await alive(page);
  await expect.poll(() => title(page).inputValue()).toBe('Who keeps the goal?');
  await page.keyboard.type('very ');
  await page.getByRole('button', { name: 'Save' }).last().click();
  expect((await sent).postDataJSON()).toMatchObject({
    subject: 'Who keeps the goal?',
    message: '<p>Say it.</p>',
    polloptions: ['The very youngest', 'The old one'],
    expiration: 3,
    original: 1,
  });
  await page.waitForURL(`**/forum/15443/${data.Variables.tid}`);
  await page.getByRole('radio', { name: 'The old one' }).first().waitFor();
});

test('a new post too, behind the draft that this device had saved', async ({ journey }) => {
  const ada = await journey.visitor();
  const { page } = ada;
  await ada.register();
  await ada.open('/note/thread');
  await title(page).fill('Begun yesterday');
  await text(page).fill('What I wrote yesterday.');
  await page.getByText('Draft saved on this device.').waitFor();
  const release = await openBare(page, '/note/thread');
  await title(page).fill('Begun again');
  await text(page).fill('What I write today.');
  release();
  await expect.poll(() => text(page).innerText()).toContain('What I wrote yesterday.');
  expect(await text(page).innerText()).toContain('What I write today.');
  expect(await title(page).inputValue()).toBe('Begun again');
  await publish(page).click();
  await page.getByRole('heading', { level: 1, name: 'Begun again' }).waitFor();
});

/** Presses the first switch once the page watches its fields, and puts it back within the press, as React does where it takes it over just then. */
function pressAndPutBack(): void {
  const { addEventListener } = document;
  document.addEventListener = (kind: string, ...rest: [EventListener, boolean]) => {
    addEventListener.call(document, kind, ...rest);
    if (kind !== 'change') return;
    document.addEventListener = addEventListener;
    const box = document.querySelector<HTMLInputElement>('input[role="switch"]')!;
    document.addEventListener('click', () => Object.assign(box, { checked: false }), { capture: true, once: true });
    box.click();
    document.documentElement.dataset.pressed = String(box.checked);
  };
}

test('a switch stays as it was put where the page comes to life within the very press', async ({ journey }) => {
  const ada = await journey.visitor();
  const { page } = ada;
  await ada.register();
  await page.addInitScript(pressAndPutBack);
  await page.goto('/note/thread', { waitUntil: 'commit' });
  await page.locator('html[data-pressed="false"]').waitFor({ state: 'attached' });
  await alive(page);
  await expect.poll(() => page.locator('input[role="switch"]').first().isChecked()).toBe(true);
});

test('a reply that was typed before is sent', async ({ journey }) => {
  const ada = await journey.visitor();
  const { page } = ada;
  const { tid } = await newThread(ada.api);
  await ada.register();
  const release = await openBare(page, `/ng/forum/15443/${tid}`);
  await page.getByRole('textbox', { name: 'Write a reply' }).fill('Typed in a tunnel.');
  release();
  const replies = page.getByRole('region', { name: 'Replies' });
  await replies.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await replies.locator('li.reply').filter({ hasText: 'Typed in a tunnel.' }).waitFor();
});

test('options of a poll that were ticked before count', async ({ journey }) => {
  const ada = await journey.visitor();
  const { page } = ada;
  const writer = await register(ada.api);
  const question = { subject: 'Which two?', polloptions: ['One', 'Two', 'Three'], maxchoices: 2 };
  const { data } = await ada.api.must('threads.new-thread-vote', question, writer);
  const { tid } = data.Variables;
  await ada.register();
  const release = await openBare(page, `/ng/forum/15443/${tid}`);
  const option = (name: string) => page.getByRole('checkbox', { name });
  await option('One').check();
  await option('Three').check();
  release();
  await expect.poll(() => option('Two').isDisabled()).toBe(true);
  expect([await option('One').isChecked(), await option('Three').isChecked()]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Your vote' }).count()).toBe(2);
});
