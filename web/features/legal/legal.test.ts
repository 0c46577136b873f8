import { expect, test } from 'vitest';
import english from '../../../contract/texts/en/legal.json' with { type: 'json' };
import french from '../../../contract/texts/fr/legal.json' with { type: 'json' };
import hindi from '../../../contract/texts/hi/legal.json' with { type: 'json' };
import { contactOf, type LegalPageName, partsOf, sections } from './sections.ts';

const texts: Record<string, Record<string, string>> = { en: english, fr: french, hi: hindi };
const pages = Object.keys(sections) as LegalPageName[];

/** Ids that the two pages draw, without the domain. */
const drawn = [
  'contents',
  ...pages.flatMap((page) => [
    `${page}.title`,
    `${page}.changed`,
    `${page}.lead`,
    ...sections[page].flatMap((section) => {
      const { title, paragraphs, items } = partsOf(page, section);
      return [title, ...paragraphs, ...items].map((id) => id.slice('legal.'.length));
    }),
  ]),
].toSorted();

test.each(Object.keys(texts))('the legal texts in %s have every part that is drawn, and no other', (language) => {
  expect(Object.keys(texts[language]!).toSorted()).toEqual(drawn);
});

test.each(Object.keys(texts))('each page in %s is a whole text, and names the site by its variable', (language) => {
  for (const page of pages) {
    const parts = Object.entries(texts[language]!).filter(([id]) => id.startsWith(`${page}.`));
    const whole = parts.map(([, text]) => text).join(' ');
    const words = whole.split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1300);
    expect(whole).toContain('{site}');
    expect(whole).toContain('{contact}');
    expect(whole).not.toMatch(/baobab/i);
  }
});

test('the three languages agree on every figure', () => {
  for (const id of drawn) {
    const figures = (language: string) => texts[language]![id]!.match(/\d+/g) ?? [];
    expect(figures('fr').toSorted(), id).toEqual(figures('en').toSorted());
    expect(figures('hi').toSorted(), id).toEqual(figures('en').toSorted());
  }
});

test('the contact is a mailbox at the address of the site', () => {
  expect(contactOf('https://forum.example.org:8443')).toBe('privacy@forum.example.org');
  expect(contactOf('')).toBe('privacy@localhost');
});
