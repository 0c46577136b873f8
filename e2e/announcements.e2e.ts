import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import { waitingHere } from './support/offline.ts';
import { type Site, startSite } from './support/site.ts';
import { addressOf, countReplies, field, repliesOf, send } from './support/talk.ts';

/** A site of its own: what is announced stands on every page, and a read-only one takes nothing from anybody. */
let site: Site;
let databaseUrl: string;
let drop: () => Promise<void>;
let dataDir: string;
beforeAll(async () => {
  const database = await cloneDatabase(inject('databaseServer'));
  ({ url: databaseUrl, drop } = database);
  dataDir = await mkdtemp(join(tmpdir(), 'baobab-announce-'));
  site = await startSite({ databaseUrl, dataDir });
});
afterAll(async () => {
  await site?.stop();
  await drop?.();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** An operator of this site, in the console. */
async function operatorOf(journey: Journey) {
  const office = await journey.visitor({ at: site.url });
  const operator = await makeOperator(office, databaseUrl);
  return { office, operator };
}

const titleIn = { English: 'Baobab rests on Sunday', Français: 'Baobab se repose dimanche', हिन्दी: 'रविवार को विराम' };

async function written(page: Page): Promise<void> {
  for (const [language, title] of Object.entries(titleIn)) {
    await page.getByRole('group', { name: 'Words in' }).getByRole('button', { name: language }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
  }
}

/** Whether a page has an announcement now, by the page that the server sends. */
const says = async (page: Page, at: string, words: string): Promise<boolean> => {
  await page.goto(at);
  return (await page.getByText(words).count()) > 0;
};

describe('an announcement', () => {
  test('is written in three languages, stands on guests’ cached pages, stays closed, and goes when it ends', async ({
    journey,
  }) => {
    const { office } = await operatorOf(journey);
    const { page } = office;
    const guest = await journey.visitor({ at: site.url, width: 360 });
    await guest.open('/ng/privacy');
    await office.open('/operator/announcements/new');
    await page.getByRole('textbox', { name: 'Title' }).fill(titleIn.English);
    await page.getByRole('button', { name: 'Français, हिन्दी is missing' }).waitFor();
    await written(page);
    await checkPage(page);
    await shoot(page, 'announcement-new-1280');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.waitForURL('**/operator/announcements');
    await page.getByText('Running').waitFor();
    await checkPage(page);
    await expect.poll(() => says(guest.page, '/ng/privacy', titleIn.English)).toBe(true);
    await expect.poll(() => says(guest.page, '/ma/privacy', titleIn.Français)).toBe(true);
    await expect.poll(() => says(guest.page, '/in/privacy', titleIn.हिन्दी)).toBe(true);
    await guest.open('/ng/privacy');
    await checkPage(guest.page);
    await shoot(guest.page, 'announcement-360');
    await guest.page.getByRole('button', { name: 'Close this announcement' }).click();
    await guest.open('/ng/privacy');
    expect(await guest.page.getByText(titleIn.English).filter({ visible: true }).count()).toBe(0);
    const another = await journey.visitor({ at: site.url });
    expect(await says(another.page, '/ng/privacy', titleIn.English)).toBe(true);
    await page.getByRole('link', { name: 'End now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await page.getByText('Over').waitFor();
    await expect.poll(() => says(another.page, '/ng/privacy', titleIn.English)).toBe(false);
  });

  test('a member closes it before there is script', async ({ journey }) => {
    const { office, operator } = await operatorOf(journey);
    const words = { title_en: 'A short pause', title_fr: 'Une courte pause', title_hi: 'थोड़ा विराम' };
    const { data } = await office.api.must('announcements.save', { ...words } as never, operator);
    const { id, version } = data;
    await office.api.must('announcements.plan', { id, version }, operator);
    const member = await journey.visitor({ at: site.url, javaScript: false });
    const joined = await journey.visitor({ at: site.url });
    const { token } = await joined.register();
    await member.page.context().addCookies(await joined.page.context().cookies());
    expect(token).not.toBe('');
    await expect.poll(() => says(member.page, '/ng/privacy', words.title_en)).toBe(true);
    await member.page.getByRole('button', { name: 'Close this announcement' }).click();
    await expect.poll(() => says(member.page, '/ng/privacy', words.title_en)).toBe(false);
    await office.api.must('announcements.end', { id }, operator);
  });
});

describe('read-only mode', () => {
  test('says so on top; a reply waits on the phone and goes when writing works again', async ({ journey }) => {
    journey.expectFault(/status of 503/);
    const { office, operator } = await operatorOf(journey);
    const writer = await journey.visitor({ at: site.url });
    const { tid } = await newThread(writer.api, { subject: 'Which way to the ferry?' });
    await writer.register();
    const { page } = office;
    await office.open('/operator/read-only');
    await page.getByRole('link', { name: 'Make the site read-only' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note, English' }).fill('We move to a bigger machine.');
    await dialog.getByRole('textbox', { name: 'Why' }).fill('moving');
    await checkPage(page);
    await shoot(page, 'read-only-1280');
    await dialog.getByRole('button', { name: 'Make the site read-only' }).click();
    await page.getByRole('main').getByText('Read-only now').waitFor();
    await writer.open(addressOf(tid));
    await writer.page.getByText('We move to a bigger machine.').waitFor();
    await field(writer.page).fill('By the old bridge.');
    await send(writer.page).click();
    const waiting = repliesOf(writer.page).locator('.reply-waiting').filter({ hasText: 'By the old bridge.' });
    await waiting.waitFor();
    await expect.poll(() => waitingHere(writer.page)).toBe(1);
    await checkPage(writer.page);
    await shoot(writer.page, 'read-only-reply-1280');
    expect(await countReplies(writer.api, tid)).toBe(0);
    await page.getByRole('link', { name: 'Let people write again' }).click();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('moved');
    await dialog.getByRole('button', { name: 'Let people write again' }).click();
    await page.getByText('Writing works').waitFor();
    await expect.poll(async () => (await office.api.must('announcements.read-only', {}, operator)).data.on).toBe(0);
    await writer.page.reload();
    await alive(writer.page);
    await expect.poll(() => countReplies(writer.api, tid)).toBe(1);
  });
});
