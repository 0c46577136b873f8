import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import { queueStarted, waitingHere } from './support/offline.ts';
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

/** A picture of a banner. */
const photo = () =>
  sharp({ create: { width: 960, height: 320, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** A field's date and time, two days from now. */
const inTwoDays = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** Seconds from now, as calls name moments. */
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

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
    await page.getByRole('button', { name: 'Missing: Français, हिन्दी' }).waitFor();
    await written(page);
    await page.getByLabel('Until').fill(inTwoDays());
    await checkPage(page);
    await shoot(page, 'announcement-new-1280');
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.waitForURL('**/operator/announcements');
    await page.getByText('Running', { exact: true }).waitFor();
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
    await page.getByText('Over', { exact: true }).waitFor();
    await expect.poll(() => says(another.page, '/ng/privacy', titleIn.English)).toBe(false);
  });

  test('a member closes it before there is script', async ({ journey }) => {
    const { office, operator } = await operatorOf(journey);
    const words = { title_en: 'A short pause', title_fr: 'Une courte pause', title_hi: 'थोड़ा विराम' };
    const { data } = await office.api.must('announcements.save', { ...words, to: inSeconds(7200) }, operator);
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

test('on a phone what has the focus is never behind the bar below the form', async ({ journey }) => {
  const office = await journey.visitor({ at: site.url, width: 360 });
  await makeOperator(office, databaseUrl);
  const { page } = office;
  await office.open('/operator/announcements/new');
  await alive(page);
  await page.getByRole('textbox', { name: 'Title' }).focus();
  const behind: string[] = [];
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const [at, bar] = [document.activeElement, document.querySelector('.foot-bar')];
      if (!at || !bar || bar.contains(at)) return '';
      return at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? at.outerHTML.slice(0, 120) : '';
    });
    if (hidden) behind.push(hidden);
  }
  expect(behind).toEqual([]);
});

