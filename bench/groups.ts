import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Group, inOrder } from './group.ts';

const folder = join(import.meta.dirname, 'lines');
const found: Group[] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
  const { group } = (await import(join(folder, file))) as { group?: Group };
  if (!group) throw new Error(`bench/lines/${file} exports no group`);
  found.push(group);
}

/** All groups of `bench/lines/`, in the order they are run. */
export const groups: readonly Group[] = inOrder(found);
