import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const screen = /\.tsx$/;
const rest = `import ${JSON.stringify(`${web}rest.css`)};`;

/** The globs that `app.css` takes utilities from, and those that it leaves out. */
function sourcesOf(sheet: string): { taken: string[]; left: string[] } {
  const lines = [...sheet.matchAll(/@source (not )?"\.\/([^"]+)"/g)];
  const globs = (isLeft: boolean) => lines.filter(([, not]) => !!not === isLeft).map(([, , glob]) => glob!);
  return { taken: globs(false), left: globs(true) };
}

/** Whether a file below `web/` has its utilities in the sheet of all pages. */
export function isInEverySheet(file: string, sheet: string): boolean {
  const { taken, left } = sourcesOf(sheet);
  const meets = (globs: string[]): boolean => globs.some((glob) => matchesGlob(file, glob));
  return meets(taken) && !meets(left);
}

const everySheet = (): string => readFileSync(`${web}app.css`, 'utf8');

/** Whether a module brings the sheet with the rest. */
export function bringsRest(id: string, sheet = everySheet()): boolean {
  const [file = ''] = id.split('?');
  return file.startsWith(web) && screen.test(file) && !isInEverySheet(file.slice(web.length), sheet);
}

/** Every screen whose utilities are not in the sheet of all pages brings the sheet with the rest. */
export function sheetsPlugin(): Plugin {
  let sheet = '';
  return {
    name: 'baobab:sheets',
    enforce: 'pre',
    buildStart() {
      sheet = everySheet();
    },
    transform(code, id) {
      return bringsRest(id, sheet) ? { code: `${rest} ${code}`, map: null } : undefined;
    },
  };
}
