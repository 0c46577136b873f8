import { expect, test } from 'vitest';
import { PartTexts } from './part-texts.ts';

interface Module {
  code: string;
  /** The file that it is built into. */
  file: string;
  now?: string[];
  late?: string[];
}

/** A page whose part for members brings another, beside one that comes when it is pressed. */
const modules: Record<string, Module> = {
  page: { file: 'page', code: "t('threads.like')", now: ['face'], late: ['members', 'pressed'] },
  face: { file: 'shared', code: '', now: ['shared', 'elsewhere'] },
  shared: { file: 'shared', code: "t('common.page')" },
  // In one file with what the page has, or taken by another page alone.
  neighbour: { file: 'shared', code: "t('common.end')" },
  elsewhere: { file: 'other', code: "t('common.other')" },
  members: { file: 'members', code: "t('threads.reply')", late: ['wide', 'pressed'] },
  wide: { file: 'wide', code: "t('shell.boards')" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code
  pressed: { file: 'pressed', code: 't(`threads.held.${state}`)', now: ['shared'] },
};
const imports: Record<string, string[]> = { page: ['shared'], pressed: ['shared'] };
const texts = new PartTexts({
  chunks: [...new Set(Object.values(modules).map(({ file }) => file))].map((file) => ({
    fileName: file,
    imports: imports[file] ?? [],
    modules: Object.fromEntries(Object.entries(modules).filter(([, each]) => each.file === file)),
  })),
  importsOf: (module) => ({ now: modules[module]?.now ?? [], late: modules[module]?.late ?? [] }),
  comesAlong: (module) => module === 'members' || module === 'wide',
});
const all = [
  'threads.like',
  'common.page',
  'threads.reply',
  'shell.boards',
  'threads.held.waits',
  'common.end',
  'common.other',
];

test('a page has the texts of its code, of what that imports, and of parts that come with it', () => {
  expect(all.filter(texts.named(['page']))).toEqual(all.slice(0, 4));
});

test('every page has what the first files name, whose modules ever they are', () => {
  expect(all.filter(texts.inFiles(['page']))).toEqual(['threads.like', 'common.page', 'common.end']);
});

test('a part that comes by itself has its own', () => {
  expect(all.filter(texts.named(['pressed']))).toEqual(['common.page', 'threads.held.waits']);
});