test('a long announcement is folded on a phone until all of it is asked for', async ({ journey }) => {
  const { office, operator } = await operatorOf(journey);
  const text = 'We move to a bigger machine, and reading works meanwhile. '.repeat(8).trim();
  const words = { title_en: 'A long pause', title_fr: 'Une longue pause', title_hi: 'लंबा विराम' };
  const texts = { text_en: text, text_fr: text, text_hi: text };
  const { data } = await office.api.must('announcements.save', { ...words, ...texts, to: inSeconds(7200) }, operator);
  await office.api.must('announcements.plan', { id: data.id, version: data.version }, operator);
  const guest = await journey.visitor({ at: site.url, width: 360, javaScript: false });
  await expect.poll(() => says(guest.page, '/ng/privacy', words.title_en)).toBe(true);
  const note = guest.page.getByRole('region', { name: words.title_en });
  const height = async () => (await note.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(200);
  const scripted = await journey.visitor({ at: site.url, width: 360 });
  await scripted.open('/ng/privacy');
  await checkPage(scripted.page);
  await shoot(scripted.page, 'announcement-folded-360');
  await note.getByText('Read all').click();
  await note.getByText('Fold again').waitFor();
  expect(await height()).toBeGreaterThan(folded + 100);
  await office.api.must('announcements.end', { id: data.id }, operator);
});

describe('a banner', () => {
  test('stands on Nigeria’s cached Home within a second of its beginning, and nowhere else', async ({ journey }) => {
    const { office, operator } = await operatorOf(journey);
    const file = new File([new Uint8Array(await photo())], 'banner.jpg', { type: 'image/jpeg' });
    const { data } = await office.api.must('media.image-upload', {}, { token: operator.token, files: { file } });
    const titles = { title_en: 'Photos of the week', title_fr: 'Photos de la semaine', title_hi: 'हफ़्ते की तस्वीरें' };
    const from = inSeconds(4);
    const fields = {
      ...titles,
      kind: 'banner',
      place: 'home',
      aid: data.aid,
      url: '/photos',
      countries: [188],
    } as const;
    const saved = await office.api.must('announcements.save', { ...fields, from, to: inSeconds(3600) }, operator);
    const { id, version } = saved.data;
    await office.api.must('announcements.plan', { id, version }, operator);
    const sent = async (at: string) => (await fetch(`${site.url}${at}`, { headers: { accept: 'text/html' } })).text();
    expect(await sent('/ng')).not.toContain(titles.title_en);
    const home = async () => (await office.api.must('announcements.shown', { country: 188 })).data.home.length;
    await expect.poll(home, { timeout: 8000, interval: 20 }).toBe(1);
    expect(Date.now()).toBeGreaterThanOrEqual(from * 1000);
    expect(Date.now() - from * 1000).toBeLessThan(1000);
    // A busy machine takes longer than that to draw Home once.
    await expect.poll(() => sent('/ng'), { timeout: 4000, interval: 20 }).toContain(titles.title_en);
    expect(await sent('/ke')).not.toContain(titles.title_en);
    const guest = await journey.visitor({ at: site.url, width: 360 });
    await guest.open('/ng');
    const banner = guest.page.getByRole('region', { name: titles.title_en });
    await banner.getByRole('img', { includeHidden: true }).waitFor();
    await checkPage(guest.page);
    await shoot(guest.page, 'banner-360');
    await banner.getByRole('link').click();
    await guest.page.waitForURL('**/ng/photos');
    const joined = await journey.visitor({ at: site.url });
    await joined.register();
    await joined.open('/ng');
    await joined.page.getByRole('region', { name: titles.title_en }).getByRole('button').click();
    await expect.poll(() => says(joined.page, '/ng', titles.title_en)).toBe(false);
    await guest.open('/ng');
    await banner.waitFor();
    await office.api.must('announcements.end', { id }, operator);
    await expect.poll(() => sent('/ng')).not.toContain(titles.title_en);
  });
});

describe('a campaign', () => {
  test('is written, planned for those who are meant, and read where it leads', async ({ journey }) => {
    const { office, operator } = await operatorOf(journey);
    const reader = await journey.visitor({ at: site.url, width: 360 });
    const joined = await reader.register();
    // At whatever hour this is tried, it is no quiet one of theirs.
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet = { quiet: 1, quiet_from: clock(10), quiet_to: clock(11) } as const;
    await reader.api.must('notices.save-settings', quiet, joined);
    const { page } = office;
    await office.open('/operator/campaigns/new');
    for (const [language, title] of Object.entries(titleIn)) {
      await page.getByRole('group', { name: 'Words in' }).getByRole('button', { name: language }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
    }
    await page.getByRole('textbox', { name: 'Leads to' }).fill('/photos');
    // Nothing is half behind the header there.
    await page.getByRole('heading', { name: 'New campaign' }).scrollIntoViewIfNeeded();
    await checkPage(page);
    await shoot(page, 'campaign-new-1280');
    await page.getByRole('button', { name: /^Plan for/ }).click();
    await page.waitForURL('**/operator/campaigns');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const figures = async () => (await office.api.must('announcements.campaigns', {}, operator)).data.list[0];
    const isSent = async () => Object.values((await figures())?.sent ?? {}).some((people) => people > 0);
    await expect.poll(isSent).toBe(true);
    expect(await figures()).toMatchObject({ opened: { count: 0, few: 0 } });
    await expect.poll(() => says(reader.page, '/ng/ucenter/notice/systems', titleIn.English)).toBe(true);
    await alive(reader.page);
    await checkPage(reader.page);
    await reader.page.getByText(titleIn.English).click();
    await reader.page.waitForURL(/\/photos$/);
    await expect.poll(figures).toMatchObject({ opened: { few: 1 } });
    await page.reload();
    await page.getByText('Under 5 people').first().waitFor();
    await checkPage(page);
    await shoot(page, 'campaigns-1280');
  });
});

describe('a feature switch', () => {
  test('takes the ways to the draw off the pages, whose own say that it isn’t open yet', async ({ journey }) => {
    journey.expectFault(/status of 404/);
    const { office } = await operatorOf(journey);
    const { page } = office;
    const guest = await journey.visitor({ at: site.url });
    await guest.open('/ng/latest');
    await guest.page.getByRole('link', { name: 'Prize draw' }).waitFor();
    await office.open('/operator/switches');
    const draw = page.getByRole('row').filter({ hasText: 'Prize draw' });
    await draw.getByRole('link', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('On for').selectOption('off');
    await dialog.getByRole('textbox', { name: 'Why' }).fill('not yet');
    await checkPage(page);
    await shoot(page, 'switch-1280');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await draw.getByText('Off').waitFor();
    await expect
      .poll(async () => {
        await guest.open('/ng/latest');
        return guest.page.getByRole('link', { name: 'Prize draw' }).count();
      })
      .toBe(0);
    await guest.open('/ng/jackpot');
    await guest.page.getByRole('heading', { name: 'This is not open yet.' }).waitFor();
    await checkPage(guest.page);
    await shoot(guest.page, 'not-open-1280');
    await draw.getByRole('link', { name: 'Change' }).click();
    await dialog.getByLabel('On for').selectOption('on');
    await dialog.getByRole('textbox', { name: 'Why' }).fill('it opens');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await draw.getByText('Everyone').waitFor();
    await expect.poll(async () => (await fetch(`${site.url}/ng/jackpot`)).status).toBe(200);
  });
});

describe('read-only mode', () => {
  test('says so on top; a reply waits on the phone and goes when writing works again', async ({ journey }) => {
    journey.expectFault(/status of 503/);
    const { office, operator } = await operatorOf(journey);
    const writer = await journey.visitor({ at: site.url });
    const { tid } = await newThread(writer.api, { subject: 'Which way to the ferry?' });
    await writer.register();
    await writer.open(addressOf(tid));
    await queueStarted(writer.page);
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
    // The thread was open before: the answer to what is written says that nothing is written for now.
    await field(writer.page).fill('By the old bridge.');
    await send(writer.page).click();
    await writer.page.getByText('Waiting until writing works again').waitFor();
    const waiting = repliesOf(writer.page).locator('.reply-waiting').filter({ hasText: 'By the old bridge.' });
    await waiting.waitFor();
    await writer.page.getByText('We move to a bigger machine.').waitFor();
    await expect.poll(() => waitingHere(writer.page)).toBe(1);
    await checkPage(writer.page);
    await shoot(writer.page, 'read-only-reply-1280');
    expect(await countReplies(writer.api, tid)).toBe(0);
    await page.getByRole('link', { name: 'Let people write again' }).click();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('moved');
    await dialog.getByRole('button', { name: 'Let people write again' }).click();
    await page.getByText('Writing works').waitFor();
    await expect.poll(async () => (await office.api.must('announcements.read-only', {}, operator)).data.on).toBe(0);
    // The next answer, of whatever it is, says that writing works; what waits goes by itself.
    await writer.page.locator('header a.logo').filter({ visible: true }).first().click();
    await expect.poll(() => countReplies(writer.api, tid)).toBe(1);
    await expect.poll(() => writer.page.getByText('We move to a bigger machine.').count()).toBe(0);
  });
});
