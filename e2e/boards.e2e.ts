import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

/** The board that threads of these journeys stand on: the site brings it, and hardly another journey writes there. */
const updates = 3;

const words = {
  en: {
    prefix: '/ng',
    ...{ place: 'Nigeria', join: 'Join Nigeria', other: 'Change country', board: 'Updates', newest: 'New' },
    ...{ boards: 'Boards', change: 'Change' },
  },
  fr: {
    prefix: '/ma',
    ...{
      place: 'Maroc',
      join: 'Rejoindre le Maroc',
      other: 'Changer de pays',
      board: 'Mises à jour',
      newest: 'Récentes',
    },
    ...{ boards: 'Forums', change: 'Changer' },
  },
  hi: {
    prefix: '/in',
    ...{ place: 'भारत', join: 'भारत से जुड़ें', other: 'देश बदलें', board: 'अपडेट', newest: 'नई' },
    ...{ boards: 'बोर्ड', change: 'बदलें' },
  },
} as const;

atWidths('a guest in a country, %d px', (width) => {
  test.for(['en', 'fr', 'hi'] as const)(
    'goes from its panel to a board and to another country, in %s',
    async (language, { journey }) => {
      const { prefix, place, join, other, board, newest, boards, change } = words[language];
      const { page } = await journey.visitor({ width, dark: language === 'hi' });
      await page.goto(prefix);
      await alive(page);
      const panel = page.getByRole('region', { name: place });
      await panel.getByRole('heading', { name: place, level: 1 }).waitFor();
      expect(await panel.getByRole('link', { name: join }).isVisible()).toBe(true);
      expect(await panel.getByRole('link', { name: other }).isVisible()).toBe(true);
      await checkPage(page);
      await shoot(page, `country-panel-${language}-${width}`);

      await page
        .getByRole('main')
        .or(page.getByRole('complementary'))
        .getByRole('link', { name: board })
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL(`**${prefix}/forum/b${updates}`);
      await page.getByRole('link', { name: newest, exact: true }).click();
      await page.waitForURL('**?order=new');
      const section = page.getByRole('link', { name: boards, exact: true }).filter({ visible: true }).first();
      expect(await section.getAttribute('aria-current')).toBe('page');
      await checkPage(page);
      await shoot(page, `country-board-${language}-${width}`);

      await section.click();
      await page.waitForURL(`**${prefix}/forum`);
      await page.getByRole('link', { name: change, exact: true }).click();
      await page.getByRole('dialog').getByRole('searchbox').fill('ghana');
      await page.getByRole('dialog').getByRole('link').first().click();
      await page.waitForURL('**/gh/forum');
    },
  );

  test('does so by links alone without script; what would not work is not drawn', async ({ journey }) => {
    const { page, api } = await journey.visitor({ width, javaScript: false });
    const subject = `What does the update break on ${width} pixels?`;
    const { tid } = await newThread(api, { subject, typeid: updates });
    await page.goto('/ng');
    await page.getByRole('region', { name: 'Nigeria' }).getByRole('link', { name: 'Change country' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('searchbox', { includeHidden: true }).isVisible()).toBe(false);
    await shoot(page, `country-choice-without-script-${width}`);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL('**/ng');
    expect(await dialog.count()).toBe(0);

    await page.goto(`/ng/forum/b${updates}?order=new`);
    const row = page.getByRole('article').filter({ hasText: subject });
    await row.getByText('Unanswered').waitFor();
    await checkOverflow(page);
    await row.getByRole('link', { name: subject }).click();
    await page.waitForURL(`**${addressOf(tid)}`);
    await page.getByRole('link', { name: 'Updates' }).filter({ visible: true }).first().click();
    await page.waitForURL(`**/ng/forum/b${updates}`);
    await page.getByRole('link', { name: 'Country: Nigeria' }).filter({ visible: true }).first().click();
    await dialog.getByRole('link', { name: 'Ghana' }).click();
    await page.waitForURL(`**/gh/forum/b${updates}`);
  });
});

test('a board shows the words of the newest reply, and leads to the composer with the board chosen', async ({
  journey,
}) => {
  const member = await journey.visitor({ width: 360 });
  const { page, api } = member;
  const { tid } = await newThread(api, { subject: 'Battery after the update', typeid: updates });
  const other = await newMember(api);
  await newReply(api, { tid, author: other, message: 'Fine again after 5.1.3.' });
  await member.register();
  await page.goto(`/ng/forum/b${updates}?order=new`);
  await alive(page);
  const row = page.getByRole('article').filter({ hasText: 'Battery after the update' });
  await row.getByText(`${other.username}: Fine again after 5.1.3.`).waitFor();
  await row.getByText('1 reply').waitFor();
  await page.getByRole('link', { name: 'Ask or tell' }).filter({ visible: true }).click();
  await page.waitForURL(`**/ng/note/thread?typeid=${updates}`);
  await page.getByRole('button', { name: 'Updates' }).waitFor();
});

test('the dialog of languages says which country a language opens, before it is confirmed', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/ng');
  await alive(page);
  await page.getByRole('button', { name: 'Language: English' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Language' });
  await dialog.getByLabel('Français').check();
  await dialog.getByText('Pages in Français open in Morocco.').waitFor();
  await checkPage(page);
  await shoot(page, 'language-leads-1280');
  await dialog.getByLabel('English').check();
  expect(await dialog.getByText('Pages in').count()).toBe(0);
});
