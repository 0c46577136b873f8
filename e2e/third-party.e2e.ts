import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { startGraphServer } from '../tests/support/graph-server.ts';
import { startOpenIdProvider } from '../tests/support/openid-provider.ts';
import { freshName, register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, test } from './support/journey.ts';
import { type Site, startSite } from './support/site.ts';

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let graph: Awaited<ReturnType<typeof startGraphServer>>;
let site: Site;
const endings: (() => unknown)[] = [];

// Not beside the tests: what a file starts there is never stopped in a run that skips them all.
beforeAll(async () => {
  provider = await startOpenIdProvider([]);
  endings.unshift(provider.stop);
  graph = await startGraphServer([]);
  endings.unshift(graph.stop);
  const { url: databaseUrl, drop } = await cloneDatabase(inject('databaseServer'));
  endings.unshift(drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-elsewhere-'));
  endings.unshift(() => rm(dataDir, { recursive: true, force: true }));
  site = await startSite({ databaseUrl, dataDir, env: { ...provider.env, ...graph.env } });
  endings.unshift(site.stop);
});

afterAll(async () => {
  for (const end of endings) await end();
});

const at = (path: string): string => `${site.url}${path}`;
const isAt = (path: string) => (url: URL) => url.pathname === path;

/** Opens the log-in dialog in a browser of its own and leaves by one of the links under it. */
async function leaveBy(
  journey: Journey,
  way: 'social' | 'search',
  path = '/ng',
  width: 360 | 1280 = 360,
): Promise<Page> {
  const { page } = await journey.visitor({ width });
  await page.goto(at(`${path}?showlogin=yes`));
  await page.getByRole('dialog').waitFor();
  await page
    .getByRole('dialog')
    .locator(`a[href*=${way === 'social' ? 'facebook' : 'google'}]`)
    .click();
  return page;
}

const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
/** Somebody new at either site, by a name of their own, so that a test may run twice. */
function newcomer(email?: string): { name: string; email: string } {
  const name = freshName();
  const person = { name, email: email ?? `${name}@mail.example.org` };
  provider.people.set(name, { sub: name, email_verified: true, ...person });
  graph.people.set(name, { id: name, ...person });
  return person;
}

const alert = (page: Page) => page.getByRole('alert').first();

describe('an account elsewhere', () => {
  test('who leaves to like comes back to the place, with the like given', async ({ journey }) => {
    const { tid } = await newThread(new Api(site.url));
    const { page } = await journey.visitor({ width: 360 });
    await page.goto(at(`/ng/forum/15443/${tid}`));
    await alive(page);
    const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
    await heart.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    const { name } = newcomer();
    await page.getByRole('link', { name: /^Search: continue/ }).click();
    const liked = page.waitForResponse('**/post/like*');
    await choose(page, name);
    await page.waitForURL(isAt(`/ng/forum/15443/${tid}`));
    await liked;
    await heart.and(page.locator('[aria-pressed=true]')).waitFor();
    await page.reload();
    await heart.and(page.locator('[aria-pressed=true]')).waitFor();
    expect(await heart.innerText()).toBe('1');
  });

  test('R-TPY-001 R-TPY-004 a newcomer of the search engine goes home as a member, then sets a password', async ({
    journey,
  }) => {
    const { page } = await journey.visitor({ width: 360 });
    await page.goto(at('/ng?showlogin=yes'));
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('link', { name: /^(Social|Search): continue with/ }).count()).toBe(2);
    await checkPage(page);
    const { name } = newcomer();
    await page.getByRole('link', { name: /^Search: continue/ }).click();
    await choose(page, name);
    await page.waitForURL(isAt('/ng'));
    await page.goto(at('/ng/ucenter/setting/authemtication'));
    await page.getByText('You have no password yet').waitFor();
    await checkPage(page);
    await page.getByRole('link', { name: 'Set a password' }).click();
    await page.waitForURL(isAt('/ng/confirm/setpasswordgoogle'));
    await page.locator('[name=newpassword]').fill('a-first-one');
    await page.locator('[name=newpassword2]').fill('another-one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    await page.locator('[name=newpassword2]').fill('a-first-one');
    await checkPage(page);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL(isAt('/ng/ucenter/setting/authemtication'));
    await page.getByRole('button', { name: 'Unlink: Search-engine account' }).click();
    await page.getByRole('dialog').locator('[name=password]').fill('a-first-one');
    await page.getByRole('button', { name: 'Unlink', exact: true }).click();
    await page.getByRole('link', { name: 'Link: Search-engine account' }).waitFor();
  });

  test('R-TPY-002 R-TPY-004 R-TPY-009 a newcomer of the social network completes; what was typed outlives a fault', async ({
    journey,
  }) => {
    const taken = await register(new Api(site.url));
    const { name, email } = newcomer();
    const page = await leaveBy(journey, 'social', '/ma');
    await choose(page, name);
    await page.waitForURL(isAt('/ma/confirm/complete'));
    await page.locator('[name=username]').fill(taken.username);
    expect(await page.locator('[name=email]').inputValue()).toBe(email);
    await page.locator('[name=email]').fill('');
    await page.locator('[name=password]').fill('short');
    await page.getByText('Ce nom est déjà pris').waitFor();
    await checkPage(page);
    // A fault in another field leaves what the server said about the name.
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.locator('[name=password][aria-invalid=true]').waitFor();
    expect(await page.getByText('Ce nom est déjà pris').count()).toBe(1);
    await page.locator('[name=password]').fill('a-good-one-9');
    const username = freshName();
    await page.locator('[name=username]').fill(username);
    await page.route('**/registerthirdpart', (route) => route.abort(), { times: 1 });
    journey.expectFault(/ERR_FAILED/);
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await alert(page).waitFor();
    expect(await page.locator('[name=password]').inputValue()).toBe('a-good-one-9');
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.waitForURL(isAt('/ma'));
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  });

  test('R-TPY-003 R-TPY-005 R-TPY-010 R-TPY-011 an address that a member has asks whose it is, and links by the password', async ({
    journey,
  }) => {
    const member = await register(new Api(site.url));
    const { name } = newcomer(`${member.username.toLowerCase()}@example.com`);
    const page = await leaveBy(journey, 'social', '/ng', 1280);
    await choose(page, name);
    await page.getByRole('heading', { name: 'Is this account yours?' }).waitFor();
    await checkPage(page);
    await page.getByRole('link', { name: 'Yes, it’s mine' }).click();
    await page.getByText('Enter the password of the account').waitFor();
    await page.locator('[name=password]').fill('not-the-password');
    await page.keyboard.press('Enter');
    await alert(page).getByText('The password is wrong').waitFor();
    await checkPage(page);
    await page.locator('[name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(isAt('/ng'));

    const again = await leaveBy(journey, 'social');
    await choose(again, name);
    await again.waitForURL(isAt('/ng'));
  });

  test('R-TPY-012 a site that is away, a reader who says no, and nothing handed over are explained in every language', async ({
    journey,
  }) => {
    const { name } = newcomer();
    const page = await leaveBy(journey, 'search');
    await page.getByRole('link', { name, exact: true }).waitFor();
    provider.spoil.away = true;
    await choose(page, name);
    await alert(page).getByText('The other site doesn’t answer').waitFor();
    await checkPage(page);
    provider.spoil.away = false;
    // The provider knows this browser by now, and sends it back at once.
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(isAt('/ng'));
    const other = await leaveBy(journey, 'search');
    await choose(other, 'Nobody');
    await alert(other).getByText('You didn’t allow the login').waitFor();
    for (const path of [
      '/in/confirm',
      '/in/confirm/complete',
      '/in/confirm/googleconfirm',
      '/in/confirm/setpassword',
    ]) {
      await other.goto(at(path));
      await alert(other).getByText('बहुत देर हो गई').waitFor();
    }
    await other.goto(at('/ma/confirm/setpasswordgoogle'));
    await alert(other).getByText('C’était trop long').waitFor();
    await checkPage(other);
  });
});
