import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Member } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import type { Person } from './support/person.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);
const inThree = (name: string, words: string) => ({
  [`${name}_en`]: words,
  [`${name}_fr`]: words,
  [`${name}_hi`]: words,
});

/** A draw that is sealed, opens in a moment, and closes when a few have entered. */
async function sealed(journey: Journey, title: string) {
  const office = await journey.visitor();
  const operator = await makeOperator(office);
  const now = seconds();
  const words = { ...inThree('title', title), ...inThree('brief', 'For those who come every day.') };
  const dates = { deed: 'check_in', country_fid: 188, opens_at: now + 4, closes_at: now + 30 };
  const planned = (await office.api.must('draw.save', { ...words, ...dates } as never, operator)).data;
  const { drawid, version } = planned;
  const prize = { ...inThree('name', 'Zuri Buds 2'), count: 2, drawid, version };
  const made = (await office.api.must('draw.save-prize', prize as never, operator)).data;
  await office.api.must('draw.seal', { drawid, version: made.version }, operator);
  return { office, operator, drawid, opens: dates.opens_at };
}

const stateOf = (person: Person, drawid: number) => async () =>
  (await person.api.must('draw.view', { drawid })).data.state;

/** Three members enter; the first one is in front of a phone. */
async function entered(journey: Journey, { office, operator, drawid, opens }: Awaited<ReturnType<typeof sealed>>) {
  const ama = await journey.visitor({ width: 360 });
  await expect.poll(seconds, { timeout: 20_000 }).toBeGreaterThan(opens);
  const people: { person: Person; own: Member }[] = [];
  for (const person of [ama, await journey.visitor(), await journey.visitor()]) {
    const own = await person.register();
    await person.api.must('economy.check-in', {}, own);
    people.push({ person, own });
  }
  // Everybody’s page counts them once a minute.
  const tickets = async () => (await office.api.must('draw.admin-one', { drawid }, operator)).data.tickets;
  await expect.poll(tickets, { timeout: 15_000 }).toBe(people.length);
  return people;
}

/** Draws and confirms a place on the operators' screen. */
async function drawOne(page: Page, drawn: number) {
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const confirm = page.getByRole('button', { name: /^Confirm / });
  await confirm.waitFor();
  await shoot(page, `draw-admin-proposed-${drawn}`);
  await checkOverflow(page);
  await confirm.click();
  await page.getByText(`Confirmed, ${drawn} of 2`).waitFor();
}

test('R-JCK-001 R-JCK-003 R-JCK-004 a draw goes from its seal to somebody else’s check, and a changed file turns red', async ({
  journey,
}) => {
  const draw = await sealed(journey, 'Friday draw');
  const { office, drawid } = draw;
  const [first] = await entered(journey, draw);
  expect(first).toBeDefined();
  if (!first) return;
  const { page: phone } = first.person;
  await first.person.open(`/ng/jackpot/${drawid}`);
  await phone.getByText('Your ticket').waitFor();
  await phone.getByText('Only our team’s number decides this draw.').first().waitFor();
  await shoot(phone, 'draw-360');
  await checkPage(phone);
  await expect.poll(stateOf(first.person, drawid), { timeout: 60_000 }).toBe('closed');

  const { page } = office;
  await office.open(`/operator/draws/${drawid}`);
  await page.getByRole('button', { name: 'Get a key' }).click();
  await page.getByText('Your draw key: 30 minutes left').waitFor();
  await drawOne(page, 1);
  await first.person.open(`/ng/jackpot/${drawid}`);
  await phone.getByText('Being drawn now').waitFor();
  await shoot(phone, 'draw-live-360');
  await drawOne(page, 2);
  await shoot(page, 'draw-admin-1280');
  await checkPage(page);
  await page.getByRole('link', { name: 'Publish it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish it' }).click();
  await page.getByText('Published', { exact: true }).waitFor();

  // Whoever follows sees the winners without asking again.
  await phone.getByRole('heading', { name: '2 winners' }).waitFor();
  await shoot(phone, 'draw-won-360');
  await checkPage(phone);
  await checked(journey, drawid);
});

