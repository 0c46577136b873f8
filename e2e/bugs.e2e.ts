import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { giveOffice } from './support/office.ts';
import { offlineReader, opened, savedIn, setLine, waitingHere } from './support/offline.ts';
import { newTitle } from './support/titles.ts';

const screenshot = () =>
  sharp({ create: { width: 360, height: 640, channels: 3, background: '#1f2c74' } })
    .jpeg()
    .toBuffer();

const words = 'After a video call ends, the torch stays on. Only a restart helps.';
const next = (page: Page) => page.getByRole('button', { name: /^(Next|It is something else)$/ });
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });

/** Fills in the three steps, and stands before "Send report". */
async function write(page: Page, subject: string, email = 'tunde@example.com'): Promise<void> {
  await page.getByLabel('In one line').fill(subject);
  await next(page).click();
  await phone(page).fill('Zuri 5');
  await page.getByText('Often', { exact: true }).click();
  await next(page).click();
  await page.getByLabel('What happens').fill(words);
  await page.getByLabel('How can we see it too?').fill('Call a friend\nEnd the call');
  await page.getByLabel('E-mail for our reply').fill(email);
}

/** A report of somebody else's. */
async function reported(api: Api, subject: string): Promise<number> {
  const options = { type: 'bug', device_model: 'Zuri 5', probability: 'often', email: 'ada@example.com' };
  const author = await register(api);
  return (await api.must('bugs.report', { subject, message: words, ...options }, author)).data.tid;
}

describe('a report, from a lost line to solved', () => {
  test('R-BUG-004 R-BUG-005 R-BUG-008 it waits with its photo, goes out once, is asked about, answered and solved', async ({
    journey,
  }) => {
    const subject = newTitle('Torch stays on');
    const { page, api, member } = await offlineReader(journey, { width: 360 });
    await opened(page, '/ng/buglist');
    await page.reload();
    await alive(page);
    await savedIn(page, '/ng/buglist');
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await page.getByLabel('In one line').waitFor();
    await alive(page);
    // What the form may need later has come.
    await page.waitForLoadState('networkidle');
    await setLine(page, false);
    await write(page, subject);
    await page
      .getByLabel('Add photos')
      .first()
      .setInputFiles({ name: 'torch.jpg', mimeType: 'image/jpeg', buffer: await screenshot() });
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('status').filter({ hasText: 'Your report is saved and goes out by itself.' }).waitFor();
    await page.waitForURL('**/ng/buglist');
    const row = page.getByRole('listitem').filter({ hasText: subject });
    await row.getByText('Waits for the internet').waitFor();
    await row.getByText('Yours, with 1 photo.').waitFor();
    await checkPage(page);
    await shoot(page, 'bugs-waiting-360');
    expect(await waitingHere(page)).toBe(1);

    await setLine(page, true);
    await expect.poll(() => waitingHere(page)).toBe(0);
    const mine = async () => (await api.must('bugs.list', { filter: 'mine' }, member)).data.threads;
    const [sent, ...others] = await mine();
    expect(others).toEqual([]);
    const tid = sent!.tid;
    await page.goto(`/ng/buglist/detail${tid}`);
    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    expect(await page.locator('main .photo-frame').count()).toBe(1);
    await page.getByText('How to see it, 2 steps').waitFor();

    const grace = await journey.visitor();
    const office = await giveOffice(grace, 3);
    await grace.api.must('bugs.status', { tid, status: 3, message: 'Does it happen without a call too?' }, office);
    await page.reload();
    await alive(page);
    await page.getByText('A question for you.').waitFor();
    await shoot(page, 'bug-asked-360');
    await page.getByRole('link', { name: 'Reply', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Only after calls.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reply', exact: true }).click();
    await expect.poll(async () => (await mine())[0]?.bug.status).not.toBe(3);

    await grace.open(`/ng/operator/bugs?answer=${tid}`);
    const sheet = grace.page.getByRole('dialog');
    await sheet.getByText('Solved', { exact: true }).click();
    await sheet.getByLabel('Solved in version').fill('14.0.33');
    await sheet.getByLabel('What people read').fill('Fixed in 14.0.33. Thank you for the steps.');
    await checkPage(grace.page);
    await shoot(grace.page, 'bug-answer-1280');
    await sheet.getByRole('button', { name: 'Send', exact: true }).click();
    await grace.page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();

    await page.goto(`/ng/buglist/detail${tid}`);
    await alive(page);
    await page.getByText('Solved in version 14.0.33.').waitFor();
    await page.getByRole('button', { name: 'Yes, gone' }).click();
    await page.getByText('Gone for 1, still there for 0.').waitFor();
    await checkPage(page);
    await shoot(page, 'bug-solved-360');
  });
});

describe('a report that waits', () => {
  test('it is seen above the form where the list can’t be had, also after a reload', async ({ journey }) => {
    const subject = newTitle('Screen goes dark');
    const { page } = await offlineReader(journey, { width: 360 });
    await opened(page, '/ng/buglist/add');
    await page.reload();
    await alive(page);
    await savedIn(page, '/ng/buglist/add');
    await write(page, subject);
    // What the form may need later has come.
    await page.waitForLoadState('networkidle');
    await setLine(page, false);
    await page.getByRole('button', { name: 'Send report' }).click();
    const row = page.getByRole('listitem').filter({ hasText: subject });
    await row.getByText('Waits for the internet').waitFor();
    await page.getByRole('status').filter({ hasText: 'Your report is saved and goes out by itself.' }).waitFor();
    expect(await page.getByLabel('In one line').inputValue()).toBe('');
    await page.reload();
    await alive(page);
    await row.getByText('Waits for the internet').waitFor();
    await setLine(page, true);
    await expect.poll(() => waitingHere(page)).toBe(0);
  });
});

describe('the form', () => {
  test('R-BUG-001 R-BUG-002 what is missing is named on top, each field says how to mend it, and a reload loses nothing', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open('/ng/buglist/add');
    await write(page, newTitle('Alarm stays silent'), 'ada@');
    await page.getByLabel('What happens').fill('Alarm');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Two things are missing.').waitFor();
    await page.getByText('Use at least 10 characters. You have 5.').waitFor();
    await page.getByText('This e-mail isn’t complete. Example: tunde@mail.com').waitFor();
    await checkPage(page);
    await page.reload();
    await alive(page);
    await expect.poll(() => page.getByLabel('What happens').inputValue()).toBe('Alarm');
    await page.getByLabel('What happens').fill(words);
    await page.getByLabel('E-mail for our reply').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.waitForURL(/\/ng\/buglist\/detail\d+/);
    await page.getByRole('status').filter({ hasText: 'Report sent. We reply by ' }).waitFor();
  });

  test('the phone is filled in where the browser says it, is seen, and can be another', async ({ journey }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgentData', {
        value: { getHighEntropyValues: () => Promise.resolve({ model: 'ZR5-L' }) },
      });
    });
    await ada.open('/ng/buglist/add');
    await page.getByLabel('In one line').fill(newTitle('Green camera'));
    await next(page).click();
    await expect.poll(() => phone(page).inputValue()).not.toBe('');
    await page.getByText('this phone', { exact: true }).waitFor();
    await shoot(page, 'bug-new-2-360');
    await page.getByRole('button', { name: 'It was another phone' }).click();
    await expect.poll(() => phone(page).inputValue()).toBe('');
    await phone(page).fill('Kito X3');
    expect(await phone(page).inputValue()).toBe('Kito X3');
  });

  test('a report like it is offered while the line is typed, and "same here" counts there', async ({ journey }) => {
    const ada = await journey.visitor({ width: 360 });
    const subject = newTitle('Bluetooth crackles in the bus');
    const tid = await reported(ada.api, subject);
    const member = await ada.register();
    const { page } = ada;
    await ada.open('/ng/buglist/add');
    await page.getByLabel('In one line').fill(subject);
    await page.getByRole('heading', { name: 'Is it one of these?' }).waitFor();
    await page.getByRole('button', { name: 'It is something else' }).waitFor();
    const same = page.getByRole('button', { name: new RegExp(`Same here.*${subject}`) });
    await same.click();
    await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await ada.api.must('threads.info', { tid }, member)).data.bug?.same).toBe(1);
    await checkPage(page);
  });
});

