import { describe, expect } from 'vitest';
import { newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { offlineReader, opened, savedHere, savedIn, served, setLine } from './support/offline.ts';
import { addressOf } from './support/talk.ts';
import { twoVersions } from './support/two-versions.ts';

describe('pages without a network', () => {
  test('a thread that was opened by its address, one that was stepped to, and the list are read again', async ({
    journey,
  }) => {
    const { page, api, member } = await offlineReader(journey, { width: 360 });
    const first = await newThread(api, { author: member, subject: 'Opened by its address' });
    const second = await newThread(api, { author: member, subject: 'Stepped to from a list' });
    await newReply(api, { tid: second.tid, message: 'A reply to be read on the bus.' });
    await page.goto('/ng/latest');
    await served(page);
    await page.goto(`/ng/forum/15443/${first.tid}`);
    await alive(page);
    await savedIn(page, `/ng/forum/15443/${first.tid}`);
    await page.goto('/ng/latest');
    await alive(page);
    await page.getByRole('link', { name: 'Stepped to from a list' }).first().click();
    // Its newest reply stands on the list's card too.
    await page.waitForURL(`**/forum/15443/${second.tid}`);
    await page.getByText('A reply to be read on the bus.').waitFor();
    const stepped = page.url();
    await savedIn(page, new URL(stepped).pathname);

    await page.context().setOffline(true);
    await page.goto(`/ng/forum/15443/${first.tid}`);
    await page.getByRole('heading', { name: 'Opened by its address' }).waitFor();
    await page.getByText(/^No connection. This page was saved at \d\d:\d\d\.$/).waitFor();
    await alive(page);
    await checkPage(page);
    await shoot(page, 'offline-thread');
    await page.goto(stepped);
    await page.getByText('A reply to be read on the bus.').waitFor();
    expect(page.url()).toBe(stepped);
    await page.getByText(/^No connection. This page was saved at/).waitFor();
    await page.goto('/ng/latest');
    await page.getByRole('link', { name: 'Opened by its address' }).first().click();
    await page.waitForURL(`**/forum/15443/${first.tid}`);
    await page.getByRole('heading', { name: 'Opened by its address' }).waitFor();

    await page.goto('/ng/topic/101');
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByRole('link', { name: /Stepped to from a list/ }).waitFor();
    await checkPage(page);
    await shoot(page, 'offline-page');

    await page.context().setOffline(false);
    await page.waitForURL('**/ng/topic/101');
    await page.getByRole('heading', { name: 'No connection' }).waitFor({ state: 'detached' });
  });

  test('nothing moves under a finger when a saved page says that it is one', async ({ journey }) => {
    const { page, api, member } = await offlineReader(journey, { width: 360 });
    const { tid } = await newThread(api, { author: member, subject: 'Saved for the bus' });
    await opened(page, addressOf(tid));
    await page.reload();
    await savedIn(page, addressOf(tid));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.body.dataset.top = String(document.getElementById('main')!.getBoundingClientRect().top);
      });
    });
    await setLine(page, false);
    await page.goto(addressOf(tid));
    await page.getByText(/^No connection. This page was saved at/).waitFor();
    const [before, after] = await page.evaluate(() => [
      document.body.dataset.top,
      String(document.getElementById('main')!.getBoundingClientRect().top),
    ]);
    expect(after).toBe(before);
    // The room that was kept goes with the note.
    expect(await page.locator('html[data-saved]').count()).toBe(0);
  });

  test('after a log-out nothing of what its member read is left', async ({ journey }) => {
    const { page, api, member } = await offlineReader(journey);
    const { tid } = await newThread(api, { author: member, subject: 'Read by its author alone' });
    await opened(page, addressOf(tid));
    await page.reload();
    await savedIn(page, addressOf(tid));
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    expect(await savedHere(page)).not.toContain(addressOf(tid));
    await setLine(page, false);
    await page.goto(addressOf(tid));
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await page.getByText('Read by its author alone').count()).toBe(0);
    // Nothing is offered that needs a connection.
    expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  });

  test('nor by the browser’s own step back, without a network', async ({ journey }) => {
    const { page, api, member } = await offlineReader(journey);
    const paths = ['/ng/latest', '/ng/ucenter/setting', '/ng/foryou'];
    for (let each = 0; each < 2; each++) paths.push(addressOf((await newThread(api, { author: member })).tid));
    for (const path of paths) await opened(page, path);
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await setLine(page, false);
    const names = async () => (await page.content()).includes('"viewer":{');
    for (const path of paths) {
      await page.goto(path).catch(() => null);
      expect([path, await names()]).toEqual([path, false]);
    }
    for (let each = 0; each < paths.length * 2; each++) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      // The page that the step leads to may be on its way still, and leads on by itself.
      await expect.poll(() => names().catch(() => undefined)).toBe(false);
    }
  });

  test('nor after one by the page’s form, which needs no script', async ({ journey }) => {
    const { page, api, member } = await offlineReader(journey);
    const { tid } = await newThread(api, { author: member, subject: 'Read before the form' });
    await opened(page, addressOf(tid));
    await page.reload();
    await savedIn(page, addressOf(tid));
    await page.evaluate(() => sessionStorage.setItem('reply:1', 'begun'));
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('[formaction="/do/sign-in.logout"]')!;
      button.form!.requestSubmit(button);
    });
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    await expect.poll(() => savedHere(page)).not.toContain(addressOf(tid));
    const held = () => page.evaluate(() => [localStorage.getItem('auth_token'), sessionStorage.getItem('reply:1')]);
    await expect.poll(held).toEqual([null, null]);
    await setLine(page, false);
    await page.goto(addressOf(tid));
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
  });

  test('another member in the same browser is shown nothing of what the one before read', async ({ journey }) => {
    const { person, page, api, member } = await offlineReader(journey);
    const { tid } = await newThread(api, { author: member, subject: 'Read by the first' });
    await opened(page, addressOf(tid));
    await page.reload();
    await savedIn(page, addressOf(tid));
    await person.register();
    await page.goto('/ng/latest');
    await alive(page);
    await savedIn(page, '/ng/latest');
    expect(await savedHere(page)).not.toContain(addressOf(tid));
    await setLine(page, false);
    await page.goto(addressOf(tid));
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await page.getByRole('link', { name: /Read by the first/ }).count()).toBe(0);
  });
});

test('a new version is offered, and taken only when its reader says so', async ({ journey }) => {
  const site = await twoVersions(journey.url);
  journey.endWith(site.close);
  const { page } = await journey.visitor({ worker: true, at: site.url });
  await opened(page, '/ng/privacy');
  await page.reload();
  await opened(page, '/ng/privacy');
  await page.evaluate(() => Object.assign(window, { before: true }));
  site.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await offer.waitFor();
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting?.state, registration?.active?.state, 'before' in window];
    });
  expect(await state()).toEqual(['installed', 'activated', true]);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(state).toEqual([undefined, 'activated', false]);
});
