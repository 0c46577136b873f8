import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { checkOverflow } from './support/checks.ts';
import { stopClock } from './support/clock.ts';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).last();
const listPath = '/ucenter/account/posts/drafts';
const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

async function writer(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  return { person, page: person.page, api: person.api, ...(await person.register()) };
}
type Writer = Awaited<ReturnType<typeof writer>>;

/** The same member on another device. */
async function otherDevice(journey: Journey, { username, password }: Writer, visit: Visit = {}): Promise<Page> {
  const person = await journey.visitor(visit);
  await person.logIn(username, password);
  return person.page;
}

async function write(page: Page, subject: string, words: string): Promise<void> {
  await title(page).fill(subject);
  await text(page).click();
  await page.keyboard.type(words);
}

const draftsOf = async ({ api, token }: Pick<Writer, 'api' | 'token'>) =>
  (await api.must('threads.drafts', {}, { token })).data.list;
const subjectsOf = async (who: Writer) => (await draftsOf(who)).map(({ subject }) => subject).sort();
/** Until the account has a draft of this subject. */
const inAccount = (who: Writer, subject: string) => expect.poll(() => subjectsOf(who)).toContain(subject);

const photo = async () => ({
  name: 'market.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#17632f' } })
    .jpeg()
    .toBuffer(),
});

test.for([360, 1280] as const)(
  'a post that was begun on a phone is finished on another device, at %d px',
  async (width, { journey }) => {
    const ama = await writer(journey, { width: 360 });
    const { page } = ama;
    await page.goto('/note/thread/pollp');
    await write(page, 'Where to meet on Sunday', 'Two places that open early.');
    await page.getByRole('textbox', { name: 'Option 1' }).fill('The harbour');
    await page.locator('input[type=file][id$=-photos]').setInputFiles([await photo()]);
    await expect.poll(() => page.locator('.compose-photo progress').count()).toBe(0);
    await expect.poll(async () => (await draftsOf(ama))[0]?.pictures).toBe(1);
    await inAccount(ama, 'Where to meet on Sunday');

    const other = await otherDevice(journey, ama, { width });
    await other.goto('/note/thread');
    await other.getByRole('link', { name: '1 draft' }).click();
    await other.waitForURL(`**${listPath}*`);
    await row(other, 'Where to meet on Sunday').getByText('Poll').waitFor();
    await other.evaluate(() => scrollTo(0, 0));
    await checkPage(other);
    await shoot(other, `drafts-${width}`);
    await other.getByRole('link', { name: 'Where to meet on Sunday' }).click();
    await other.waitForURL('**/note/thread/pollp?draft=*');
    await expect.poll(() => title(other).inputValue()).toBe('Where to meet on Sunday');
    expect(await text(other).innerText()).toContain('Two places that open early.');
    await expect.poll(() => other.getByRole('textbox', { name: 'Option 1' }).inputValue()).toBe('The harbour');
    await other.getByRole('button', { name: 'Photo 1: add a line' }).waitFor();
    await checkPage(other);
    await shoot(other, `drafts-opened-${width}`);
    await other.getByRole('textbox', { name: 'Option 2' }).fill('The old market');
    await other.getByRole('button', { name: 'Choose a board' }).click();
    await other.getByRole('dialog').getByRole('radio').last().check();
    await other.getByRole('button', { name: 'Done' }).click();
    await publish(other).click();
    await other.waitForURL('**/forum/15443/*');
    await other.getByText('The old market').first().waitFor();
    expect(await draftsOf(ama)).toEqual([]);

    // The phone still has it: what was posted is no draft there either.
    await page.reload();
    await expect.poll(() => title(page).inputValue()).toBe('');
  },
);

