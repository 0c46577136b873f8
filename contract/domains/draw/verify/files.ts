import { fromHex, toHex } from './bytes.ts';
import type { Entry } from './entries.ts';
import type { Pick, PrizePieces } from './picks.ts';

/** Everything that anybody needs to compute a draw again; bytes are hexadecimal. */
export interface DrawFacts {
  form: 1;
  drawid: number;
  /** SHA-256 of the seed, shown before entries opened. */
  commitment: string;
  /** Empty until the draw is published. */
  seed: string;
  root: string;
  entries: number;
  /** All weights together. */
  chances: number;
  /** Nobody wins twice. */
  once: boolean;
  /** Null where the draw named no round: the operator's number alone decides. */
  beacon: { round: number; chain: string; randomness: string; signature: string; previous: string } | null;
  prizes: PrizePieces[];
  picks: Pick[];
}

/** A line of the list: ticket, weight and what stands for the owner. */
export const lineOf = ({ ticket, weight, holder }: Entry): string => `${ticket} ${weight} ${toHex(holder)}\n`;

/** The file that everybody can fetch: the facts as JSON in the first line, then a line for each entry. */
export const firstLine = (facts: DrawFacts): string => `${JSON.stringify(facts)}\n`;

function entryOf(line: string): Entry | undefined {
  const [ticket = '', weight = '', hex = '', ...more] = line.split(' ');
  const holder = fromHex(hex);
  const isNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);
  if (!isNumber(ticket) || !isNumber(weight) || holder?.length !== 32 || more.length > 0) return undefined;
  return { ticket: Number(ticket), weight: Number(weight), holder };
}

const isFacts = (read: unknown): read is DrawFacts =>
  typeof read === 'object' && read !== null && 'form' in read && read.form === 1 && 'picks' in read && 'prizes' in read;

function readFacts(line: string): DrawFacts | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isFacts(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What a file says; undefined where it is no such file, or a line of it is broken. */
export function readFile(text: string): { facts: DrawFacts; entries: Entry[] } | undefined {
  const [first = '', ...lines] = text.split('\n');
  const facts = readFacts(first);
  if (!facts || lines.pop() !== '') return undefined;
  const entries: Entry[] = [];
  for (const line of lines) {
    const entry = entryOf(line);
    if (!entry) return undefined;
    entries.push(entry);
  }
  return { facts, entries };
}
