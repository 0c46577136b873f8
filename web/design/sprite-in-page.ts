import { iconsInPage } from './in-page.ts';
import flags from './sprites/flags.svg?raw';
import icons from './sprites/icons.svg?raw';
import mark from './sprites/mark.svg?raw';

const inPage: ReadonlySet<string> = iconsInPage;
const opening = '<symbol id="';

/** The symbols of a sprite, a line each, under names that no other part of a page has. */
function symbols(sprite: string, prefix: string, wanted: (name: string) => boolean): string {
  const found = sprite.split('\n').filter((line) => line.startsWith(opening));
  const named = found.map((line) => ({ line, name: line.slice(opening.length).split('"', 1)[0]! }));
  return named
    .filter(({ name }) => wanted(name))
    .map(({ line }) => opening + prefix + line.slice(opening.length))
    .join('');
}

/** These icons, all flags and the mark, for the server to put into each page. */
export const spriteInPage = (): string =>
  `<svg>${symbols(icons, 'i-', (name) => inPage.has(name))}${symbols(flags, 'f-', () => true)}${symbols(mark, 'b-', () => true)}</svg>`;
