import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { countries } from '../../contract/primitives/countries.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans-devanagari/package.json')));
const file = (weight: number): string => join(folder, `files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`);

/**
 * The browser of the tests has no Devanagari font. Pages in Hindi get one under the name that the design's font list
 * already gives, so that Hindi is measured and drawn as on a real phone. Others go without: it is a quarter of a page's time.
 */
export async function addDevanagari(context: BrowserContext): Promise<void> {
  const fonts = [400, 700].map((weight) => ({ weight, base64: readFileSync(file(weight)).toString('base64') }));
  const hindi = countries.filter(({ language }) => language === 'hi').map(({ code }) => code);
  const script = ({ list, hindi }: { list: typeof fonts; hindi: string[] }) => {
    if (!hindi.includes(location.pathname.split('/')[1] ?? '')) return;
    for (const { weight, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const range = 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20B9, U+A8E0-A8FF';
      const font = new FontFace('Noto Sans Devanagari', bytes, { weight: String(weight), unicodeRange: range });
      document.fonts.add(font);
      font.load();
    }
  };
  await context.addInitScript(script, { list: fonts, hindi });
}
