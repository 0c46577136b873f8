/**
 * `npm run where < log`: what it reads, with each place in the built server (`build/site/main.js:270:1913`) replaced by
 * the place in the sources that it was made of. The build has to be the one that ran.
 */
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { builtServer } from './built.ts';

const place = /(?:file:\/\/)?[^\s("']*build\/site\/main\.js:(\d+):(\d+)/g;
const map = new SourceMap(JSON.parse(readFileSync(`${builtServer}.map`, 'utf8')) as SourceMapPayload);

for await (const line of createInterface({ input: process.stdin }))
  console.log(line.replace(place, (built, row, column) => placeOf(Number(row), Number(column)) ?? built));

function placeOf(row: number, column: number): string | undefined {
  const entry = map.findEntry(row - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const file = relative(process.cwd(), resolve(dirname(builtServer), entry.originalSource));
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
