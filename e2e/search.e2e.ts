import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';

const words = {
  en: {
    prefix: '/ng',
    subject: 'Dan wake comes out like rubber',
    reply: 'Too much kanwazobo in it.',
    q: 'kanwazobo',
    posts: 'Posts',
  },
  fr: {
    prefix: '/ma',
    subject: 'Des crêpes légères',
    reply: 'Ajoutez du gélatinozo, toujours.',
    q: 'gelatinozo',
    posts: 'Publications',
  },
  hi: {
    prefix: '/in',
    subject: 'किताबों की दुकान',
    reply: 'पुरानी झरोखानगर वाली दुकान देखिए।',
    q: 'झरोखानगर',
    posts: 'पोस्ट',
  },
} as const;

atWidths('search at %d px', (width) => {
  test.for(['en', 'fr', 'hi'] as const)(
    'R-SRC-001 R-SRC-003 finds the sentence that answers, in %s',
    async (language, { journey }) => {
      const { prefix, subject, reply, q, posts } = words[language];
      const { page, api } = await journey.visitor({ width, dark: language === 'hi' });
      const { tid } = await newThread(api, { subject });
      await newReply(api, { tid, author: await newMember(api), message: reply });
      const address = `${prefix}/search?type=1&q=${encodeURIComponent(q)}&where=all`;
      await expect.poll(async () => (await page.goto(address))!.text()).toContain(`/forum/15443/${tid}#pid`);
      await alive(page);
      await page.getByRole('link', { name: posts }).filter({ visible: true }).first().waitFor();
      expect(await page.locator('mark').first().textContent()).toBe(q === 'gelatinozo' ? 'gélatinozo' : q);
      await checkPage(page);
      await shoot(page, `search-${language}-${width}`);
      await page.locator(`.found-row a[href*="/forum/15443/${tid}"]`).first().click();
      await page.waitForURL(`**/forum/15443/${tid}**`);
    },
  );

  test('a query that turns what follows it turns nothing of the page', async ({ journey }) => {
    const { page } = await journey.visitor({ width, javaScript: false });
    await page.goto(`/ng/search?type=1&q=${encodeURIComponent('zzyzx \u202eauq')}`);
    await page.getByRole('heading', { name: 'Nothing for “zzyzx auq”' }).waitFor();
    expect(await page.title()).not.toMatch(/[\u202a-\u202e]/);
    expect(await page.locator('main').innerText()).not.toMatch(/[\u202a-\u202e]/);
  });

  test('R-SRC-004 R-SRC-005 R-SRC-009 the header’s box leads to /search by Enter, also without script; nothing found offers more', async ({
    journey,
  }) => {
    const { page } = await journey.visitor({ width, javaScript: false });
    await page.goto('/ng');
    const box = page.getByRole('search').getByRole('searchbox').filter({ visible: true }).first();
    await box.fill('zzyzxqua');
    await box.press('Enter');
    await page.waitForURL('**/ng/search?type=1&q=zzyzxqua');
    await page.getByRole('heading', { name: 'Nothing for “zzyzxqua”' }).waitFor();
    await page.getByRole('link', { name: 'Search every country' }).click();
    await page.waitForURL('**where=all**');
    await page.getByRole('link', { name: /^People/ }).click();
    await page.waitForURL('**type=2**');
    await page.getByRole('heading', { name: 'No people by this name' }).waitFor();
    await checkOverflow(page);
    await shoot(page, `search-empty-${width}`);
  });

  test('the header’s box offers what begins as it is typed, by code that comes with its focus', async ({ journey }) => {
    const { page } = await journey.visitor({ width });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/ng');
    await alive(page);
    const box = page.getByRole('banner').locator('[type="search"]').filter({ visible: true });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/SearchPanel'))).toEqual([]);
    await box.pressSequentially('kitc');
    const offered = page.getByRole('banner').getByRole('listbox', { name: 'Suggestions' });
    await offered.getByRole('option', { name: /^Kitchen and market/ }).waitFor();
    expect(asked.some((url) => url.includes('/SearchPanel'))).toBe(true);
    await checkPage(page);
    await shoot(page, `search-header-${width}`);
    await box.press('Escape');
    await offered.waitFor({ state: 'detached' });
    await box.press('h');
    await offered.getByRole('option', { name: /^Kitchen and market/ }).click();
    await page.waitForURL('**/ng/search?type=1&q=kitch&typeid=**');
    await offered.waitFor({ state: 'detached' });
  });

  test('words that are offered are taken into the field, to write on from there', async ({ journey }) => {
    const { page, api } = await journey.visitor({ width });
    const author = await newMember(api);
    for (const when of ['today', 'tomorrow', 'on Friday'])
      await newThread(api, { author, subject: `Masadanfo ${when}` });
    const suggested = async () => (await api.must('search.suggest', { q: 'masad', country_fid: 188 })).data.words;
    await expect.poll(suggested, { timeout: 20_000 }).toEqual([{ q: 'masadanfo', asked: 0 }]);
    await page.goto('/ng/search');
    await alive(page);
    const box = page.getByRole('main').locator('[type="search"]');
    const offered = page.getByRole('option', { name: 'masadanfo', exact: true });
    await box.pressSequentially('masad');
    await offered.waitFor();
    await checkPage(page);
    await shoot(page, `search-words-${width}`);
    await page.locator('.search-line', { has: offered }).locator('button').click();
    await page.keyboard.type('red');
    expect(await box.inputValue()).toBe('masadanfo red');
    expect(new URL(page.url()).search).toBe('');
  });

  test('arrow keys walk through the suggestions, Enter opens the active one, Home and Esc lead back', async ({
    journey,
  }) => {
    const { page } = await journey.visitor({ width });
    await page.goto('/ng');
    await alive(page);
    const box = page.getByRole('banner').locator('[type="search"]').filter({ visible: true });
    await box.pressSequentially('zzkitc');
    const offered = page.getByRole('option');
    await expect.poll(() => offered.allTextContents()).toEqual(['Search for “zzkitc”']);
    await box.fill('kitc');
    await offered.getByText('Search in this board').waitFor();
    const active = async () => {
      const id = await page.getByRole('combobox', { expanded: true }).getAttribute('aria-activedescendant');
      return id && page.locator(`[id="${id}"][aria-selected="true"]`).textContent();
    };
    expect(await active()).toBeNull();
    await box.press('ArrowDown');
    expect(await active()).toBe('Search for “kitc”');
    await box.press('ArrowUp');
    expect(await active()).toBeNull();
    await box.press('ArrowUp');
    expect(await active()).toBe(await offered.last().textContent());
    await box.press('Home');
    expect(await active()).toBeNull();
    await box.press('Escape');
    await page.getByRole('combobox', { expanded: false }).waitFor();
    await box.fill('kitch');
    await offered.getByText('Search in this board').waitFor();
    const texts = await offered.allTextContents();
    for (let at = 0; at <= texts.findIndex((text) => text.includes('Search in this board')); at += 1)
      await box.press('ArrowDown');
    await checkPage(page);
    await box.press('Enter');
    await page.waitForURL('**/ng/search?type=1&q=kitch&typeid=**');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  });

  test('filters are chosen in a dialog whose button counts', async ({ journey }) => {
    const { page, api } = await journey.visitor({ width });
    await newThread(api, { subject: `Quokkas on ${width} pixels` });
    await expect
      .poll(async () => (await page.goto('/search?type=1&q=quokkas'))!.text())
      .toContain('<mark>Quokkas</mark>');
    await alive(page);
    await page.getByRole('link', { name: /any time/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Show \d+ post/ }).waitFor();
    await dialog.getByText('This week').click();
    await dialog.getByRole('button', { name: /Show \d+ post/ }).waitFor();
    await checkPage(page);
    await shoot(page, `search-filters-${width}`);
    await dialog.getByText('With photos').click();
    expect(await dialog.locator('.chip-tick').filter({ visible: true }).count(), 'ticks of what is on').toBe(1);
    await dialog.getByRole('button', { name: 'No posts' }).click();
    await page.waitForURL('**pictures=1**');
  });
});
