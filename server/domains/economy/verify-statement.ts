import { type Night, noHead } from '../../../contract/domains/economy/night.ts';
import {
  type StatementEntry,
  type StatementLine,
  statementLine,
} from '../../../contract/domains/economy/statement-file.ts';
import { leafOf, rootBy, textHash } from './chain-hashes.ts';
import type { Heads } from './jobs/verify-chain.ts';
import { canonical } from './rules/chain.ts';
import { accountOf } from './rules/ledger.ts';

export interface VerifiedStatement {
  member: number;
  entries: number;
  /** Of them, those that stand in a night. */
  sealed: number;
  newest: Pick<Night, 'number' | 'head'> | undefined;
  /** How many of the nights have a head that was published. */
  published: number;
  /** What doesn't fit, at the first line where that is so; absent where all does. */
  difference?: { line: number; what: string };
}

class Difference extends Error {}
const refuse = (what: string): never => {
  throw new Difference(what);
};

type Member = Extract<StatementLine, { type: 'statement' }>;

/** A file on its way through the verification: what the lines up to here have said. */
interface Read {
  verified: VerifiedStatement;
  statement: Member | undefined;
  nights: Map<number, Night>;
  /** The last entry of each account. */
  last: Map<number, StatementEntry>;
  isOver: boolean;
}

/**
 * Verifies a member's downloaded statement line by line, with no database: that each entry follows from the one before,
 * that it stands in its night's tree, and that the nights lead to each other up to the newest; with published heads, that
 * they are those nights.
 */
export async function verifyStatement(lines: AsyncIterable<string>, heads: Heads): Promise<VerifiedStatement> {
  const verified: VerifiedStatement = { member: 0, entries: 0, sealed: 0, newest: undefined, published: 0 };
  const read: Read = { verified, statement: undefined, nights: new Map(), last: new Map(), isOver: false };
  let line = 0;
  try {
    for await (const text of lines) {
      line += 1;
      if (text === '[' || text === ']' || text === '') continue;
      takeLine(read, parsed(text), heads);
    }
    if (!read.isOver) refuse('the file breaks off');
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return { ...verified, difference: { line, what: error.message } };
  }
  return verified;
}

function parsed(text: string): StatementLine {
  try {
    return statementLine.parse(JSON.parse(text.endsWith(',') ? text.slice(0, -1) : text));
  } catch {
    return refuse('a line that is none of a statement’s');
  }
}

function takeLine(read: Read, line: StatementLine, heads: Heads): void {
  if (read.isOver) refuse('a line after the end');
  if ((line.type === 'statement') !== (read.statement === undefined)) refuse('a statement has one beginning');
  if (line.type === 'statement') {
    read.statement = line;
    read.verified.member = line.member;
  } else if (line.type === 'night') takeNight(read, line, heads);
  else if (line.type === 'entry') takeEntry(read, line);
  else {
    if (line.entries !== read.verified.entries) refuse('entries are missing');
    read.isOver = true;
  }
}

function takeNight({ nights, verified, last }: Read, night: Night, heads: Heads): void {
  const before = verified.newest;
  if (last.size > 0) refuse('a night after the entries');
  if (before && night.number !== before.number + 1) refuse('a night is missing');
  const previous = before?.head ?? (night.number === 1 ? noHead : night.previous);
  if (night.previous !== previous) refuse(`night ${night.number} does not follow from the night before`);
  if (textHash(canonical.night(night)) !== night.head)
    refuse(`the head of night ${night.number} is not that of its record`);
  const published = heads.get(night.number);
  if (published !== undefined && published !== night.head)
    refuse(`another head was published of night ${night.number}`);
  if (published !== undefined) verified.published += 1;
  nights.set(night.number, night);
  verified.newest = { number: night.number, head: night.head };
}

function takeEntry(read: Read, entry: StatementEntry): void {
  const { verified, statement, last } = read;
  const { account, currency, place, amount, balance } = entry;
  if (account !== accountOf(statement!.member, currency)) refuse('an entry of another account');
  const before = last.get(account);
  if (place !== (before?.place ?? 0) + 1) refuse(`entry ${place} does not follow the one before: one is missing`);
  if (balance !== (before?.balance ?? 0) + amount)
    refuse(`entry ${place}: the balance is not that of the one before and the amount`);
  last.set(account, entry);
  verified.entries += 1;
  const what = entry.proof ? proofDifference(entry, entry.proof, read) : lackDifference(entry, read);
  if (what !== undefined) refuse(`entry ${place}: ${what}`);
  if (entry.proof) verified.sealed += 1;
}

/** Only what is newer than the newest night may have no proof yet. */
function lackDifference({ transfer }: StatementEntry, { nights, verified }: Read): string | undefined {
  const newest = nights.get(verified.newest?.number ?? 0);
  return newest && transfer <= newest.upto ? 'no night closed over it' : undefined;
}

function proofDifference(
  { account, transfer, amount, place, balance, kind, reason, reference, at }: StatementEntry,
  { night: number, index, salt, parts, path }: NonNullable<StatementEntry['proof']>,
  { nights }: Read,
): string | undefined {
  const night = nights.get(number);
  if (!night) return `night ${number} is not in the file`;
  const own = textHash(canonical.part(salt, transfer, { what: 'entry', account, amount, place, held: balance }));
  if (!parts.includes(own)) return 'it is not what was sealed';
  const leaf = leafOf({ id: transfer, kind, reason, reference, at }, parts);
  const root = rootBy(leaf, { index, count: night.transfers, path: path.map((hash) => Buffer.from(hash, 'hex')) });
  return root?.toString('hex') === night.root ? undefined : `it does not stand in night ${number}`;
}
