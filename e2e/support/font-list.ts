import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the font list of the packaged browser in `folder`, and returns its path. The package's own list names
 * fixed folders, and a browser that finds no font at all dies on the first page with text. What was written before
 * counts only where it names this folder: a checkout may have been moved since.
 */
export function writeFontList(folder: string): string {
  const path = join(folder, 'fonts.conf');
  const parts = [`<dir>${join(folder, 'fonts', 'fonts')}</dir>`, `<cachedir>${join(folder, 'font-cache')}</cachedir>`];
  const list = `<?xml version="1.0"?>\n<fontconfig>${parts.join('')}</fontconfig>\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === list) return path;
  const half = join(folder, `fonts.${process.pid}.conf`);
  writeFileSync(half, list);
  renameSync(half, path);
  return path;
}
