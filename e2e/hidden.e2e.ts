import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { giveWithin } from '../tests/support/wealth.ts';
import { checkPage, type Journey, shoot, test, type Visit } from './support/journey.ts';
import { beside } from './support/office.ts';
import { addressOf, field, goToThread, repliesOf, send } from './support/talk.ts';

const secret = 'Dear Ms Balogun, I fix what your users complain about.';
const part = (page: Page) => page.getByRole('region', { name: 'Hidden part' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).last();

async function author(journey: Journey, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  return { page: person.page, api: person.api, ...(await person.register()) };
}

/** A thread with a hidden part, of a new member. */
async function hiding(journey: Journey, fields: object) {
  const { api } = await journey.visitor();
  const writer = await newMember(api);
  const input = {
    subject: 'How I got my first remote job from Ibadan',
    message: 'Three months, 61 applications. The letter that worked is below.',
    hidden: secret,
    ...fields,
  };
  const { tid } = (await api.must('threads.create', input, writer)).data;
  return { tid, api, writer };
}

describe('composing', () => {
  test.for([360, 1280] as const)(
    'R-THR-015 R-THR-004 a hidden part is written beside the text, at %i px',
    async (width, { journey }) => {
      const { page } = await author(journey, { width });
      await page.goto('/ng/note/thread');
      const asked = page.getByRole('switch', { name: 'Hidden part' }).last();
      const place = width === 1280 && (await asked.boundingBox());
      await page.getByLabel('Title').fill('How I got my first remote job from Ibadan');
      await page.getByRole('textbox', { name: 'Your text' }).click();
      await page.keyboard.type('Three months, 61 applications. The letter that worked is below.');
      if (width === 360) await page.getByRole('button', { name: 'More options' }).click();
      // What is missing, and then “Saved”, come and go above it: it stays where a finger found it.
      if (place) await page.getByRole('status').filter({ hasText: 'aved' }).first().waitFor();
      if (place) expect(await asked.boundingBox()).toEqual(place);
      await asked.check();
      await shoot(page, `hidden-settings-${width}`);
      if (width === 360) await page.keyboard.press('Escape');
      await part(page).getByLabel('Hidden text').fill(secret);
      await part(page).getByText('People who reply').waitFor();
      await part(page).getByText('Readers see a lock and “Reply to read”.').waitFor();
      await shoot(page, `hidden-compose-${width}`);
      await checkPage(page);
      await part(page).getByText('50 XGold', { exact: true }).click();
      await part(page).getByLabel('XGold to read it').fill('20');
      await part(page).getByText('Readers pay you 20 XGold, once.').waitFor();
      await part(page).getByText('Level 8', { exact: true }).click();
      await part(page).getByLabel('From level').selectOption('3');
      await shoot(page, `hidden-compose-level-${width}`);
      // What is typed outlives a reload.
      await page.getByRole('status').filter({ hasText: 'aved' }).first().waitFor();
      await page.reload();
      await expect.poll(() => part(page).getByLabel('Hidden text').inputValue()).toBe(secret);
      await publish(page).click();
      await page.waitForURL(/forum\/15443\/\d+/);
      await part(page).getByText(secret).waitFor();
      // Their own card, with the daily check-in, stands on the plate of their own thread.
      if (width === 1280) await page.getByRole('complementary').getByRole('button', { name: 'Sign' }).waitFor();
      await shoot(page, `hidden-own-${width}`);
    },
  );
});

describe('reading', () => {
  test('R-THR-015 a reply opens it, and is asked of who hasn’t written one', async ({ journey }) => {
    const { tid } = await hiding(journey, {});
    const { page } = await author(journey);
    await goToThread(page, tid);
    await part(page).getByText('Reply to read').waitFor();
    expect(await page.content()).not.toContain('Balogun');
    await shoot(page, 'hidden-locked');
    await checkPage(page);
    await part(page).getByRole('link', { name: 'Reply' }).click();
    await field(page).fill('Thank you for sharing it.');
    await send(page).click();
    await part(page).getByText(secret).waitFor();
    await shoot(page, 'hidden-open');
    await checkPage(page);
  });

  test('R-THR-015 XGold opens it, once it was asked', async ({ journey }) => {
    const { tid } = await hiding(journey, { hidden_opens: 'xgold', hidden_xgold: 20 });
    const { page, api, token, uid } = await author(journey, { width: 360 });
    await beside((db, tags) => {
      const stale = (tag: string) => void tags.push(tag);
      return giveWithin({ db, now: new Date(), emit: () => undefined, stale }, uid, 100);
    });
    const balance = async () => (await api.must('economy.wallet', {}, { token })).data.xgold;
    const before = await balance();
    await goToThread(page, tid);
    await part(page).getByText('20 XGold to read').waitFor();
    await part(page).getByRole('link', { name: 'Pay 20 XGold' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You pay once, and it can’t be undone.').waitFor();
    await shoot(page, 'hidden-pay');
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Pay 20 XGold' }).dblclick();
    await part(page).getByText(secret).waitFor();
    expect(await balance()).toBe(before - 20);
  });

  test('R-THR-015 before script a link asks and a form pays; a guest is asked in', async ({ journey }) => {
    const { tid } = await hiding(journey, { hidden_opens: 'xgold', hidden_xgold: 1 });
    const { page, uid } = await author(journey, { javaScript: false });
    await beside((db, tags) => {
      const stale = (tag: string) => void tags.push(tag);
      return giveWithin({ db, now: new Date(), emit: () => undefined, stale }, uid, 100);
    });
    await page.goto(addressOf(tid));
    await part(page).getByRole('link', { name: 'Pay 1 XGold' }).click();
    await page.getByRole('button', { name: 'Pay 1 XGold' }).click();
    await part(page).getByText(secret).waitFor();
    const guest = await journey.visitor();
    await goToThread(guest.page, tid);
    await part(guest.page).getByRole('link', { name: 'Log in' }).click();
    await guest.page.getByRole('dialog').getByText('Read the hidden part').waitFor();
  });

  test('R-THR-004 only on one’s own thread the plate has the reader’s own card', async ({ journey }) => {
    const { api } = await journey.visitor();
    const { tid } = await newThread(api);
    const { page } = await author(journey);
    await goToThread(page, tid);
    const aside = page.getByRole('complementary');
    await aside.getByRole('button', { name: 'Follow' }).first().waitFor();
    expect(await aside.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0);
  });

  test('winning replies are marked for all, and the thread says which win', async ({ journey }) => {
    const { api } = await journey.visitor();
    const writer = await newMember(api);
    const input = { subject: 'Guess the score', message: 'Every second reply wins a cup.', rush_every: 2 };
    const { tid } = (await api.must('threads.create', input, writer)).data;
    for (let n = 1; n <= 3; n += 1) await newReply(api, { tid, author: writer, message: `Guess number ${n}.` });
    const { page } = await journey.visitor();
    await goToThread(page, tid);
    await repliesOf(page).getByText('One reply in 2 wins.').waitFor();
    expect(await repliesOf(page).getByText('Winner').count()).toBe(1);
    await shoot(page, 'hidden-rush');
  });
});
