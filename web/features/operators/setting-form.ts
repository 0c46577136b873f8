import { type Duration, durations, isDuration, longestOf } from '../../../contract/domains/operators/spans.ts';

/** The part of JSON Schema that settings use. */
export interface Schema {
  type?: string;
  /** The field's name in the reader's language. */
  title?: string;
  enum?: readonly string[];
  /** The word for each value of an enum. */
  choices?: Readonly<Record<string, string>>;
  minimum?: number;
  maximum?: number;
  /** What a figure counts: seconds, tries, XGold. */
  unit?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
  /** What pairs are called, where only some names may be: with the reader's word for each. */
  propertyNames?: Schema;
}

/** What stands in a form while it is filled in. */
export type Draft = string | boolean | { [field: string]: Draft };

export type Kind = 'switch' | 'number' | 'duration' | 'choice' | 'text' | 'lines' | 'pairs' | 'fields' | 'json';

/** Which control a setting, or a field of one, is changed with. */
export function kindOf(schema: Schema): Kind {
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.unit === 'seconds') return 'duration';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'array') return isScalar(schema.items) ? 'lines' : 'json';
  if (schema.type !== 'object') return 'json';
  if (schema.properties) return 'fields';
  return isScalar(schema.additionalProperties as Schema | undefined) ? 'pairs' : 'json';
}

const isScalar = (schema: Schema | undefined): boolean =>
  schema !== undefined && ['switch', 'number', 'duration', 'choice', 'text'].includes(kindOf(schema));

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A value as the form shows it. */
export function draftOf(schema: Schema, value: unknown): Draft {
  switch (kindOf(schema)) {
    case 'switch':
      return value === true;
    case 'duration':
      return spanOf(value);
    case 'lines':
      return (Array.isArray(value) ? value : []).join('\n');
    case 'pairs':
      return Object.entries(fieldsOf(value))
        .map(([name, each]) => `${pairName(schema, name)} = ${each}`)
        .join('\n');
    case 'fields':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, draftOf(inner, fieldsOf(value)[name])]),
      );
    case 'json':
      return JSON.stringify(value, null, 2) ?? '';
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

/** Names of a setting's fields and choices, however deep, as they came with it. */
export function wordsIn({ properties = {}, items, choices = {} }: Schema): Map<string, string> {
  const inner = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.title === undefined ? [] : [[name, field.title] as const]),
    ...wordsIn(field),
  ]);
  return new Map([...Object.entries(choices), ...inner, ...(items ? wordsIn(items) : [])]);
}

export interface Words {
  yes: string;
  no: string;
  field: (name: string) => string;
  choice: (name: string) => string;
  labelled: (label: string, value: string) => string;
  /** With what it counts. */
  figure: (value: number, unit: string | undefined) => string;
}

/** A value in a line, in the words of the reader. */
export function summaryOf(schema: Schema, value: unknown, words: Words): string {
  const inner = (of: Schema | undefined, each: unknown) => summaryOf(of ?? {}, each, words);
  switch (kindOf(schema)) {
    case 'switch':
      return value === true ? words.yes : words.no;
    case 'choice':
      return words.choice(String(value));
    case 'fields':
      return Object.entries(schema.properties ?? {})
        .map(([name, of]) => words.labelled(words.field(name), inner(of, fieldsOf(value)[name]) || '–'))
        .join(' · ');
    case 'pairs':
      return Object.entries(fieldsOf(value))
        .map(([name, each]) => `${pairName(schema, name)} = ${inner(schema.additionalProperties as Schema, each)}`)
        .join(', ');
    case 'lines':
      return Array.isArray(value) ? value.map((each) => inner(schema.items, each)).join(', ') : '';
    case 'json':
      return Array.isArray(value)
        ? value.map((each) => `(${inner(schema.items, each)})`).join(' ')
        : (JSON.stringify(value) ?? '');
    default:
      if (typeof value === 'number') return words.figure(value, schema.unit);
      return value === undefined || value === null ? '' : String(value);
  }
}

/** What is sent for a draft. What makes no sense is sent as it was typed: the server names the field. */
export function valueFrom(schema: Schema, draft: Draft): unknown {
  const text = typeof draft === 'string' ? draft : '';
  switch (kindOf(schema)) {
    case 'switch':
      return draft === true;
    case 'number':
      return figureOf(text);
    case 'duration':
      return secondsOf(draft);
    case 'lines':
      return linesOf(text).map((line) => scalarOf(schema.items, line));
    case 'pairs':
      return Object.fromEntries(linesOf(text).map((line) => pairOf(schema, line)));
    case 'fields':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          valueFrom(inner, typeof draft === 'object' ? (draft[name] ?? '') : ''),
        ]),
      );
    case 'json':
      return jsonOf(text);
    default:
      return text;
  }
}

/** A part of a value that a change makes another: a field by its name, or the whole. */
export interface ChangedPart {
  field?: string;
  schema: Schema;
  before: unknown;
  after: unknown;
}

/** What a change is about: of several fields those that differ. */
export function changedParts(schema: Schema, before: unknown, after: unknown): ChangedPart[] {
  if (kindOf(schema) !== 'fields') return [{ schema, before, after }];
  return Object.entries(schema.properties ?? {})
    .map(([field, inner]) => ({ field, schema: inner, before: fieldsOf(before)[field], after: fieldsOf(after)[field] }))
    .filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));
}

/** A span as people say it: 30 days rather than 2,592,000 seconds. */
function spanOf(value: unknown): { figure: string; unit: Duration } {
  const unit = longestOf(typeof value === 'number' ? value : 0);
  return { figure: typeof value === 'number' ? String(value / durations[unit]) : '', unit };
}

function secondsOf(draft: Draft): number | string {
  const { figure, unit } = typeof draft === 'object' ? draft : {};
  const count = figureOf(typeof figure === 'string' ? figure : '');
  return typeof count === 'number' ? Math.round(count * durations[isDuration(unit) ? unit : 'second']) : count;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const figureOf = (text: string): number | string => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

const scalarOf = (schema: Schema | undefined, text: string): unknown =>
  schema && kindOf(schema) === 'number' ? figureOf(text) : text;

function pairOf(schema: Schema, line: string): [string, unknown] {
  const at = line.indexOf('=');
  const name = nameTyped(schema, (at < 0 ? line : line.slice(0, at)).trim());
  return [name, at < 0 ? '' : scalarOf(schema.additionalProperties as Schema, line.slice(at + 1).trim())];
}

const pairName = ({ propertyNames }: Schema, name: string): string => propertyNames?.choices?.[name] ?? name;

/** What a pair is stored under: it may be typed as it is shown or as it is stored. */
function nameTyped({ propertyNames }: Schema, typed: string): string {
  const plain = (word: string) => word.normalize('NFC').replaceAll('’', "'").toLowerCase();
  const choices = Object.entries(propertyNames?.choices ?? {});
  return choices.find((pair) => pair.some((word) => plain(word) === plain(typed)))?.[0] ?? typed;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
