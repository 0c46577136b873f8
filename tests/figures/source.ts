import { readFileSync } from 'node:fs';
import { readRules } from '../../scripts/rules-doc.ts';

/** Where a figure comes from: a rule or constant of the product's documents, or our own choice with its reason. */
export interface Source {
  /** For a reader of the failure. */
  from: string;
  /** What it says the figure is. */
  value: unknown;
}

/** The figures of one file by their path in it, as `memberLimits.usernameMin`; a path may name a whole object. */
export interface FigureSources {
  file: string;
  sources: Readonly<Record<string, Source>>;
  /** The figures, where the file's exports aren't them. */
  read?: (exports: Record<string, unknown>) => Record<string, unknown>;
}

interface Constant {
  name: string;
  value: unknown;
}

const docs = (name: string): URL => new URL(`../../docs/${name}`, import.meta.url);
const rules = new Map(readRules().map((rule) => [rule.id, rule as { figures?: Record<string, unknown> }]));
const constants = new Map(
  (JSON.parse(readFileSync(docs('constants.json'), 'utf8')) as Constant[]).map(({ name, value }) => [name, value]),
);

const converted = (value: unknown, times: number): unknown => (typeof value === 'number' ? value * times : value);

/** A figure of a rule in docs/rules.json, `times` so much where the code counts in a smaller unit. */
export function rule(id: string, figure: string, times = 1): Source {
  const value = rules.get(id)?.figures?.[figure];
  if (value === undefined) throw new Error(`docs/rules.json: ${id} has no figure ${figure}`);
  return { from: `${id} in docs/rules.json`, value: converted(value, times) };
}

/** One of several figures of a rule. */
export function ruleItem(id: string, figure: string, at: number): Source {
  const { from, value } = rule(id, figure);
  return { from, value: (value as unknown[])[at] };
}

/** A constant of docs/constants.json, or a part of it. */
export function constant(name: string, { part, times = 1 }: { part?: string; times?: number } = {}): Source {
  const whole = constants.get(name);
  const value = part === undefined ? whole : (whole as Record<string, unknown> | undefined)?.[part];
  if (value === undefined) throw new Error(`docs/constants.json has no ${name} ${part ?? ''}`);
  return { from: `${name} in docs/constants.json`, value: converted(value, times) };
}

/** A choice of our own. */
export const ours = (value: unknown, why: string): Source => ({ from: `our own choice (${why})`, value });

/** The product's own figures among the exports of a domain's settings.ts or money.ts, by the name that is stored. */
export function standards(exports: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const each of Object.values(exports)) {
    if (typeof each !== 'object' || each === null || !('name' in each)) continue;
    if ('standard' in each) found[String(each.name)] = each.standard;
    if ('earns' in each) found[String(each.name)] = each.earns;
  }
  return found;
}
