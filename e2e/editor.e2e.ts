import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { freshName, register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, test } from './support/journey.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Your text' });

interface Writing {
  page: Page;
  cdp: CDPSession;
  words: () => Promise<string>;
  html: () => Promise<string>;
}

/** A member of a phone in an empty composer, whose editor has taken the field over. */
async function writing(journey: Journey): Promise<Writing> {
  const person = await journey.visitor({ width: 360 });
  await person.register();
  const { page } = person;
  await page.goto('/note/thread');
  await editorIsThere(page);
  await text(page).click();
  const cdp = await page.context().newCDPSession(page);
  return {
    page,
    cdp,
    words: async () => (await text(page).innerText()).trim(),
    html: () => text(page).evaluate((field) => field.innerHTML),
  };
}

/** The composer on a phone, written in before the editor's code has come: `release` lets it come. */
async function withoutEditor(journey: Journey): Promise<{ page: Page; release: () => void }> {
  const person = await journey.visitor({ width: 360 });
  await person.register();
  const { page } = person;
  const release = await holdBack(page, '**/assets/open-editor*');
  await page.goto('/note/thread');
  await alive(page);
  await text(page).click();
  return { page, release };
}

const editorIsThere = (page: Page) => text(page).and(page.locator('.ProseMirror')).waitFor();

/** A word as a keyboard puts it together, character by character, and leaves it. */
async function compose(cdp: CDPSession, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await cdp.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
  }
  await cdp.send('Input.insertText', { text: steps.at(-1)! });
}

async function paste(page: Page, html: string, plain: string): Promise<void> {
  await text(page).evaluate(
    (field, [markup, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup!);
      clipboardData.setData('text/plain', words!);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );
}

test('a refusal that comes before the editor does stands until something is changed', async ({ journey }) => {
  journey.expectFault(/net::ERR_FAILED/);
  const { page, release } = await withoutEditor(journey);
  await page.keyboard.type('Words enough for a post of their own.');
  await page.getByLabel('Title').fill('Refused before the tools came');
  await page.route('**/v5/content/thread', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).last().click();
  const refusal = page.locator('form').getByRole('alert').first();
  await refusal.waitFor();
  release();
  await editorIsThere(page);
  expect(await refusal.isVisible()).toBe(true);
  await text(page).press('End');
  await page.keyboard.type(' And more.');
  await refusal.waitFor({ state: 'hidden' });
});

test('Hindi is put together in composition, word after word, over lines, in a list, and undone word by word', async ({
  journey,
}) => {
  const { page, cdp, words, html } = await writing(journey);
  await compose(cdp, ['ग', 'गु', 'गुझ', 'गुझि', 'गुझिया']);
  await cdp.send('Input.insertText', { text: ' ' });
  await compose(cdp, ['क', 'का']);
  expect(await words()).toBe('गुझिया का');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Text style' }).click();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect
    .poll(() => text(page).evaluate((field) => field === document.activeElement && !!field.querySelector('li')))
    .toBe(true);
  await compose(cdp, ['ख', 'खो', 'खोया']);
  await page.keyboard.press('Enter');
  await compose(cdp, ['च', 'ची', 'चीनी']);
  await expect.poll(() => text(page).locator('li').allInnerTexts()).toEqual(['खोया', 'चीनी']);
  expect(await text(page).locator('> p').allInnerTexts()).toEqual(['गुझिया का']);
  expect(await html()).not.toMatch(/<span|style=/);
  for (let step = 0; step < 40 && (await words()) !== ''; step++) await page.keyboard.press('Control+z');
  expect(await words()).toBe('');
  // How many steps they are lies with the pauses between the words.
  const isWhole = async (): Promise<boolean> => (await text(page).locator('li').allInnerTexts()).at(1) === 'चीनी';
  for (let step = 0; step < 40 && !(await isWhole()); step++) await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => text(page).locator('li').allInnerTexts()).toEqual(['खोया', 'चीनी']);
});

test('a suggestion that replaces a word takes its place, in composition and without, bold words stay bold', async ({
  journey,
}) => {
  const { page, cdp, words } = await writing(journey);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('teh');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' markt');
  // The keyboard takes up the word before the caret, and puts another in its place.
  await cdp.send('Input.imeSetComposition', {
    text: 'market',
    selectionStart: 6,
    selectionEnd: 6,
    replacementStart: 4,
    replacementEnd: 9,
  });
  await cdp.send('Input.insertText', { text: 'market' });
  expect(await words()).toBe('teh market');
  // Autocorrection of a word further back, as browsers report it: by the range that it means.
  await text(page).evaluate((field) => {
    const word = field.querySelector('strong')!.firstChild!;
    getSelection()!.setBaseAndExtent(word, 0, word, 3);
  });
  await cdp.send('Input.insertText', { text: 'the' });
  expect(await words()).toBe('the market');
  expect(await text(page).locator('strong').innerText()).toBe('the');
  await page.keyboard.press('Control+z');
  expect(await words()).toBe('teh market');
});

