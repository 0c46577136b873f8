import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { register } from '../tests/support/people.ts';
import { atWidths, checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import type { Person } from './support/person.ts';

const day = 86_400;
const colour = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await colour(background),
});

const inThree = (name: string, words: string) => ({
  [`${name}_en`]: words,
  [`${name}_fr`]: words,
  [`${name}_hi`]: words,
});

/** A contest that is open, made by an operator; what its first place wins is paid in XGold. */
async function opened(journey: Journey, title: string) {
  const office = await journey.visitor();
  const operator = await makeOperator(office);
  const now = Math.floor(Date.now() / 1000);
  const { data } = await office.api.must(
    'contests.create',
    {
      ...inThree('title', title),
      ...inThree('brief', 'Colour, trade and people.'),
      ...inThree('rules', 'Your own photo\nPeople you can recognise said yes'),
      ...inThree('terms', 'You keep your photo|It stays yours.'),
      ...inThree('agreement', 'All that is agreed to.'),
      ...{ opens_at: now - day, entries_until: now + day, closes_at: now + 2 * day, winners_at: now + 3 * day },
      prizes: JSON.stringify([
        { place: 1, what_en: 'The cover', what_fr: 'La couverture', what_hi: 'कवर', xgold: 500, count: 1 },
      ]),
    } as never,
    operator,
  );
  return { office, operator, contest: data.contest, at: `/ng/photos/contest/${data.contest}` };
}

async function entered(person: Person, contest: number, subject: string): Promise<number> {
  const member = await register(person.api);
  const img = new File([new Uint8Array(await colour('#b0622a'))], 'photo.jpg', { type: 'image/jpeg' });
  const { data } = await person.api.must('threads.upload-photo', {}, { ...member, files: { img } });
  const sent = { subject, aids: String(data.aid), contest, agree: 1 };
  return (await person.api.must('threads.new-thread-photos', sent as never, member)).data.Variables.tid;
}

const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ });
const likes = (page: Page) => page.locator('main .acts').getByRole('button', { name: /^Like/ });

describe('a contest', () => {
  test('R-PHO-001 from its brief to an entry, to likes, to the close and to a prize that is paid', async ({
    journey,
  }) => {
    const { office, contest, at } = await opened(journey, 'Markets of my city');
    const ada = await journey.visitor({ width: 360 });
    const writer = await ada.register();
    const { page } = ada;
    await ada.open(at);
    await checkPage(page);
    await shoot(page, 'contest-open');
    await page.getByRole('link', { name: 'Enter a photo' }).click();
    await page.waitForURL('**/photos/agreement?contest=*');
    await page.getByRole('checkbox', { name: 'I agree to these terms.' }).check();
    await page.getByRole('button', { name: 'Choose photos' }).click();
    await page.waitForURL('**/photos/add?*');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await file('market.jpg', '#2e6f40'),
        { name: 'song.heic', mimeType: 'image/heic', buffer: Buffer.from('no photo') },
      ]);
    await page.getByText('This kind can’t be read. Use JPEG or PNG.').waitFor();
    await page.getByText('Done', { exact: true }).waitFor();
    expect(await page.getByText('1 of 2 will be published. 1 needs you.').count()).toBe(1);
    await page.getByLabel('Title').fill('Kurmi market, six in the morning');
    await checkPage(page);
    await shoot(page, 'photo-add');
    await publish(page).click();
    await page.waitForURL('**/photos/detail*');
    await page.getByRole('heading', { name: 'Kurmi market, six in the morning' }).waitFor();
    await page.locator('.photo-stage img').first().waitFor();
    await checkPage(page);
    await shoot(page, 'photo-entry');
    const tid = Number(/detail(\d+)/.exec(page.url())?.[1]);

    const ben = await journey.visitor({ width: 1280 });
    await ben.register();
    await ben.open(`/ng/photos/detail${tid}`);
    await likes(ben.page).click();
    await ben.page.locator('main .acts').getByRole('button', { name: 'Like, 1', exact: true }).waitFor();
    await likes(page).click();
    await page.getByText('Likes decide here').waitFor();

    await office.open(`/operator/contests/${contest}`);
    await checkPage(office.page);
    await shoot(office.page, 'console-contest');
    await office.page.getByRole('link', { name: 'Close early' }).click();
    const dialog = office.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close early' }).click();
    // Entries and likes are frozen a moment after the close.
    const award = office.page.getByRole('link', { name: 'Award' });
    await expect
      .poll(async () => {
        await office.open(`/operator/contests/${contest}`);
        return award.count();
      })
      .toBe(1);
    await award.click();
    await dialog.getByRole('button', { name: 'Award' }).click();
    await office.page.getByText('The prize is given.').waitFor();

    const { data: wallet } = await ada.api.must('economy.wallet', {}, writer);
    expect(wallet.xgold).toBeGreaterThanOrEqual(500);
    await ada.open(at);
    const winner = page.locator('.winner');
    await winner.getByText('Kurmi market, six in the morning').waitFor();
    await checkPage(page);
    await shoot(page, 'contest-won');
  });

  test('closed while photos are on their way: nothing written is lost', async ({ journey }) => {
    const { office, operator, contest, at } = await opened(journey, 'Rain in the city');
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open(`${at.replace(/contest\/\d+$/, '')}add?contest=${contest}&agree=1`);
    await page.locator('input[type=file]').setInputFiles(await file('rain.jpg', '#3a5a8c'));
    await page.getByText('Done', { exact: true }).waitFor();
    await page.getByLabel('Title').fill('Rain on Ikorodu Road');
    await office.api.must('contests.close', { contest }, operator);
    await publish(page).click();
    await page.getByText('The contest is closed. Your photo is a draft.').waitFor();
    await ada.open('/ng/photos/add');
    expect(await page.getByLabel('Title').inputValue()).toBe('Rain on Ikorodu Road');
    await page.getByText('Done', { exact: true }).waitFor();
  });

  test('a line that breaks is waited for, and the photo goes out once it is back', async ({ journey }) => {
    journey.expectFault(/Failed to load resource|ERR_FAILED/);
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open('/ng/photos/add?agree=1');
    await page.route('**/selfapi/photo/uploadimg', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles(await file('bus.jpg', '#8c3a3a'));
    await page.getByText('The internet dropped at').waitFor();
    await page.unroute('**/selfapi/photo/uploadimg');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Done', { exact: true }).waitFor();
  });
});

