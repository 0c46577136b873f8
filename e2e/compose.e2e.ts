import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { codeSentTo, freshName, register } from '../tests/support/people.ts';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';

const picture = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const title = (page: Page) => page.getByLabel('Title');
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).last();

async function author(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  return { page: person.page, api: person.api, ...(await person.register()) };
}

/** Says in a photo's sheet what is seen on it. */
async function captionOf(page: Page, number: number, caption: string): Promise<void> {
  await page.getByRole('button', { name: `Photo ${number}: add a line` }).click();
  const sheet = page.getByRole('dialog', { name: `Photo ${number} of` });
  await sheet.getByLabel('Line under the photo').fill(caption);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

async function write(page: Page, subject: string, words = 'Long enough to be a post of its own.'): Promise<void> {
  await title(page).fill(subject);
  await text(page).click();
  await page.keyboard.type(words);
}

test('R-THR-011 R-THR-012 Create Post leads to the composer, and a post with two photos to its page', async ({
  journey,
}) => {
  const { page } = await author(journey);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await page.waitForURL('**/note/thread');
  expect(await publish(page).getAttribute('aria-disabled')).toBe('true');
  // The button that is off says what is missing, and leads there.
  await publish(page).dispatchEvent('click');
  await page.getByRole('alert').filter({ hasText: 'Add a title.' }).waitFor();
  await expect.poll(() => title(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await write(page, 'Two colours from one window');
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('one', '#b03060'), await picture('two', '#2e43a6')]);
  await captionOf(page, 2, 'The second');
  await checkPage(page);

  await publish(page).click();
  await page.getByRole('status').filter({ hasText: 'Your post is published.' }).waitFor();
  await page.waitForURL('**/forum/15443/*');
  await page.getByRole('heading', { name: 'Two colours from one window' }).waitFor();
  // Its writer is known, and edits it from there.
  await page.getByRole('article').getByText('You', { exact: true }).waitFor();
  await page.getByRole('article').getByRole('link', { name: 'Edit', exact: true }).waitFor();
  await page.getByText('The second').first().waitFor();
});

test('R-THR-040 a draft survives a reload with its photos and settings, and is gone once it is posted', async ({
  journey,
}) => {
  journey.expectFault(/net::ERR_CONNECTION_RESET/);
  const { page } = await author(journey, { width: 360 });
  await page.goto('/note/thread');
  await write(page, 'Saved on this phone');
  await page.route('**/imageUpload', (upload) => upload.abort('connectionreset'), { times: 1 });
  await page.locator('input[type=file]').setInputFiles([await picture('kept', '#17632f')]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await captionOf(page, 1, 'Green');
  await expect.poll(() => page.locator('.compose-photo progress').count()).toBe(0);
  await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe('Saved on this phone');
  expect(await text(page).innerText()).toContain('Long enough');
  await page.getByRole('button', { name: 'Photo 1: Green' }).waitFor();
  await checkPage(page);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');

  // The next part, the writer's own work: what is set stays with the draft, too.
  await page.goto('/note/thread');
  await expect.poll(() => title(page).inputValue()).toBe('');
  await write(page, 'Saved on this phone, part two');
  const more = page.getByRole('button', { name: 'More options' });
  await more.click();
  await page.getByRole('switch', { name: 'My own work' }).check();
  await page.getByRole('button', { name: 'Continues from' }).click();
  await page.getByLabel('Continues from').selectOption('Saved on this phone');
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe('Saved on this phone, part two');
  await more.click();
  expect(await page.getByRole('switch', { name: 'My own work' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Continues from Saved on this phone' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');
  await page.getByText('Original', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Previous Saved on this phone' }).waitFor();
  await checkPage(page);
});

test('R-THR-031 a lost network and a refusal leave what was typed; the same post sent twice is one', async ({
  journey,
}) => {
  journey.expectFault(/net::ERR_INTERNET_DISCONNECTED/);
  const { page, api, uid } = await author(journey);
  await page.goto('/note/thread');
  await write(page, 'Sent over a bad line', 'short');
  await publish(page).click();
  await page.getByText('The text must be longer than 10 characters.').waitFor();
  expect(await title(page).inputValue()).toBe('Sent over a bad line');

  await text(page).click();
  await page.keyboard.type(' no more, it goes on and on');
  await page.context().setOffline(true);
  await publish(page).click();
  await page.locator('form').getByRole('alert').first().waitFor();
  expect(await text(page).innerText()).toContain('goes on and on');
  await page.context().setOffline(false);
  await publish(page).dblclick();
  await page.waitForURL('**/forum/15443/*');
  const { data } = await api.must('threads.of-member', { uid });
  expect(data.list.map(({ subject }) => subject)).toEqual(['Sent over a bad line']);
});

test('a log-in that is gone while one publishes is asked for by itself, and the post then goes out', async ({
  journey,
}) => {
  // What is asked for while the title is typed is refused as well.
  journey.expectFault(/401/);
  const { page, password, username } = await author(journey);
  await page.goto('/note/thread');
  await write(page, 'Begun with a log-in, sent with the next');
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await publish(page).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.waitFor();
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/forum/15443/*');
  await page.getByRole('heading', { name: 'Begun with a log-in, sent with the next' }).waitFor();
});

test('a post whose answer is lost and that is changed then can still be sent', async ({ journey }) => {
  journey.expectFault(/net::ERR_FAILED|409/);
  const { page } = await author(journey);
  await page.goto('/note/thread');
  await write(page, 'Sent into a tunnel');
  const create = '**/v5/content/thread';
  await page.route(create, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publish(page).click();
  await page.locator('form').getByRole('alert').first().waitFor();
  await page.unroute(create);
  await title(page).fill('Sent behind the tunnel');
  await publish(page).click();
  await page.waitForURL('**/forum/15443/*');
  await page.getByRole('heading', { name: 'Sent behind the tunnel' }).waitFor();
});

test('R-THR-033 R-THR-034 of a pasted document only its words are taken, and a pasted picture is refused', async ({
  journey,
}) => {
  const { page } = await author(journey);
  await page.goto('/note/thread');
  await page.locator('.ProseMirror').waitFor();
  await text(page).click();
  const paste = (html: string, plain: string) =>
    text(page).evaluate(
      (field, [markup, words]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', markup!);
        clipboardData.setData('text/plain', words!);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, plain],
    );
  await paste('<p class="MsoNormal">Minutes<o:p></o:p></p>', 'Minutes of the meeting');
  await page.getByRole('alert').filter({ hasText: 'Word document' }).waitFor();
  expect((await text(page).innerText()).trim()).toBe('Minutes of the meeting');
  await paste('<img src="https://elsewhere.example/a.png">', '');
  await page.getByRole('alert').filter({ hasText: 'photo button' }).waitFor();
  expect(await text(page).locator('img').count()).toBe(0);
});

test('a quote ends with an empty line or by its own button, and an address that was typed is a link', async ({
  journey,
}) => {
  const { page } = await author(journey, { width: 360 });
  await page.goto('/note/thread');
  await page.locator('.ProseMirror').waitFor();
  const { keyboard } = page;
  const quote = page.getByRole('button', { name: 'Quote' });
  await page.getByRole('button', { name: 'Text style' }).click();
  await write(page, 'What they said', 'They said:');
  await keyboard.press('Enter');
  await quote.click();
  await keyboard.type('First line');
  await keyboard.press('Enter');
  await keyboard.type('Second line');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('My own words, see https://example.org/lens.');
  await keyboard.press('Enter');
  await quote.click();
  await keyboard.type('No quote after all');
  await quote.click();
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');
  await page.getByRole('link', { name: 'https://example.org/lens', exact: true }).waitFor();
  expect(await page.locator('blockquote p').allInnerTexts()).toEqual(['First line', 'Second line']);
  expect(await page.locator('blockquote').count()).toBe(1);
  expect(await page.locator('p').filter({ hasText: 'No quote after all' }).count()).toBe(1);
});

test('the link tool makes a link of what is selected, and writes the address where nothing is', async ({ journey }) => {
  const { page } = await author(journey, { width: 360 });
  await page.goto('/note/thread');
  await page.getByRole('button', { name: 'Text style' }).click();
  await write(page, 'Two links', 'Before that, the lens');
  const tool = page.getByRole('button', { name: 'Link', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Link' });
  for (let typed = 0; typed < 'lens'.length; typed++) await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe('lens');
  await tool.click();
  await dialog.getByLabel('Address').fill('no address');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await checkPage(page);
  await dialog.getByLabel('Address').fill('https://example.org/lens');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => text(page).locator('a').innerText()).toBe('lens');
  await text(page).press('End');
  await page.keyboard.type(' and ');
  await tool.click();
  await dialog.getByLabel('Address').fill('https://example.org/case');
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await expect.poll(() => text(page).locator('a').count()).toBe(2);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');
  for (const [name, href] of [
    ['lens', 'https://example.org/lens'],
    ['https://example.org/case', 'https://example.org/case'],
  ] as const) {
    expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  }
});

test('a file that is no photo is refused with its reason, and can be taken out', async ({ journey }) => {
  const { page } = await author(journey);
  await page.goto('/note/thread');
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a photo') }]);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.locator('form').getByRole('alert').first().waitFor();
  // Nothing that could be drawn: no broken picture either.
  expect(await page.locator('.compose-photo img').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.poll(() => page.locator('form').getByRole('alert').count()).toBe(0);
});

test('R-THR-006 a guest is asked to log in to post, with and without script', async ({ journey }) => {
  for (const javaScript of [true, false]) {
    const { page } = await journey.visitor({ javaScript, width: 360 });
    await page.goto('/note/thread');
    await page.getByText('You need to log in to post.').waitFor();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  }
});

test('publishing sends a first code by itself, and its last digit publishes; what was written is never lost', async ({
  journey,
}) => {
  const person = await journey.visitor({ width: 360 });
  const email = `${freshName()}@example.com`;
  const { username, password } = await register(person.api, { email }, { verified: false });
  await person.logIn(username, password);
  const { page } = person;
  await page.goto('/note/thread');
  await write(page, 'Before anything is verified');
  await publish(page).click();
  const sheet = page.getByRole('dialog', { name: 'One code, and it’s published' });
  await sheet.getByText(`We sent six digits to ${email}.`).waitFor();
  await checkPage(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await title(page).inputValue()).toBe('Before anything is verified');
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);

  // A reload on the way to the inbox: the same code still counts, and no second one is sent.
  await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
  await page.reload();
  await expect.poll(() => text(page).innerText()).toContain('Long enough');
  const code = await codeSentTo(person.api, email);
  await publish(page).click();
  // The field has the focus by itself: a thumb types on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code@proof');
  const wrong = code === '000000' ? '111111' : '000000';
  await sheet.getByLabel('Code of six digits').pressSequentially(wrong);
  await sheet.getByRole('alert').waitFor();
  await sheet.getByLabel('Code of six digits').fill('');
  await sheet.getByLabel('Code of six digits').pressSequentially(code);
  await page.waitForURL('**/forum/15443/*');
  await page.getByRole('heading', { name: 'Before anything is verified' }).waitFor();
});

test('a character that is typed draws nothing but what shows it', async ({ journey }) => {
  const { page } = await author(journey, { width: 360 });
  await page.goto('/note/thread');
  await page.locator('.ProseMirror').waitFor();
  await write(page, 'Watched closely', 'As it stands');
  await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
  // What changes outside the text while one goes on typing in it.
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('.compose-text')) seen.push(element?.outerHTML.slice(0, 80) ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  await page.keyboard.type(' and goes on');
  expect(await changes.jsonValue()).toEqual([]);
});

test.for([
  ['ng', 'en'],
  ['ma', 'fr'],
  ['in', 'hi'],
] as const)(
  'all tools can be pressed 320 px wide, and cover nothing that is written, in /%s',
  async ([code, language], { journey }) => {
    const ama = await journey.visitor({ width: 320, language });
    await ama.register();
    const { page } = ama;
    await page.goto(`/${code}/note/thread/pollp`);
    const tools = page.locator('.compose-tools');
    await tools.getByRole('button').last().waitFor();
    const unreachable = await tools.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right, top, width, height } = button.getBoundingClientRect();
          const whole = left >= 0 && right <= innerWidth && width >= 44 && height >= 44;
          return !whole || !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((button) => button.getAttribute('aria-label')),
    );
    expect(unreachable).toEqual([]);
    const covered = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const lowest = document.querySelector('.compose .compose-text')!.getBoundingClientRect().bottom;
      return lowest > document.querySelector('.compose-tools')!.getBoundingClientRect().top;
    });
    expect(covered).toBe(false);
    await tools.getByRole('button').last().click();
    await page.getByRole('dialog').waitFor();
    await checkPage(page);
    await shoot(page, `compose-320-${language}`);
  },
);

test('threads whose titles are like the one being typed are offered, and open beside the composer', async ({
  journey,
}) => {
  const { page, api } = await author(journey, { width: 360 });
  const word = freshName();
  const { tid } = await newThread(api, { subject: `Cracked glass ${word}, who mends it` });
  const found = async () =>
    (await api.call('search.similar', { subject: `Cracked glass ${word}`, country_fid: 188 }, await register(api)))
      .data;
  await expect.poll(async () => (await found())?.list.map((each) => each.tid)).toEqual([tid]);
  await page.goto('/note/thread');
  await title(page).fill(`Cracked glass ${word}`);
  const offered = page.getByRole('region', { name: 'Is it one of these?' }).getByRole('link');
  await offered.first().waitFor();
  expect(await offered.first().getAttribute('href')).toContain(`/${tid}`);
  expect(await offered.first().getAttribute('target')).toBe('_blank');
  await checkPage(page);
});
