import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

atWidths('at %d px', (width) => {
  test('all settings stand in one list with what is set, and one is found by a word of it', async ({ journey }) => {
    const person = await journey.visitor({ width });
    const { page } = person;
    const { username } = await person.register();
    await person.open('/ng/ucenter/setting');
    await alive(page);
    const list = page.getByRole('main').or(page.getByRole('complementary'));
    const row = (name: string) => list.getByRole('link', { name }).filter({ visible: true }).first();
    await row(`Profile ${username}`).waitFor();
    await row('Country and language Nigeria, English').waitFor();
    await row('Where you’re logged in 1 device').waitFor();
    await checkPage(page);
    await shoot(page, `settings-${width}`);
    const search = page.getByRole('main').getByRole('searchbox').filter({ visible: true });
    await search.fill('dark');
    await row('Appearance and data').waitFor();
    await expect.poll(() => row('Profile').count()).toBe(0);
    await search.fill('nothing like it');
    await page.getByText('No setting found').waitFor();
    await checkPage(page);
    await search.fill('theme');
    await row('Appearance and data').click();
    await page.waitForURL('**/ucenter/setting/appearance');
    await page.getByRole('button', { name: 'Dark' }).filter({ visible: true }).first().click();
    await expect.poll(() => groundOf(page)).toBe('dark');
    await checkPage(page);
    await shoot(page, `settings-theme-${width}`);
    await page.goto('/ng/ucenter/setting');
    await alive(page);
    await row('Appearance and data Dark').waitFor();
  });

  test('what is set for chats is saved as it is pressed, without script too', async ({ journey }) => {
    const path = '/ng/ucenter/setting/chats';
    const person = await journey.visitor({ width });
    const who = await person.register();
    await person.open(path);
    const reads = (page: Page) => page.getByRole('switch', { name: 'Show when you’ve read' });
    const isOn = (page: Page) => reads(page).getAttribute('aria-checked');
    expect(await isOn(person.page)).toBe('true');
    await checkPage(person.page);
    await shoot(person.page, `settings-chats-${width}`);
    await reads(person.page).click();
    await person.page.getByText('Saved.').waitFor();
    expect(await isOn(person.page)).toBe('false');

    const plain = await journey.visitor({ width, javaScript: false });
    await plain.logIn(who.username, who.password);
    await plain.page.goto(path);
    expect(await isOn(plain.page)).toBe('false');
    await reads(plain.page).click();
    await plain.page.getByText('Saved.').waitFor();
    expect(await isOn(plain.page)).toBe('true');
  });

  test('a guest’s choice is there before the first paint, and goes with the phone again', async ({ journey }) => {
    const person = await journey.visitor({ width });
    const { page } = person;
    // A page whose foot stays where it is: cards take their true heights as they come into view.
    await person.open('/ng/termofuse');
    await alive(page);
    const choices = page.getByRole('group', { name: 'Theme' }).filter({ visible: true });
    await choices.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => groundOf(page)).toBe('dark');
    // Nothing but the page itself: what it shows first.
    await page.route('**/assets/**', (route) => route.abort());
    journey.expectFault(/Failed to load resource/);
    await page.goto('/ng/privacy');
    expect(await groundOf(page)).toBe('dark');
    await page.unroute('**/assets/**');
    await page.goto('/ng/termofuse');
    await alive(page);
    await choices.getByRole('button', { name: 'Same as the phone' }).click();
    await expect.poll(() => groundOf(page)).toMatch(/^light( dark)?$/);
    await checkPage(page);
  });

  test('a guest without script chooses by a form, and finds every page in these colours', async ({ journey }) => {
    const { page } = await journey.visitor({ javaScript: false, width });
    await page.goto('/ng/latest');
    const choices = page.getByRole('group', { name: 'Theme' }).filter({ visible: true });
    await choices.getByRole('button', { name: 'Dark' }).click();
    await page.waitForURL('**/ng/latest');
    const card = page.getByRole('main').locator('article').first();
    const colourOf = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf()).toBe('rgb(26, 27, 40)');
    await shoot(page, `theme-without-script-${width}`);
    await choices.getByRole('button', { name: 'Light' }).click();
    await page.waitForURL('**/ng/latest');
    expect(await colourOf()).toBe('rgb(255, 255, 255)');
    await checkOverflow(page);
  });
});