atWidths('without script at %d px', (width) => {
  test('R-PHO-001 R-DRM-001 R-PHG-001 the boards, a contest and an entry are read and liked', async ({ journey }) => {
    const { office, contest, at } = await opened(journey, `Without script ${width}`);
    const tid = await entered(office, contest, 'Last bus from Obalende');
    const reader = await journey.visitor({ width, javaScript: false });
    await reader.register();
    const { page } = reader;
    for (const path of [
      '/ng/photos',
      '/ng/photos/entries',
      '/ng/photos/contests',
      '/ng/dreamFund',
      '/ng/dreamFund/entries',
      '/ng/photography',
      '/ng/photography/photos',
      '/ng/photography/newest',
      '/ng/photography/photographer',
      '/ng/photos/agreement',
      '/ng/dreamFund/agreement',
      '/ng/photos/add',
      '/ng/dreamFund/add',
    ]) {
      expect((await reader.open(path)).status(), path).toBe(200);
    }
    await reader.open(`${at}/entries`);
    await page.locator('.jg-link').first().click();
    await page.getByRole('heading', { name: 'Last bus from Obalende' }).waitFor();
    await likes(page).click();
    await page.locator('main .acts').getByRole('button', { name: 'Like, 1', exact: true }).waitFor();
    for (const other of [`/ng/photos/detail_${tid}`, `/ng/photos/detail/${tid}`, `/ng/dreamFund/detail${tid}`]) {
      await reader.open(other);
      expect(new URL(page.url()).pathname).toBe(`/ng/photos/detail${tid}`);
    }
    const words = { subject: 'A thread of words', message: 'Without any photo.' };
    const common = (await office.api.must('threads.create', words as never, await register(office.api))).data.tid;
    for (const kind of ['photos', 'buglist']) {
      await reader.open(`/ng/${kind}/detail${common}`);
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/\\w+/forum/\\d+/${common}$`));
    }
    await reader.open(`/ng/buglist/detail${tid}`);
    expect(new URL(page.url()).pathname).toBe(`/ng/photos/detail${tid}`);
    await reader.open('/ng/photos/detail_tid');
    expect(new URL(page.url()).pathname).toBe('/ng/photos/entries');
  });
});
