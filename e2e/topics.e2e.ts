import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, test } from './support/journey.ts';

const picture = async (side: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: '#1f2c74' } })
    .png()
    .toBuffer(),
});

let made = 0;
const newName = (): string => {
  made += 1;
  return `Bus stops ${made} ${Date.now()}`;
};

/** Fills in the form that is open, and sends it. */
async function create(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'New topic' });
  await form.locator('input[type=file]').setInputFiles(await picture(300));
  await form.locator('img.topic-logo').waitFor();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('What it is about').fill('Where they are, and how long the wait is.');
  await form.getByText('Travel', { exact: true }).click();
  await form.getByRole('button', { name: 'Create topic' }).click();
}

async function host(journey: Journey, width: 360 | 1280 = 1280) {
  const person = await journey.visitor({ width });
  const member = await person.register();
  return { page: person.page, open: (path: string) => person.open(path), api: person.api, member };
}

test('R-TOP-001 R-TOP-002 R-TOP-003 R-TOP-017 New topic opens a dialog, and leads to the page of the topic', async ({
  journey,
}) => {
  const { page, open, member, api } = await host(journey, 360);
  const guest = await journey.visitor({ width: 360 });
  await guest.open('/topic');
  expect(await guest.page.getByRole('link', { name: 'New topic' }).count()).toBe(0);

  await open('/topic');
  await page.getByRole('link', { name: 'New topic' }).click();
  const form = page.getByRole('dialog', { name: 'New topic' });
  await form.waitFor();
  await checkPage(page);
  // What is missing is said, and what was typed stays.
  await form.getByLabel('Name').fill('Half a topic');
  await form.getByRole('button', { name: 'Create topic' }).click();
  await form.getByRole('alert').waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Half a topic');

  const name = newName();
  await create(page, name);
  await page.waitForURL(/\/topic\/\d+$/);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const topid = Number(page.url().split('/').at(-1));
  const { tid } = await newThread(api, { author: member, topid });
  await page.reload();
  await page.getByRole('link', { name: 'Night walk by the lagoon' }).first().waitFor();
  await checkPage(page);
  for (const tab of ['Ranking', 'Activity', 'About']) {
    await page.getByRole('navigation', { name: 'Topic' }).getByRole('link', { name: tab }).click();
    await page.waitForURL(`**/topic/${topid}?tab=${tab.toLowerCase()}`);
    await checkPage(page);
  }

  // Its host puts a post first, on the post's own page.
  await open(`/forum/15443/${tid}`);
  await page.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'Pin in this topic' }).click();
  await page.getByRole('status').filter({ hasText: 'pinned in its topic' }).waitFor();
  await open(`/topic/${topid}`);
  await page.getByText('Pinned', { exact: true }).waitFor();
});

test('R-TOP-004 R-TOP-007 R-TOP-016 a post gets its topic by the picker: a list, a search, a new one', async ({
  journey,
}) => {
  const { page, open, api, member } = await host(journey, 360);
  const name = newName();
  await open('/note/thread');
  await page.getByRole('button', { name: 'Topic', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a topic' });
  await picker.getByRole('radio').first().waitFor();
  await checkPage(page);
  await picker.getByRole('button', { name: 'New topic' }).click();
  await create(page, name);
  await page.getByRole('button', { name, exact: true }).waitFor();

  // What is typed while a list loads is searched for once that has come.
  const searched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/topic/listSearch')) searched.push(new URL(request.url()).searchParams.get('search')!);
  });
  await page.getByRole('button', { name, exact: true }).click();
  // “No topic”, the chosen one, and then the list.
  await picker.getByRole('radio').nth(2).waitFor();
  const release = await holdBack(page, '**/topic/listSearch*');
  await picker.getByRole('searchbox').fill('Bus');
  await picker.getByRole('searchbox').press('Enter');
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('searchbox').press('Enter');
  await expect.poll(() => searched).toEqual(['Bus']);
  release();
  await expect.poll(() => searched).toEqual(['Bus', name]);
  await picker.getByRole('radio', { name: 'No topic' }).check();
  await picker.getByRole('radio', { name }).first().check();
  await picker.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('Title').fill('Where the 5 stops');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.type('Behind the market, and nobody says so.');
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL(/\/forum\/15443\/\d+/);
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/topic\/\d+$/);
  await page.getByRole('link', { name: 'Where the 5 stops' }).first().waitFor();
  expect((await api.must('threads.recent-topics', {}, { token: member.token })).data.list[0]?.top_name).toBe(name);
});

test('R-TOP-006 R-TOP-013 R-TOP-017 a topic is edited, and deleted: the dialog closes, the home page says so', async ({
  journey,
}) => {
  const { page, open } = await host(journey);
  await open('/topic?act=new');
  const name = newName();
  await create(page, name);
  await page.waitForURL(/\/topic\/\d+$/);
  await page.getByRole('button', { name: 'Manage this topic' }).click();
  await page.getByRole('link', { name: 'Edit topic' }).click();
  const form = page.getByRole('dialog', { name: 'Edit topic' });
  await form.getByLabel('What it is about').fill('Where the buses stop by night.');
  await checkPage(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Save topic success' }).waitFor();
  await page.getByText('Where the buses stop by night.').first().waitFor();

  await page.getByRole('button', { name: 'Manage this topic' }).click();
  await page.getByRole('link', { name: 'Delete topic' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete topic' });
  await checkPage(page);
  await asking.getByRole('button', { name: 'Delete topic' }).click();
  await page.getByRole('status').filter({ hasText: 'Delete topic success' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/(ng)?\/?$/);
  await asking.waitFor({ state: 'hidden' });
});

test('without script a topic is followed by a form, and its parts are links', async ({ journey }) => {
  const reader = await journey.visitor({ javaScript: false });
  await reader.register();
  const { page } = reader;
  const { list } = (await reader.api.must('topics.list-default', { search: 'Night Mode' })).data;
  await reader.open(`/topic/${list[0]!.topid}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following', exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Topic' }).getByRole('link', { name: 'About' }).click();
  await page.getByText('One photo, after sunset').last().waitFor();
});
