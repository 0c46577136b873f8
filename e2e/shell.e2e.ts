import { expect } from 'vitest';
import { register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, test } from './support/journey.ts';

test('R-MSC-015 without a country the dialog stays; a choice goes there and is stored', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/privacy?needcountry');
  const dialog = page.getByRole('dialog', { name: 'Choose your country' });
  await dialog.waitFor();
  await expect.poll(() => dialog.getByLabel('Close').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  // Browsers close at a second Esc whatever the page says; the dialog is then opened again at once.
  await expect.poll(() => dialog.isVisible()).toBe(true);

  await dialog.getByRole('link', { name: 'Kenya' }).click();
  await page.waitForURL('**/ke/privacy');
  await page.goto('/?needcountry');
  await page.locator('dialog:modal').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

test('R-MSC-030 a country switch rewrites the lang segment and closes the dialog', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/ng/privacy');
  await alive(page);
  await page.getByRole('contentinfo').first().getByRole('link', { name: 'Country: Nigeria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your country' });
  await dialog.waitFor();
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(810);
  await checkPage(page);
  await dialog.getByRole('searchbox').fill('maroc');
  await dialog.getByRole('link').click();
  await page.waitForURL('**/ma/privacy');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('R-MSC-012 R-MSC-030 without script the country dialog opens by the flag and its links switch', async ({
  journey,
}) => {
  const { page } = await journey.visitor({ javaScript: false });
  await page.goto('/ng/privacy');
  await page.getByRole('contentinfo').first().getByRole('link', { name: 'Country: Nigeria' }).click();
  await page.getByRole('link', { name: /^India/ }).click();
  await page.waitForURL('**/in/privacy');
});

test('R-MSC-017 R-MSC-018 R-SES-013 the language dialog has one tick, and Confirm switches the locale', async ({
  journey,
}) => {
  const { page } = await journey.visitor();
  await page.goto('/ng');
  await page.getByRole('button', { name: 'Language: English' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Language' });
  expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(390);
  await checkPage(page);
  const ticked = () =>
    dialog.locator('input:checked').evaluateAll((inputs) => inputs.map((item) => item.getAttribute('value')));
  expect(await ticked()).toEqual(['en']);
  await dialog.getByLabel('हिन्दी').check();
  expect(await ticked()).toEqual(['hi']);
  await dialog.getByLabel('Français').check();
  expect(await ticked()).toEqual(['fr']);
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  // Only what is answered with code 0 loads the page anew.
  await page.route('**/chooselang', (route) => route.fulfill({ json: { code: 1, msg: 'Not now' } }), { times: 1 });
  await confirm.click();
  await page.getByText('Not now').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ng');
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await confirm.click();
  await page.waitForURL('**/ma');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('html').getAttribute('data-before')).toBeNull();
});

test('a dialog holds the focus, closes by Esc and gives the focus back', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/ng');
  const opener = page.getByRole('button', { name: 'Language: English' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Language' }).waitFor();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, aside'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((item) => item === document.activeElement)).toBe(true);
});

test('R-MSC-013 on a phone all four tools are reached from the floating toolbar', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ng/privacy');
  const tools = page.locator('.float-tools');
  expect(await tools.isVisible()).toBe(false);
  const goOn = (by: number) => async () => {
    await page.evaluate((step) => scrollBy(0, step), by);
    return tools.isVisible();
  };
  await page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(goOn(-20)).toBe(true);
  await expect.poll(goOn(20)).toBe(false);
  await expect.poll(goOn(-20)).toBe(true);
  await checkPage(page);
  await expect.poll(goOn(-20)).toBe(true);
  await tools.getByRole('button', { name: 'Page tools' }).click();
  for (const name of ['Refresh', 'Language: English', 'Back to top']) {
    expect(await tools.getByRole('button', { name }).isVisible()).toBe(true);
  }
  expect(await tools.getByRole('link', { name: 'Country: Nigeria' }).isVisible()).toBe(true);
  await tools.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a phone gets no code for the columns; a window that is made wide gets it, and what it shows is of the page', async ({
  journey,
}) => {
  const { page } = await journey.visitor({ width: 360 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const codeOfColumns = () => asked.filter((url) => url.includes('/WideColumns-'));
  await page.goto('/ng/latest');
  await alive(page);
  const sections = page.locator('aside.left');
  expect(await sections.getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(5);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Boards' }).click();
  await page.waitForURL('**/ng/forum');
  expect(codeOfColumns()).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  const topics = sections.getByRole('link', { name: 'Topics' });
  await topics.waitFor();
  expect(codeOfColumns()).toHaveLength(1);
  // What the server drew of the page before stands there until the code has come.
  await expect.poll(() => sections.locator('[aria-current=page]').innerText()).toBe('Boards');
  await topics.click();
  await page.waitForURL('**/ng/topic');
  await expect.poll(() => sections.locator('[aria-current=page]').innerText()).toBe('Topics');
});

test('a page that a guest may not read offers the log-in and the way home', async ({ journey }) => {
  journey.expectFault(/status of 403/);
  const { page } = await journey.visitor({ width: 360 });
  for (const path of ['/ng/permission?tid=1', '/ng/banned']) {
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Log in' }).isVisible(), path).toBe(true);
    expect(await main.getByRole('link', { name: /home/i }).isVisible(), path).toBe(true);
    await checkPage(page);
  }
});

test('R-MSC-014 R-MSC-053 the app download panel is shown at 600 px and not at 601', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ng');
  const panel = page.getByRole('region', { name: 'Get the app' });
  for (const [width, shown] of [
    [360, true],
    [600, true],
    [601, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await panel.isVisible(), `${width} px`).toBe(shown);
  }
});

test('R-SES-019 a visitor has the log-in picture, a member the menu of the account', async ({ journey }) => {
  const guest = await journey.visitor();
  await guest.page.goto('/ng');
  expect(await guest.page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible()).toBe(true);

  const ama = await journey.visitor();
  await ama.register();
  await ama.open('/ng/privacy');
  const header = ama.page.getByRole('banner');
  expect(await header.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  await header.getByRole('button', { name: 'Your account' }).click();
  expect(await ama.page.getByRole('button', { name: 'Log out' }).isVisible()).toBe(true);
  await ama.page.keyboard.press('Escape');
  expect(await header.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/ng/note/thread');
  await checkPage(ama.page);
});

test('R-SES-009 where the address is of the tasks, a log-in reloads it, and doesn’t lead elsewhere', async ({
  journey,
}) => {
  journey.expectFault(/status of 404/);
  const { page, api } = await journey.visitor();
  const { username, password } = await register(api);
  await page.goto('/ng/task?showlogin');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=password]').fill(password);
  const reloaded = page.waitForEvent('load');
  await dialog.locator('[type=submit]').click();
  await reloaded;
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ng/task');
});
