import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { builtServer } from './built.ts';

const root = join(import.meta.dirname, '..');

/** Where something stands in the built server, as the stack of an error names it. */
function builtPlace(what: string): string {
  const before = readFileSync(builtServer, 'utf8').split(what, 1)[0]!.split('\n');
  return `file://${builtServer}:${before.length}:${before.at(-1)!.length + 1}`;
}

test('places in the built server are said as those of the sources, the rest of a line as it was', async () => {
  const words = 'a line without a place';
  const child = spawn(process.execPath, ['scripts/where.ts'], { cwd: root });
  const said = text(child.stdout);
  const own = builtPlace('was used for something else before');
  child.stdin.end(`    at claim (${own})\n${words}\n`);
  const [code] = await once(child, 'exit');
  const source = readFileSync(join(root, 'server/domains/economy/actions/transfer.ts'), 'utf8').split('\n');
  const row = source.findIndex((line) => line.includes('was used for something else before')) + 1;
  const [first, second] = (await said).split('\n');
  expect(first).toMatch(new RegExp(`^ {4}at claim \\(server/domains/economy/actions/transfer\\.ts:${row}:\\d+\\)$`));
  expect([second, code]).toEqual([words, 0]);
});
