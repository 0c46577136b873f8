import { iconsInPage } from './in-page.ts';
import flags from './sprites/flags.svg?raw';
import icons from './sprites/icons.svg?raw';

const inPage: ReadonlySet<string> = iconsInPage;

/** The symbols of a sprite, each under a name that no other part of a page has. */
function symbols(sprite: string, prefix: string, wanted: (name: string) => boolean): string {
  const found = [...sprite.matchAll(/<symbol id="([a-z0-9-]+)"[^\n]*<\/symbol>/g)];
  return found
    .filter(([, name]) => wanted(name!))
    .map(([symbol, name]) => symbol.replace(`id="${name}"`, `id="${prefix}${name}"`))
    .join('');
}

/** These icons and all flags, for the server to put into each page. */
export const spriteInPage = (): string =>
  `<svg>${symbols(icons, 'i-', (name) => inPage.has(name))}${symbols(flags, 'f-', () => true)}</svg>`;
