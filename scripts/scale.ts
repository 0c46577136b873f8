/**
 * `npm run scale` says what so many members need, from what the bench has measured and what is assumed of members.
 * @example npm run scale -- --members 300000 --active-share 0.1 --price-core 5
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Assumed, assumed, assumptions, optionOf } from './scale/assumptions.ts';
import { linesOf, type Taken, takeFigures } from './scale/figures.ts';
import { report } from './scale/tables.ts';

const stored = join(import.meta.dirname, '../docs/operations/log/2026-11-30-figures-for-scale.json');
const page = join(import.meta.dirname, '../docs/operations/scale.md');
const usage = `npm run scale -- [--members N,N] [--bench file] [--write] [--<assumption> N]

Reckons machines, storage, egress and prices. --bench names a JSON that the bench wrote; lines that it lacks are those that
are stored in docs/operations/log. --write puts the tables of the defaults into docs/operations/scale.md. Assumptions:
${Object.entries(assumptions)
  .map(([name, { value, what }]) => `  --${optionOf(name)} ${value}  ${what}`)
  .join('\n')}`;

export const defaultSizes = [10_000, 1_000_000, 10_000_000];
/** Where the made part of the page begins. */
export const mark = '<!-- From here on made by `npm run scale -- --write`. -->';

/** The stored figures, and before them those of this file. */
export function takenOf(file?: string): Taken[] {
  const given = file === undefined ? [] : [linesOf(readFileSync(file, 'utf8'))];
  return takeFigures(...given, linesOf(readFileSync(stored, 'utf8')));
}

/** The page with its made part anew. */
export function pageOf(text: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error('the page lacks the mark where its made part begins');
  return `${text.slice(0, at + mark.length)}\n\n${report(defaultSizes, takenOf(), assumed())}`;
}

interface Asked {
  sizes: readonly number[];
  bench: string | undefined;
  given: Partial<Assumed>;
  write: boolean;
}

/** Throws where a value is no number that can be: none is below zero, and a share of a core isn't zero. */
export function askedOf(args: string[]): Asked {
  const options = Object.fromEntries(Object.keys(assumptions).map((name) => [optionOf(name), { type: 'string' }]));
  const { values } = parseArgs({
    args,
    options: {
      ...(options as Record<string, { type: 'string' }>),
      members: { type: 'string' },
      bench: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const given: Partial<Assumed> = {};
  for (const name of Object.keys(assumptions) as (keyof Assumed)[]) {
    const value = values[optionOf(name) as keyof typeof values];
    if (typeof value === 'string') given[name] = numberOf(optionOf(name), value, divisors.has(name) ? 'above' : 'from');
  }
  const sizes = values.members?.split(',').map((each) => numberOf('members', each, 'above')) ?? defaultSizes;
  return { sizes, bench: values.bench, given, write: values.write };
}

/** By which something is divided. */
const divisors = new Set<keyof Assumed>(['busy', 'together', 'machineCores', 'primaryCores', 'primaryRows']);

function numberOf(option: string, text: string, zero: 'above' | 'from'): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value) && (zero === 'above' ? value > 0 : value >= 0)) return value;
  throw new Error(`--${option} ${text}: a number ${zero} 0 is wanted`);
}

function run(): void {
  try {
    const { sizes, bench, given, write } = askedOf(process.argv.slice(2));
    if (write) writeFileSync(page, pageOf(readFileSync(page, 'utf8')));
    else console.log(report(sizes, takenOf(bench), assumed(given)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exitCode = 2;
  }
}

if (process.argv[1] === import.meta.filename) run();