/** Somebody else computes it, on the site, of a changed file, and in a page that was saved. */
async function checked(journey: Journey, drawid: number) {
  const guest = await journey.visitor({ width: 360 });
  const { page } = guest;
  await page.goto(`/ng/jackpot/check?draw=${drawid}`);
  await page.getByRole('heading', { name: 'It fits, all 2 winners' }).waitFor();
  await shoot(page, 'draw-check-360');
  await checkPage(page);
  const text = await (await page.request.get(`/v5/jackpot/${drawid}/file`)).text();
  const html = await (await page.request.get(`/ng/jackpot/check?draw=${drawid}`)).text();
  const place = join(tmpdir(), `draw-${process.pid}-${drawid}`);
  const [whole, changed, saved] = [`${place}.txt`, `${place}-changed.txt`, `${place}.html`];
  journey.endWith(() => Promise.all([whole, changed, saved].map((file) => rm(file, { force: true }))));
  await writeFile(whole, text);
  // The first ticket of the list gets a chance more.
  await writeFile(changed, text.replace(/\n(\d+) 1 /, '\n$1 2 '));
  await writeFile(saved, html);
  expect(await readFile(changed, 'utf8')).not.toBe(text);
  await page.getByLabel('Choose a file').setInputFiles(changed);
  await page.getByRole('heading', { name: 'It doesn’t fit' }).waitFor();
  await page.getByRole('heading', { name: 'The list was changed' }).waitFor();
  await shoot(page, 'draw-check-red-360');
  await checkPage(page);
  await page.goto(`file://${saved}`);
  await page.getByLabel('Choose a file').setInputFiles(whole);
  await page.getByRole('heading', { name: 'It fits, all 2 winners' }).waitFor();
}

test('a winner without script gives an address, and what was forgotten is said in its place', async ({ journey }) => {
  const draw = await sealed(journey, 'Evening draw');
  const { office, operator, drawid } = draw;
  const people = await entered(journey, draw);
  await expect.poll(stateOf(office, drawid), { timeout: 60_000 }).toBe('closed');
  const { token } = (await office.api.must('draw.token', {}, operator)).data;
  const { next_prize: prizeid } = (await office.api.must('draw.admin-one', { drawid }, operator)).data;
  for (const _ of [1, 2]) {
    await office.api.must('draw.draw', { token, country_code: 'ng', drawid, prizeid });
    await office.api.must('draw.confirm', { token, drawid, prizeid });
  }
  await office.api.must('draw.publish', { drawid }, operator);
  const { picks } = (await office.api.must('draw.admin-one', { drawid }, operator)).data;
  const [pick] = picks;
  const won = people.find(({ own }) => own.uid === pick?.uid);
  expect(won).toBeDefined();
  if (!won || !pick) return;
  const plain = await journey.visitor({ width: 360, javaScript: false });
  await plain.logIn(won.own.username, won.own.password);
  const { page } = plain;
  // The city is forgotten at first.
  journey.expectFault(/status of 400 .*\/do\/draw\.give-address/);
  await plain.open(`/ng/jackpot/${drawid}`);
  await page.getByRole('link', { name: 'Give the address' }).click();
  for (const [label, words] of [
    ['First name', 'Tunde'],
    ['Last name', 'Bakare'],
    ['Phone', '+234 803 555 0142'],
    ['Street and house', '14 Herbert Macaulay Way'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(words);
  }
  await page.getByRole('button', { name: 'Send it here' }).click();
  expect(await page.getByLabel('Street and house').inputValue()).toBe('14 Herbert Macaulay Way');
  await page.getByLabel('City').fill('Yaba, Lagos');
  await page.getByRole('button', { name: 'Send it here' }).click();
  await page.getByText('We have your address.').first().waitFor();
  await checkOverflow(page);
});
