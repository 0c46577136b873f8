import { z } from 'zod';
import type { CallSpec } from '../../../contract/call.ts';
import { isEmptySaying, isNeverEmpty } from '../../../contract/primitives/fields.ts';
import { type RefusalDetail, refuse } from '../refusal.ts';
import { issuesOf } from './issue-words.ts';

type Values = Record<string, unknown>;
type Issue = NonNullable<RefusalDetail['issues']>[number];

/** What a caller sent, by place. */
export interface Sent {
  params: Values;
  query: Values;
  body: Values;
  /** Decrypted payload of `signs`. */
  signs: Values | undefined;
  /** Refuses a payload of `signs` that was seen before; an action must spend the payload before it acts on it. */
  spendSigns?: () => Promise<void>;
}

const omissible = new WeakMap<z.ZodType, boolean>();

/** Whether a field may be left out; asked of each once. */
function mayBeAbsent(field: z.ZodType): boolean {
  const known = omissible.get(field) ?? field.safeParse(undefined).success;
  omissible.set(field, known);
  return known;
}

const countsAsAbsent = (field: z.ZodType, value: unknown): boolean =>
  (value === null || (value === '' && !isEmptySaying(field))) && !isNeverEmpty(field) && mayBeAbsent(field);

/** The object that a field holds, whether it may be left out or not. */
function objectIn(field: z.ZodType): z.ZodObject | undefined {
  if (field instanceof z.ZodObject) return field;
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault
    ? objectIn(field.unwrap() as z.ZodType)
    : undefined;
}

/** A value that is empty, or may hold such. */
const mayBeEmpty = (value: unknown): boolean =>
  value === '' || value === null || (typeof value === 'object' && !Array.isArray(value));

/** What was sent without the optional fields that were sent empty: forms and old apps send all that they have. */
function withoutEmpty(schema: z.ZodObject, values: Values): Values {
  if (!Object.values(values).some(mayBeEmpty)) return values;
  const shape: Record<string, z.ZodType> = schema.shape;
  const filled = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!field) return [[name, value]];
    if (countsAsAbsent(field, value)) return [];
    const inner = objectIn(field);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [[name, inner && isObject ? withoutEmpty(inner, value as Values) : value]];
  });
  return Object.fromEntries(filled);
}

function parsePart(schema: z.ZodObject | undefined, values: Values, issues: Issue[]): Values {
  if (!schema) return {};
  const sent = withoutEmpty(schema, values);
  const result = schema.safeParse(sent, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of issuesOf(result.error.issues, { sent })) {
    // A screen shows one sentence under a field.
    if (!issues.some((before) => before.field === issue.field)) issues.push(issue);
  }
  return {};
}

/** The call's input in one object, or a refusal that names every field that broke its limits. */
export function parseInput(spec: CallSpec, sent: Sent): Values {
  const issues: Issue[] = [];
  const input = {
    ...parsePart(spec.query, sent.query, issues),
    ...parsePart(spec.body, sent.body, issues),
    ...(spec.signs ? parsePart(spec.signs, sent.signs ?? {}, issues) : {}),
    ...parsePart(spec.params, sent.params, issues),
  };
  if (issues.length > 0) refuse('wire.bad_input', { issues });
  return input;
}