describe('without script', () => {
  const blank = async (journey: Journey) => {
    const ada = await journey.visitor({ width: 360, javaScript: false });
    await ada.register();
    return ada;
  };

  test('the report is one long form: refused it shows what was typed, sent it leads to its page', async ({
    journey,
  }) => {
    const { page } = await blank(journey);
    const subject = newTitle('No sound on the left');
    await page.goto('/ng/buglist/add');
    await checkOverflow(page);
    await page.getByLabel('In one line').fill(subject);
    await phone(page).fill('Zuri 5');
    await page.getByText('Often', { exact: true }).click();
    await page.getByLabel('What happens').fill('Sound');
    await page.getByLabel('E-mail for our reply').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send report' }).click();
    expect(await page.getByLabel('In one line').inputValue()).toBe(subject);
    await page.getByText('One thing is missing.').waitFor();
    await page.getByText('Use at least 10 characters.').waitFor();
    await page.getByLabel('What happens').fill(words);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.waitForURL(/\/ng\/buglist\/detail\d+/);
    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
    await page.getByText('Report sent. We reply within 2 working days.').waitFor();
  });

  test('a guest who says "same here" is asked in for that, and a thread of another kind leads to its own page', async ({
    journey,
  }) => {
    const guest = await journey.visitor({ width: 360 });
    const subject = newTitle('Clock runs late');
    const tid = await reported(guest.api, subject);
    const { page } = guest;
    await guest.open(`/ng/photos/detail${tid}`);
    expect(new URL(page.url()).pathname).toBe(`/ng/buglist/detail${tid}`);
    await page.getByRole('button', { name: new RegExp(`Same here.*${subject}`) }).click();
    await page.getByRole('dialog').getByText('Say “same here”').waitFor();
  });

  test('R-BUG-006 statuses are links, and "same here" is a button of the page’s form', async ({ journey }) => {
    const ada = await blank(journey);
    const { page } = ada;
    const subject = newTitle('Keyboard has no sign');
    await reported(ada.api, subject);
    await page.goto('/ng/buglist');
    await page.getByRole('link', { name: /^Pending \d/ }).click();
    await page.waitForURL('**/ng/buglist?status=1');
    await page.getByRole('button', { name: new RegExp(`Same here.*${subject}`) }).click();
    const pressed = page.getByRole('button', { name: new RegExp(`Same here.*${subject}`) });
    expect(await pressed.getAttribute('aria-pressed')).toBe('true');
  });
});
