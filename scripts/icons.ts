/** Writes the icon sprite from the lucide drawings named in web/design/icon-names.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { iconNames } from '../web/design/icon-names.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

const symbols = iconNames.map((name) => {
  const drawing = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const inner = drawing.slice(drawing.indexOf('>', drawing.indexOf('<svg')) + 1, drawing.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`;
});

const sprite = [
  '<!-- Icons by Lucide (https://lucide.dev), ISC licence, (c) Lucide Icons and Contributors; some from Feather, MIT, (c) Cole Bemis. -->',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...symbols,
  '</svg>',
  '',
].join('\n');
const target = new URL('../web/design/sprites/icons.svg', import.meta.url);
writeFileSync(target, sprite);
console.log(`${iconNames.length} icons, ${sprite.length} bytes`);