test('a word that is deleted by the keyboard’s own Backspace, and Enter without a key, act as with keys', async ({
  journey,
}) => {
  const { page, cdp, words } = await writing(journey);
  await page.keyboard.type('One');
  // What a phone's keyboard sends names no key.
  const press = async (key: string, commands: string[]) => {
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key, commands });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 229, key });
  };
  await press('Unidentified', ['insertNewline']);
  await compose(cdp, ['T', 'Tw', 'Two']);
  expect(await text(page).locator('p').allInnerTexts()).toEqual(['One', 'Two']);
  for (let pressed = 0; pressed < 4; pressed++) await press('Unidentified', ['deleteBackward']);
  expect(await words()).toBe('One');
  expect(await text(page).locator('p').count()).toBe(1);
});

test('a paste from the web leaves what a post may hold, and its styles and handlers set off no alarm', async ({
  journey,
}) => {
  const { page, html } = await writing(journey);
  await paste(
    page,
    `<h2 style="color:red">Rice</h2><p style="margin:0">From <span style="font-weight:700">the stairs</span>,
     <a href="https://example.org/rice" onclick="x()">see</a> <a href="javascript:x()">no</a></p>
     <table><tr><td>a</td></tr></table><ul><li>one</li><li>two</li></ul><b style="font-weight:normal">plain</b>
     <p>A label has style=plain or onclick=go</p><script>x()</script>`,
    'Rice',
  );
  const made = await html();
  expect(made).toContain('<strong>the stairs</strong>');
  expect(made).toContain('<a href="https://example.org/rice">see</a>');
  expect(made).toContain('A label has style=plain or onclick=go');
  expect(made.replace('style=plain or onclick=go', '')).not.toMatch(/javascript|script|style=|<h2|<table|onclick|<b>/);
  expect(await text(page).locator('li').allInnerTexts()).toEqual(['one', 'two']);
  await page.keyboard.press('Control+z');
  expect((await text(page).innerText()).trim()).toBe('');
});

test('an address that is pasted over selected words makes a link of them', async ({ journey }) => {
  const { page } = await writing(journey);
  await page.keyboard.type('the lens');
  for (let typed = 0; typed < 4; typed++) await page.keyboard.press('Shift+ArrowLeft');
  await paste(page, '', 'https://example.org/lens');
  expect(await text(page).locator('a').innerText()).toBe('lens');
  expect(await text(page).locator('a').getAttribute('href')).toBe('https://example.org/lens');
});

test('the field is written in before the editor’s code has come: words and caret stay as it takes over', async ({
  journey,
}) => {
  const { page, release } = await withoutEditor(journey);
  await page.keyboard.type('Went at sven');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  release();
  await editorIsThere(page);
  await page.keyboard.type('e');
  expect((await text(page).innerText()).trim()).toBe('Went at seven');
});

test('a space that was typed last before the editor came stands between the words', async ({ journey }) => {
  const { page, release } = await withoutEditor(journey);
  await page.keyboard.type('Long ');
  release();
  await editorIsThere(page);
  await page.keyboard.type('enough');
  expect(await text(page).innerText()).toBe('Long enough');
});

test('a line that was begun before the editor came stays begun', async ({ journey }) => {
  const { page, release } = await withoutEditor(journey);
  await page.keyboard.type('They said:');
  await page.keyboard.press('Enter');
  release();
  await editorIsThere(page);
  await page.keyboard.type('Come at seven');
  expect(await text(page).locator('> p').allInnerTexts()).toEqual(['They said:', 'Come at seven']);
  expect(await text(page).locator('br').count()).toBe(0);
});

test('words that were selected before the editor came stay selected', async ({ journey }) => {
  const { page, release } = await withoutEditor(journey);
  await page.keyboard.type('Before that, the lens');
  for (let typed = 0; typed < 'lens'.length; typed++) await page.keyboard.press('Shift+ArrowLeft');
  release();
  await editorIsThere(page);
  await page.keyboard.type('lamp');
  expect(await text(page).innerText()).toBe('Before that, the lamp');
});

test('Undo and Redo stand among the tools, for keyboards that have no such keys', async ({ journey }) => {
  const { page, words } = await writing(journey);
  await page.keyboard.insertText('gone');
  await page.getByRole('button', { name: 'Text style' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await words()).toBe('');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await words()).toBe('gone');
});

test('names are offered while one is typed, and who was chosen goes along with the post', async ({ journey }) => {
  const { page, words } = await writing(journey);
  const named = await journey.visitor();
  const username = `Mention${freshName()}`.slice(0, 15);
  const ada = await register(named.api, { username });
  await page.keyboard.type(`Thanks @${username.slice(0, 9).toLowerCase()}`);
  const option = page.getByRole('option', { name: username });
  await option.waitFor();
  await checkPage(page);
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'hidden' });
  await page.keyboard.type('for the photos.');
  expect(await words()).toBe(`Thanks @${username} for the photos.`);
  await page.getByLabel('Title').fill('Somebody to thank');
  const sent = page.waitForRequest('**/v5/content/thread');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  expect((await sent).postDataJSON().at_list_current).toEqual([ada.uid]);
  await page.waitForURL('**/forum/15443/*');
});

test('the tool for names begins one, and Escape puts the list away', async ({ journey }) => {
  const { page, words } = await writing(journey);
  const { api } = await journey.visitor();
  const { username } = await register(api, { username: `Listed${freshName()}`.slice(0, 15) });
  await page.keyboard.type('Hello');
  await page.getByRole('button', { name: 'Mention' }).click();
  await page.keyboard.type('listed');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ed');
  expect(await words()).toBe('Hello @listed');
  expect(username.toLowerCase()).toContain('listed');
});
