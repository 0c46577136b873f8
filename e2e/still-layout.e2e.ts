import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeSentTo, freshName, register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { type Journey, test } from './support/journey.ts';

/** Where the controls of a part of the page stand, and how large they are. */
const places = (page: Page, part: string): Promise<string[]> =>
  page.locator(`${part} :is(button, a, input, textarea, [role="textbox"])`).evaluateAll((all) =>
    all
      .filter((item) => item.checkVisibility())
      .map((item) => item.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')),
  );

interface FormOf {
  path: string;
  /** The button that sends it. */
  button: string;
  part?: string;
  guest?: boolean;
  fill?: (page: Page) => Promise<void>;
}

const typeInto = (field: string, words: string) => (page: Page) => page.locator(field).first().fill(words);

const forms: Readonly<Record<string, FormOf>> = {
  'log in': {
    path: '?showlogin',
    guest: true,
    part: 'dialog[open]',
    button: 'dialog[open] .btn-wide[type=submit]',
    fill: async (page) => {
      await page.locator('dialog[open] [name=username]').fill('somebody');
      await page.locator('dialog[open] [name=password]').fill('something-9');
    },
  },
  interests: { path: '/welcome', button: '.btn-primary' },
  hello: { path: '/welcome/hello', button: '.btn-primary', fill: typeInto('main textarea', 'My first words here.') },
  'interests in the settings': { path: '/ucenter/setting/interests', button: 'main .btn-primary' },
  'about me': {
    path: '/ucenter/setting/basicinfo',
    button: 'main form .btn-primary >> nth=-1',
    fill: typeInto('main form textarea, main form [name=sightml]', 'Lagos after dark.'),
  },
  feedback: {
    path: '/feedback',
    button: 'main [type=submit]',
    fill: typeInto('main textarea', 'The list jumps when I step back, on my phone.'),
  },
  'the statement': { path: '/ucenter/wallet', button: 'main [data-file]' },
};

async function reader(journey: Journey, nationality: string, guest: boolean): Promise<Page> {
  const person = await journey.visitor({ width: 360 });
  if (guest) return person.page;
  const { username, password } = await register(person.api, { nationality });
  await person.logIn(username, password);
  return person.page;
}

describe('nothing moves while something is done', () => {
  for (const [code, nationality] of [
    ['ng', 'NG'],
    ['ma', 'MA'],
    ['in', 'IN'],
  ] as const) {
    test.for(Object.entries(forms))(`%s, /${code}: a busy button keeps its size`, async ([, form], { journey }) => {
      const { path, button, part = 'main', guest = false, fill } = form;
      const page = await reader(journey, nationality, guest);
      await page.goto(`/${code}${path}`);
      await alive(page);
      const pressed = page.locator(button).filter({ visible: true }).first();
      await pressed.waitFor();
      // Dialogs of the server's page come to life after the page around them.
      await expect
        .poll(() => pressed.evaluate((item) => Object.keys(item).some((key) => key.startsWith('__reactProps'))))
        .toBe(true);
      await fill?.(page);
      await expect.poll(() => pressed.isEnabled()).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page, part);
      const send = await holdBack(page, /\/(v5|selfapi|index\.php)\b/, (route) => route.abort());
      await pressed.click();
      await expect.poll(() => pressed.getAttribute('aria-busy')).toBe('true');
      expect(await places(page, part)).toEqual(before);
      // What stands in it is one line, by its accessible name what is being done.
      expect(await pressed.locator('.btn-busy').evaluate((line) => line.clientHeight)).toBeLessThan(30);
      expect(await pressed.locator('.btn-busy').innerText()).toMatch(/\S/);
      journey.expectFault(/ERR_FAILED/);
      send();
      await expect.poll(() => pressed.getAttribute('aria-busy')).toBeNull();
      expect(await places(page, part)).toHaveLength(before.length);
    });
  }

  test('after the code of a first post the composer’s tools stay as they are while it is published', async ({
    journey,
  }) => {
    const person = await journey.visitor({ width: 360 });
    const { page } = person;
    const email = `${freshName()}@example.com`;
    const { username, password } = await register(person.api, { email }, { verified: false });
    await person.logIn(username, password);
    await page.goto('/note/thread');
    await page.getByLabel('Title').fill('Nothing moves under my thumb');
    // What the post stands in takes one row of the phone, and the title has what the keyboard leaves.
    const chips = await page
      .locator('.compose-chip')
      .evaluateAll((all) => all.map((chip) => (chip as HTMLElement).offsetTop));
    expect([chips.length, new Set(chips).size]).toEqual([3, 1]);
    await page.getByRole('textbox', { name: 'Your text' }).click();
    await page.keyboard.type('Long enough to be a post of its own.');
    await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
    const before = await places(page, '.compose-tools');
    const publish = page.getByRole('button', { name: 'Publish' }).last();
    await publish.click();
    const sheet = page.getByRole('dialog', { name: 'One code, and it’s published' });
    const code = sheet.getByLabel('Code of six digits');
    await code.waitFor();
    const post = await holdBack(page, /\/v5\/content\/thread$/);
    const sent = page.waitForRequest(/\/v5\/content\/thread$/);
    const renewed = page.waitForResponse(
      (answer) => answer.url().includes('userInfo') || answer.url().includes('data'),
    );
    await code.pressSequentially(await codeSentTo(person.api, email));
    await sheet.waitFor({ state: 'hidden' });
    await Promise.all([sent, renewed]);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await places(page, '.compose-tools')).toEqual(before);
    post();
    await page.waitForURL('**/forum/15443/*');
  });
});
