import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { register } from '../tests/support/people.ts';
import { sweep } from '../tests/support/sweep.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, journeys, shoot, test } from './support/journey.ts';
import type { Person } from './support/person.ts';

const address = (tid: number) => `/ng/forum/15443/${tid}`;
const poll = (page: Page) => page.getByRole('group', { name: 'Answers to choose from' }).first();
const answer = (page: Page, name: string) => poll(page).getByRole('radio', { name });
const row = (page: Page, name: string) => poll(page).getByRole('listitem').filter({ hasText: name });
const cast = (page: Page) => poll(page).getByRole('button', { name: 'Vote', exact: true });
const colour = async (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

const question = {
  subject: 'Who starts in goal on Saturday?',
  polloptions: ['The young one', 'Never change a captain', 'Nobody: we play with eleven in front'],
};

async function asked(journey: Journey, fields: object = {}) {
  const author = await journey.visitor();
  const writer = await register(author.api);
  const { data } = await author.api.must('threads.new-thread-vote', { ...question, ...fields }, writer);
  return { ...data.Variables, api: author.api, writer };
}

async function votes(api: Api, tid: number, choices: readonly number[][]): Promise<void> {
  for (const a_id of choices) await api.must('threads.vote', { tid, a_id }, await register(api));
}

describe('composing', () => {
  test('R-POL-001 R-POL-002 R-POL-005 R-POL-006 the tool for polls leads to their composer, and a poll with a picture to its page', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open('/ng');
    await page.getByRole('link', { name: 'Create', exact: true }).last().click();
    await page.waitForURL('**/ng/note/thread');
    await page.getByRole('button', { name: 'Poll', exact: true }).click();
    await page.waitForURL('**/ng/note/thread/pollp');
    const options = page.getByRole('group', { name: 'Answers to choose from' }).getByRole('textbox');
    await options.first().waitFor();
    expect(await options.count()).toBe(3);
    expect(await page.getByLabel('People choose').inputValue()).toBe('1');
    expect(await page.getByLabel('Closes').inputValue()).toBe('7');
    const publish = page.getByRole('button', { name: 'Publish' }).first();
    await page.getByLabel('Title').fill(question.subject);
    await options.nth(0).fill('The young one');
    expect(await publish.isDisabled()).toBe(true);
    await options.nth(1).fill('Never change a captain');
    await page
      .getByLabel('Photo for option 2')
      .setInputFiles({ name: 'captain.jpg', mimeType: 'image/jpeg', buffer: await colour('#b03060') });
    await page.getByRole('button', { name: 'Remove the photo of option 2' }).waitFor();
    await page.getByRole('button', { name: 'Add an option' }).click();
    expect(await options.count()).toBe(4);
    expect(await options.nth(3).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Remove option 4' }).click();
    await checkPage(page);
    await publish.click();
    await page.waitForURL(/forum\/15443\/\d+/);
    await page.getByRole('heading', { level: 1, name: question.subject }).waitFor();
    await answer(page, 'The young one').waitFor();
    expect(await poll(page).getByRole('radio').count()).toBe(2);
    expect(await poll(page).locator('img').count()).toBe(1);
    await checkPage(page);
  });

  test('one that was refused stands with its words, leads to what was wrong, and is sent again once that is mended', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open('/note/thread/pollp');
    const option = (at: number) => page.getByLabel(`Option ${at}`, { exact: true });
    const publish = page.getByRole('button', { name: 'Publish' }).first();
    await page.getByLabel('Title').fill(question.subject);
    await option(1).fill('The young one');
    await option(2).fill('The young one');
    const refused = page.getByRole('alert').filter({ hasText: /same|alike|twice/ });
    for (const answer of [1, 2]) {
      const sent = page.waitForResponse('**/thread/newthreadvote');
      await publish.click();
      expect(await (await sent).json(), `answer ${answer}`).toMatchObject({ error: 'threads.poll_options_alike' });
      await refused.waitFor();
      await expect.poll(() => publish.textContent()).toBe('Publish');
    }
    await expect.poll(() => refused.evaluate((note) => note.parentElement === document.activeElement)).toBe(true);
    const seen = await refused.evaluate((note) => {
      const { left, top, bottom, width } = note.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && note.contains(middle);
    });
    expect(seen).toBe(true);
    expect(await page.getByLabel('Title').inputValue()).toBe(question.subject);
    await option(2).fill('Never change a captain');
    await expect.poll(() => refused.count()).toBe(0);
    await publish.click();
    await page.waitForURL(/forum\/15443\/\d+/);
    await answer(page, 'Never change a captain').waitFor();
  });

  test('what is written of a poll is there again after a reload; as a plain post it has its title, and its options come back', async ({
    journey,
  }) => {
    const ada = await journey.visitor();
    await ada.register();
    const { page } = ada;
    await ada.open('/note/thread/pollp');
    await page.getByLabel('Title').fill('Kept');
    await page.getByLabel('Option 1', { exact: true }).fill('This one');
    await page.getByText('Draft saved on this device.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Option 1', { exact: true }).inputValue()).toBe('This one');
    await page.getByRole('button', { name: 'Poll', exact: true, pressed: true }).click();
    await page.waitForURL('**/note/thread');
    await expect.poll(() => page.getByLabel('Option 1', { exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kept');
    await page.getByRole('button', { name: 'Poll', exact: true }).click();
    await page.waitForURL('**/note/thread/pollp');
    await expect.poll(() => page.getByLabel('Option 1', { exact: true }).inputValue()).toBe('This one');
    expect(await page.getByLabel('Title').inputValue()).toBe('Kept');
  });

  test('a draft of a poll comes back as a poll from Create, says what it lacks, and asks for its board', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    const option = (at: number) => page.getByLabel(`Option ${at}`, { exact: true });
    const publish = page.getByRole('button', { name: 'Publish' }).first();
    const lacks = (words: string) => page.locator('.compose-tools').getByText(words).waitFor();
    await ada.open('/ng/note/thread/pollp');
    await lacks('Add a title.');
    await page.getByLabel('Title').fill('Which one?');
    await option(1).fill('This');
    await publish.click({ force: true });
    await expect.poll(() => option(2).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('status').getByText('Saved').filter({ visible: true }).first().waitFor();

    await ada.open('/ng');
    await page.getByRole('link', { name: 'Create', exact: true }).last().click();
    await page.waitForURL('**/ng/note/thread/pollp');
    await expect.poll(() => option(1).inputValue()).toBe('This');
    await option(2).fill('That');
    await lacks('Choose a board.');
    await checkPage(page);
    await shoot(page, 'poll-lacks-board');
    await publish.click({ force: true });
    const dialog = page.getByRole('dialog', { name: /belong/ });
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await publish.click();
    await page.waitForURL(/forum\/15443\/\d+/);
    await answer(page, 'That').waitFor();
  });

  test('its author changes it until somebody has voted', async ({ journey }) => {
    const { api } = await asked(journey);
    const ada = await journey.visitor();
    const writer = await ada.register();
    const own = await ada.api.must('threads.new-thread-vote', question, writer);
    const mine = own.data.Variables;
    const { page } = ada;
    await ada.open(`/note/thread?pid=${mine.pid}`);
    await expect.poll(() => page.getByLabel('Option 2', { exact: true }).inputValue()).toBe(question.polloptions[1]);
    await page.getByLabel('Option 2', { exact: true }).fill('The old one');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.waitForURL(`**/forum/15443/${mine.tid}`);
    await answer(page, 'The old one').waitFor();
    await votes(api, mine.tid, [[1]]);
    await page.reload();
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByText('Liked by').first().waitFor();
    expect(await page.locator(`a[href*="note/thread?pid=${mine.pid}"]`).count()).toBe(0);
  });

  test('a guest is asked to log in, and there is no composer of another name', async ({ journey }) => {
    journey.expectFault(/404/);
    const guest = await journey.visitor({ javaScript: false });
    await guest.open('/note/thread/pollp');
    await guest.page.getByText('You need to log in to post.').waitFor();
    expect((await guest.open('/note/thread/other')).status()).toBe(404);
  });
});

describe('voting', () => {
  test('R-POL-004 a member chooses by the keyboard, votes once, and sees how the votes stand', async ({ journey }) => {
    const { tid, api } = await asked(journey);
    await votes(api, tid, [[2], [2], [1]]);
    const bola = await journey.visitor();
    await bola.register();
    const { page } = bola;
    await bola.open(address(tid));
    // Without its code the ballot is a form that can be sent.
    await expect.poll(() => cast(page).isDisabled()).toBe(true);
    await poll(page).getByRole('button', { name: 'See results' }).click();
    await row(page, 'Never change a captain').getByText('67%').waitFor();
    await poll(page).getByRole('button', { name: 'Back to the vote' }).click();
    await answer(page, 'The young one').focus();
    await page.keyboard.press('ArrowDown');
    expect(await answer(page, 'Never change a captain').isChecked()).toBe(true);
    // The vote shows before it is answered, and a page that is loaded again meanwhile gives it up.
    const voted = page.waitForResponse('**/v5/content/post/vote');
    await page.keyboard.press('Enter');
    await row(page, 'Never change a captain').getByText('75%').waitFor();
    await row(page, 'Never change a captain').getByText('3 votes').waitFor();
    await row(page, 'Never change a captain').getByText('Your vote').waitFor();
    await poll(page).getByText('4 people voted').waitFor();
    await voted;
    await checkPage(page);
    await page.reload();
    await row(page, 'Never change a captain').getByText('Your vote').waitFor();
    expect(await cast(page).count()).toBe(0);
  });

  test('a vote shows at once in a card too, and is found again on the thread’s page and by a step back', async ({
    journey,
  }) => {
    const { tid } = await asked(journey, { maxchoices: 2 });
    const bola = await journey.visitor({ width: 360 });
    await bola.register();
    const { page } = bola;
    await bola.open('/ng/latest');
    const card = page.locator('article.post').filter({ has: page.locator(`a[href$="/${tid}"]`) });
    await card.getByRole('checkbox', { name: 'The young one' }).check();
    await card.getByRole('checkbox', { name: 'Never change a captain' }).check();
    await expect.poll(() => card.getByRole('checkbox', { name: /Nobody/ }).isDisabled()).toBe(true);
    const release = await holdBack(page, '**/v5/content/post/vote');
    await card.getByRole('button', { name: 'Vote', exact: true }).click();
    // The answer is not there yet.
    await card.getByText('1 person voted').waitFor();
    release();
    await page.getByText('Your vote is counted.').waitFor();
    await card.locator('a.post-link').click();
    await page.waitForURL(`**/${tid}`);
    await expect.poll(() => poll(page).getByText('Your vote').count()).toBe(2);
    await page.goBack();
    await card.getByText('1 person voted').waitFor();
    await checkPage(page);
  });

  test('a vote that is refused is undone, and says why', async ({ journey }) => {
    const { tid, api, writer } = await asked(journey);
    const bola = await journey.visitor();
    await bola.register();
    const { page } = bola;
    // Nothing says that the thread is gone before the vote does.
    await page.routeWebSocket(/\/v5\/live/, () => undefined);
    await bola.open(address(tid));
    await answer(page, 'The young one').check();
    await api.must('threads.delete', { tid }, writer);
    await cast(page).click();
    await page.getByText('Thread not exist').first().waitFor();
    expect(await cast(page).count()).toBe(1);
  });

  test('a guest reads how the votes stand without script, and a moment after a vote', async ({ journey }) => {
    const { tid, api } = await asked(journey);
    const guest = await journey.visitor({ javaScript: false, width: 360 });
    await guest.open(address(tid));
    await guest.page.getByText('No votes yet').waitFor();
    await guest.page.getByText('Log in to vote').waitFor();
    await votes(api, tid, [[1]]);
    await expect
      .poll(async () => {
        await guest.open(address(tid));
        return guest.page.getByText('1 person voted').count();
      })
      .toBe(1);
    await row(guest.page, 'The young one').getByText('100%').waitFor();
  });
});

const long = 'Répondez-vous toujours immédiatement-aux-messages-interminables de vos voisins, ou non?';
const prefixes = { en: '/ng', fr: '/ma', hi: '/in' } as const;
type Language = keyof typeof prefixes;
const looks = (['en', 'fr', 'hi'] as const).flatMap((language) =>
  ([360, 1280] as const).flatMap((width) =>
    [false, true].map((dark) => [`${language}-${width}${dark ? '-dark' : ''}`, { language, width, dark }] as const),
  ),
);

/** A poll without and one with pictures and votes, of the longest words. */
async function longPolls(journey: Journey) {
  const author = await journey.visitor();
  const writer = await register(author.api);
  const aids = await Promise.all(
    ['#b03060', '#2e43a6'].map(async (shade) => {
      const file = new File([new Uint8Array(await colour(shade))], 'shade.jpg', { type: 'image/jpeg' });
      return (await author.api.must('media.image-upload', {}, { ...writer, files: { file } })).data.aid;
    }),
  );
  const options = [long.slice(0, 80), 'Oui', 'मैं हमेशा तुरंत जवाब देता हूँ'];
  const fields = { ...question, polloptions: options, maxchoices: 2 };
  const pictured = { ...fields, pollimage: [...aids, 0] };
  const [plain, shown] = await Promise.all(
    [fields, pictured].map(
      async (each) => (await author.api.must('threads.new-thread-vote', each, writer)).data.Variables,
    ),
  );
  await votes(author.api, shown!.tid, [[1], [1, 2], [1], [3]]);
  return { plain: plain!.tid, pictured: shown!.tid };
}

async function look(
  guest: Person,
  reader: Person,
  language: Language,
  name: string,
  polls: { plain: number; pictured: number },
) {
  const at = (path: string): string => `${prefixes[language]}${path}`;
  for (const [screen, path] of [
    ['vote', at(`/forum/15443/${polls.plain}`)],
    ['vote-pictured', at(`/forum/15443/${polls.pictured}`)],
    ['compose', at('/note/thread/pollp')],
    ['feed', '/ng/latest'],
  ] as const) {
    await reader.open(path);
    await checkPage(reader.page);
    await shoot(reader.page, `poll-${screen}-${name}`);
  }
  await guest.open(at(`/forum/15443/${polls.pictured}`));
  await checkPage(guest.page);
  await shoot(guest.page, `poll-results-${name}`);
}

sweep('looks of a poll', looks, { least: 1, test: journeys })(
  'a poll with the longest words and pictures is accessible and fits: %s',
  async ([name, { language, width, dark }], { journey }) => {
    const polls = await longPolls(journey);
    const reader = await journey.visitor({ width, dark });
    const member = await reader.register();
    await look(await journey.visitor({ width, dark, language }), reader, language, name, polls);
    await reader.api.must('threads.vote', { tid: polls.pictured, a_id: [1, 2] }, member);
    await reader.open(`${prefixes[language]}/forum/15443/${polls.pictured}`);
    await shoot(reader.page, `poll-voted-${name}`);
  },
);
