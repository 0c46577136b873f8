import { type Breach, isTest, type Tree } from './tree.ts';

/** What may be given in px: lines and shadows stay fine at any type size. */
const fine = /^(border|outline)(?!.*radius)|^(box-shadow|--bb-shadow-pop)$/;
/** A ring that fills is no line. */
const filling = /inset 0 0 0 (?:[4-9]|\d\d)[\d.]*px/;

const instead = 'give the size in rem, so that it grows with the type that the reader has chosen';

/** What a window is too narrow or too low for: type enlarged by other ways than the browser's settings moves no `@media`. */
const bySettingsAlone = /@media[^{]*max-(?:width: 18|height: 30)rem/g;
/** Where the variants are made. */
const variants = 'web/design/tokens.css';

/** Sizes follow the reader's type: in stylesheets by declaration and by condition, on screens by class. */
export function sizeBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const [file, text] of tree) {
    if (!file.startsWith('web/') || isTest(file)) continue;
    if (file.endsWith('.css')) found.push(...inSheet(file, text));
    if (file.endsWith('.tsx')) found.push(...onScreen(file, text));
  }
  return found;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const blank = (text: string): string => text.replace(/\S/g, ' ');

function inSheet(file: string, sheet: string): Breach[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, blank);
  const declarations = [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]*)[;}]/g)]
    .filter(([, name = '', value = '']) => /\dpx/.test(value) && (!fine.test(name) || filling.test(value)))
    .map(({ index, 1: name }) => ({ file, line: lineAt(text, index), what: `${name} in px`, instead }));
  const conditions = [...text.matchAll(/@(media|container)[^{]*\dpx[^{]*/g)].map(({ index, 1: rule }) => ({
    ...{ file, line: lineAt(text, index), instead },
    what: `@${rule} in px`,
  }));
  const windows = [...(file === variants ? '' : text).matchAll(bySettingsAlone)].map(({ index, 0: what }) => ({
    ...{ file, line: lineAt(text, index), what: what.trim() },
    instead: 'ask by `@variant narrow` or `@variant low`, which know root type that is enlarged in any way',
  }));
  return [...declarations, ...conditions, ...windows];
}

const onScreen = (file: string, text: string): Breach[] =>
  [...text.matchAll(/-\[[^\]\s]*\dpx|sizes[^\n]*\dpx/g)].map(({ index, 0: what }) => ({
    ...{ file, line: lineAt(text, index), instead },
    what: `${what.slice(0, 40)} in px`,
  }));
