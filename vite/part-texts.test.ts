import { expect, test } from 'vitest';
import { PartTexts } from './part-texts.ts';

/** A page whose part for members brings another, beside one that comes when it is pressed. */
const files: Record<string, { code: string; imports?: string[]; late?: string[] }> = {
  page: { code: "t('threads.like')", imports: ['shared'], late: ['members', 'pressed'] },
  shared: { code: "t('common.page')" },
  members: { code: "t('threads.reply')", late: ['wide', 'pressed'] },
  wide: { code: "t('shell.boards')" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  pressed: { code: 't(`threads.held.${state}`)', imports: ['shared'] },
};
const texts = new PartTexts({
  chunks: Object.entries(files).map(([name, { code, imports = [] }]) => ({
    ...{ fileName: `${name}.js`, code, moduleIds: [`/${name}.tsx`] },
    imports: imports.map((each) => `${each}.js`),
  })),
  importsLate: (module) => (files[module.slice(1, -4)]?.late ?? []).map((name) => `/${name}.tsx`),
  comesAlong: (module) => /members|wide/.test(module),
});
const all = ['threads.like', 'common.page', 'threads.reply', 'shell.boards', 'threads.held.waits', 'threads.rush'];

test('a page has the texts of its code, of what that imports, and of parts that come with it', () => {
  expect(all.filter(texts.named(['/page.tsx']))).toEqual(all.slice(0, 4));
});

test('a part that comes by itself has its own', () => {
  expect(all.filter(texts.named(['/pressed.tsx']))).toEqual(['common.page', 'threads.held.waits']);
});