test('two devices that change one draft lose nothing: both versions are drafts, and the page says so', async ({
  journey,
}) => {
  const ama = await writer(journey, { width: 360 });
  const { page } = ama;
  await page.goto('/note/thread');
  await write(page, 'Begun on the phone', 'The rains took the charger.');
  await inAccount(ama, 'Begun on the phone');
  const laptop = await otherDevice(journey, ama);
  await laptop.goto(listPath);
  await laptop.getByRole('link', { name: 'Begun on the phone' }).click();
  await expect.poll(() => title(laptop).inputValue()).toBe('Begun on the phone');
  await title(laptop).fill('Gone on with on the laptop');
  await inAccount(ama, 'Gone on with on the laptop');
  await title(page).fill('Gone on with on the phone');
  await page.getByText('Another device changed this draft.').waitFor();
  await checkPage(page);
  await shoot(page, 'drafts-apart-360');
  expect(await subjectsOf(ama)).toEqual(['Gone on with on the laptop', 'Gone on with on the phone']);
  await title(page).fill('Still on the phone');
  await inAccount(ama, 'Still on the phone');
  expect(await draftsOf(ama)).toHaveLength(2);
});

test('a newer version from another device is offered to whoever comes back to the older', async ({ journey }) => {
  const ama = await writer(journey, { width: 360 });
  const { page } = ama;
  await page.goto('/note/thread');
  await write(page, 'Begun on the phone', 'The rains took the charger.');
  await inAccount(ama, 'Begun on the phone');
  await page.goto('/robots.txt');
  const [{ tid } = { tid: 0 }] = await draftsOf(ama);
  const { version } = (await ama.api.must('threads.draft', { tid }, ama)).data;
  const newer = { tid, version, subject: 'Finished on the laptop', message: '<p>It was the cable.</p>' };
  await ama.api.must('threads.save-draft', newer, ama);
  await page.goto('/note/thread');
  await page.getByText('A newer version was saved on another device.').waitFor();
  expect(await title(page).inputValue()).toBe('Begun on the phone');
  await checkPage(page);
  await page.getByRole('button', { name: 'Open the newer one' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Finished on the laptop');
  expect((await text(page).innerText()).trim()).toBe('It was the cable.');
  expect(await draftsOf(ama)).toHaveLength(1);
});

describe('nothing that was typed is lost', () => {
  test('to a reload, nor to a page that is killed', async ({ journey }) => {
    const ama = await writer(journey);
    const { page } = ama;
    await page.goto('/note/thread');
    await write(page, 'Before the crash', 'Every word of it.');
    await page.getByRole('status').getByText('Saved').first().waitFor();
    await page.reload();
    await expect.poll(() => title(page).inputValue()).toBe('Before the crash');
    await title(page).fill('Before the crash, and a little more');
    // Long enough for this device, too short for the account.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join().includes('a little more')))
      .toBe(true);
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await again.goto('/note/thread');
    await expect.poll(() => title(again).inputValue()).toBe('Before the crash, and a little more');
    expect(await text(again).innerText()).toContain('Every word of it.');
    await inAccount(ama, 'Before the crash, and a little more');
    expect(await draftsOf(ama)).toHaveLength(1);
  });

  test('to a page that is left in the middle of a word: the account has it', async ({ journey }) => {
    const ama = await writer(journey);
    await ama.page.goto('/note/thread');
    await ama.page.locator('.ProseMirror').waitFor();
    await write(ama.page, 'Left at once', 'Half a sen');
    await ama.page.goto('/robots.txt');
    await inAccount(ama, 'Left at once');
    await ama.page.goto('/note/thread');
    await expect.poll(() => title(ama.page).inputValue()).toBe('Left at once');
    await title(ama.page).fill('Left at once, come back to');
    await inAccount(ama, 'Left at once, come back to');
    expect(await draftsOf(ama)).toHaveLength(1);
  });

  test('to a reload of a draft that was opened: what this device has of it comes before what the account has', async ({
    journey,
  }) => {
    const ama = await writer(journey);
    const { page } = ama;
    await page.clock.install();
    const { data } = await ama.api.must(
      'threads.save-draft',
      { subject: 'Opened', message: '<p>From the account.</p>' },
      ama,
    );
    await page.goto(`/note/thread?draft=${data.tid}`);
    await page.locator('.ProseMirror').waitFor();
    await page.route('**/v5/content/draft', (route) => route.abort());
    journey.expectFault(/net::ERR_FAILED/);
    await text(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And a little more.');
    await page.waitForFunction(() => Object.values(localStorage).join().includes('And a little more'));
    await page.reload();
    await expect.poll(() => text(page).innerText()).toBe('From the account. And a little more.');
    await page.unroute('**/v5/content/draft');
    await title(page).fill('Opened, and changed');
    // What failed is tried again after a while.
    await page.clock.fastForward(30_000);
    await inAccount(ama, 'Opened, and changed');
    await expect
      .poll(async () => (await ama.api.must('threads.draft', { tid: data.tid }, ama)).data.message)
      .toBe('<p>From the account. And a little more.</p>');
    expect(await draftsOf(ama)).toHaveLength(1);
  });

  test('to a lost network: it goes up once there is one again', async ({ journey }) => {
    journey.expectFault(/net::ERR_INTERNET_DISCONNECTED/);
    const ama = await writer(journey, { width: 360 });
    const { page } = ama;
    await page.goto('/note/thread');
    await page.locator('.ProseMirror').waitFor();
    await page.context().setOffline(true);
    await write(page, 'Written in the tunnel', 'No line for an hour.');
    await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
    expect(await draftsOf(ama)).toEqual([]);
    await page.context().setOffline(false);
    await inAccount(ama, 'Written in the tunnel');
  });

  test('to a log-out, and another member on the same phone sees none of it', async ({ journey }) => {
    const ama = await writer(journey, { width: 360 });
    const { page, person } = ama;
    await page.goto('/note/thread');
    await write(page, 'Mine alone', 'Nobody else reads this.');
    await inAccount(ama, 'Mine alone');
    // Her session ends on another device: what the composer asks from here on is refused.
    journey.expectFault(/401 .*similarThreads/);
    await ama.api.must('sign-in.logout', {}, ama);
    await title(page).fill('Mine alone, and the rest of it');
    await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
    await page.waitForFunction(() => Object.values(localStorage).join().includes('the rest of it'));

    const eve = await person.register();
    await page.goto('/note/thread');
    await page.locator('.ProseMirror').waitFor();
    expect(await title(page).inputValue()).toBe('');
    await page.goto(listPath);
    await page.getByText('No drafts yet').waitFor();
    await page.goto(`/note/thread?draft=${(await draftsOf({ ...ama, ...(await login(ama)) }))[0]!.tid}`);
    await page.getByText('This draft is gone.').waitFor();
    expect(await title(page).inputValue()).toBe('');
    expect(eve.uid).not.toBe(ama.uid);

    await person.logIn(ama.username, ama.password);
    await page.goto('/note/thread');
    await expect.poll(() => title(page).inputValue()).toBe('Mine alone, and the rest of it');
    await expect
      .poll(async () => (await draftsOf({ ...ama, ...(await login(ama)) }))[0]?.subject)
      .toBe('Mine alone, and the rest of it');
  });
});

/** A session that outlives the one that was ended. */
async function login({ api, username, password }: Writer): Promise<{ token: string }> {
  return { token: (await api.must('sign-in.login', { username, password })).data.auth_token };
}

describe('the page of one’s drafts', () => {
  const words = '<p>The rains took the charger and the cable.</p>';
  const saved = async (who: Writer, subject: string) =>
    (await who.api.must('threads.save-draft', { subject, message: words }, who)).data.tid;

  test('R-DRF-002 a draft that is sent says so, its subject is cleared, and 800 ms later one’s posts are shown', async ({
    journey,
  }) => {
    const ama = await writer(journey);
    const { page } = ama;
    await saved(ama, 'Ready to go');
    await ama.person.open(listPath);
    await stopClock(page);
    await page.getByRole('button', { name: 'Publish: Ready to go' }).click();
    await page.getByRole('status').filter({ hasText: 'Your draft is published.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Ready to go' }).count()).toBe(0);
    await page.clock.runFor(700);
    expect(new URL(page.url()).pathname).toBe(listPath);
    await page.clock.runFor(200);
    await page.waitForURL('**/ucenter/account/posts');
    await page.clock.resume();
    await page.getByRole('link', { name: 'Ready to go' }).waitFor();
    expect(await draftsOf(ama)).toEqual([]);
  });

  test('R-DRF-001 800 ms after a draft is deleted in the composer its writer is back at the drafts, and can undo it', async ({
    journey,
  }) => {
    const ama = await writer(journey, { width: 360 });
    const { page } = ama;
    const tid = await saved(ama, 'Not worth it');
    await ama.person.open(`/note/thread?draft=${tid}`);
    await page.locator('.ProseMirror').waitFor();
    await checkPage(page);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('button', { name: 'Delete this draft' }).waitFor();
    await stopClock(page);
    await page.getByRole('button', { name: 'Delete this draft' }).click();
    await page.getByRole('status').filter({ hasText: 'Draft deleted.' }).waitFor();
    await page.clock.runFor(700);
    expect(new URL(page.url()).pathname).toBe('/note/thread');
    await page.clock.runFor(200);
    await page.waitForURL(`**${listPath}*`);
    await page.clock.resume();
    await page.getByText('No drafts yet').waitFor();
    await checkPage(page);
    await shoot(page, 'drafts-deleted-360');
    await page.getByRole('button', { name: 'Undo: Not worth it' }).click();
    await page.getByRole('link', { name: 'Not worth it' }).waitFor();
    expect(await subjectsOf(ama)).toEqual(['Not worth it']);
  });

  test('one that is deleted in the list is gone from it, and what can’t be sent says why and stays', async ({
    journey,
  }) => {
    const ama = await writer(journey, { width: 360 });
    const { page } = ama;
    await saved(ama, 'To be deleted');
    await saved(ama, '');
    await ama.person.open(listPath);
    await page.getByRole('button', { name: 'Publish: No title yet' }).click();
    await page.getByRole('alert').filter({ hasText: 'The title must not be empty.' }).waitFor();
    await page.getByRole('button', { name: 'Delete: To be deleted' }).click();
    await page.getByRole('button', { name: 'Undo: To be deleted' }).waitFor();
    expect(await subjectsOf(ama)).toEqual(['']);
  });

  test('a second post is begun beside the first', async ({ journey }) => {
    const ama = await writer(journey);
    const { page } = ama;
    await page.goto('/note/thread');
    await write(page, 'The first', 'Something about the sea.');
    await inAccount(ama, 'The first');
    await page.getByRole('button', { name: 'New post' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('');
    await write(page, 'The second', 'Something about the hills.');
    await inAccount(ama, 'The second');
    expect(await subjectsOf(ama)).toEqual(['The first', 'The second']);
  });

  test.for(['fr', 'hi'] as const)('in %s', async (language, { journey }) => {
    const ama = await writer(journey, { width: 360, language, dark: language === 'hi' });
    const { page } = ama;
    const tid = await saved(ama, language === 'hi' ? 'बारिश और चार्जर' : 'La pluie et le chargeur');
    await saved(ama, '');
    await ama.person.open(`/${language === 'hi' ? 'in' : 'ci'}${listPath}`);
    await checkPage(page);
    await shoot(page, `drafts-${language}-360`);
    await ama.person.open(`/${language === 'hi' ? 'in' : 'ci'}/note/thread?draft=${tid}`);
    await page.locator('.ProseMirror').waitFor();
    await checkPage(page);
    await shoot(page, `drafts-opened-${language}-360`);
  });
});

test.for([360, 1280] as const)(
  'without script at %d px a post is saved, found again, deleted, restored and published',
  async (width, { journey }) => {
    const ama = await writer(journey, { width, javaScript: false });
    const { page } = ama;
    await page.goto('/note/thread');
    const save = page.getByRole('button', { name: 'Save draft' });
    await save.click();
    await page.getByText('There’s nothing to save yet.').first().waitFor();
    await title(page).fill('Written with a form');
    await text(page).fill('No script on this phone, and words all the same.');
    await checkOverflow(page);
    await shoot(page, `drafts-without-script-${width}`);
    await save.click();
    await page.waitForURL(`**${listPath}*`);
    await page.getByRole('link', { name: 'Written with a form' }).click();
    expect(await title(page).inputValue()).toBe('Written with a form');
    expect(await text(page).inputValue()).toBe('No script on this phone, and words all the same.');
    await title(page).fill('Written with two forms');
    await save.click();
    await page.waitForURL(`**${listPath}*`);
    await page.getByRole('button', { name: 'Delete: Written with two forms' }).click();
    await page.getByRole('button', { name: 'Undo: Written with two forms' }).click();
    await page.getByRole('link', { name: 'Written with two forms' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL('**/forum/15443/*');
    await page.getByRole('heading', { name: 'Written with two forms' }).waitFor();
    expect(await draftsOf(ama)).toEqual([]);
  },
);
