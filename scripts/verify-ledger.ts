import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Heads, verifyChain, verifyStatement } from '../server/domains/economy/index.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { StartupError } from '../server/platform/startup-error.ts';

/**
 * `npm run verify-ledger`: recomputes every night from the transfers, up to the first difference, and ends with 1 where
 * there is one. With `--statement FILE` it verifies a member's downloaded statement, without a database. `--heads` names
 * what was published: a file, or the address of `/v5/ledger/heads`.
 * @example npm run verify-ledger
 */
await runCommand(async (config) => {
  const { statement, heads: place } = given();
  const heads = place === undefined ? new Map<number, string>() : await publishedHeads(place);
  if (statement !== undefined) return ofStatement(statement, heads);
  const { nights, transfers, head, difference } = await besideTheSite(config, (db) => verifyChain(db, heads));
  console.log(
    `${nights} nights over ${transfers} transfers are as they were sealed${head ? `, up to head ${head}` : ''}`,
  );
  if (!difference) return;
  const transfer = difference.transfer === undefined ? '' : ` (${difference.transfer})`;
  console.error(`Different: night ${difference.night}, ${difference.what}${transfer}`);
  process.exitCode = 1;
});

function given() {
  try {
    return parseArgs({ options: { statement: { type: 'string' }, heads: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartupError((error as Error).message);
  }
}

async function ofStatement(file: string, heads: Heads): Promise<void> {
  const input = createReadStream(file, 'utf8');
  const { difference, ...verified } = await verifyStatement(createInterface({ input }), heads).catch((error: Error) => {
    throw new StartupError(`${file} can't be read: ${error.message}`);
  });
  if (difference) {
    console.error(`Different: line ${difference.line}, ${difference.what}`);
    process.exitCode = 1;
    return;
  }
  const { member, entries, sealed, newest, published } = verified;
  console.log(`Member ${member}: ${entries} entries, ${sealed} of them in a night, each as it was sealed`);
  if (!newest) return console.log('No night has closed over them yet');
  console.log(`Newest night ${newest.number}: ${newest.head}`);
  console.log(
    published > 0
      ? `${published} nights have the head that was published`
      : 'Compare it with the page /ledger, or give --heads',
  );
}

interface Published {
  number: number;
  head: string;
}

/** The heads in a file or behind an address: a list as the site answers it, or one night's record. */
async function publishedHeads(place: string): Promise<Map<number, string>> {
  const heads = new Map<number, string>();
  for (let after = 0, more = true; more; ) {
    const answer = (await readPlace(place, after)) as { data?: { list?: Published[]; more?: boolean } } & Published;
    const list = answer.data?.list ?? [answer];
    for (const { number, head } of list) {
      if (!Number.isSafeInteger(number) || typeof head !== 'string')
        throw new StartupError(`${place} holds no heads of nights`);
      heads.set(number, head);
    }
    after = list.at(-1)?.number ?? 0;
    more = isAddress(place) && list.length > 0 && answer.data?.more === true;
  }
  return heads;
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

async function readPlace(place: string, after: number): Promise<unknown> {
  try {
    if (!isAddress(place)) return JSON.parse(await readFile(place, 'utf8'));
    const address = new URL(place);
    if (after > 0) address.searchParams.set('after', String(after));
    return await (await fetch(address)).json();
  } catch (error) {
    throw new StartupError(`${place} can't be read: ${(error as Error).message}`);
  }
}
