import { type Duration, durations, isDuration, longestOf } from '../../../contract/domains/operators/spans.ts';
import { plainWhole } from '../../../contract/primitives/figures.ts';

/** The part of JSON Schema that settings use. */
export interface Schema {
  type?: string;
  /** The field's name in the reader's language. */
  title?: string;
  enum?: readonly string[];
  /** The word for each value of an enum, or for each number that may be meant. */
  choices?: Readonly<Record<string, string>>;
  minimum?: number;
  maximum?: number;
  /** What a figure counts: seconds, tries, XGold. */
  unit?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
  /** What pairs are called, where only some names may be: with the reader's word for each. */
  propertyNames?: Schema;
}

/** What stands in a form while it is filled in. */
export type Draft = string | boolean | readonly Row[] | { readonly [field: string]: Draft };

/** A row of figures in a table that operators add to. */
export interface Row {
  /** What the row is about, where rows have names. */
  name: string;
  of: Draft;
}

export type Kind =
  | 'switch'
  | 'number'
  | 'duration'
  | 'choice'
  | 'text'
  | 'lines'
  | 'rows'
  | 'pairs'
  | 'fields'
  | 'json';

/** What the control for a figure is given, and for each field of a figure that has several. */
export interface SettingFieldProps {
  schema: Schema;
  label: string;
  /** Name by which the server speaks of the field: `value.accountFailures`. */
  path: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  issues: Readonly<Record<string, string>>;
}

/** Which control a setting, or a field of one, is changed with. */
export function kindOf(schema: Schema): Kind {
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.unit === 'seconds') return 'duration';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'array') return kindOfList(schema.items);
  if (schema.type !== 'object') return 'json';
  if (schema.properties) return 'fields';
  return isRow(inPairs(schema)) ? 'pairs' : 'json';
}

/** Words are listed a line each, figures in a table. */
function kindOfList(items: Schema | undefined): Kind {
  if (items && ['text', 'choice'].includes(kindOf(items))) return 'lines';
  return isRow(items) ? 'rows' : 'json';
}

const isScalar = (schema: Schema): boolean =>
  ['switch', 'number', 'duration', 'choice', 'text'].includes(kindOf(schema));

/** What stands in a row of a table: one figure, or several beside each other. */
const isRow = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (isScalar(schema) || (kindOf(schema) === 'fields' && cellsOf(schema).every(([, of]) => isScalar(of))));

const inPairs = ({ additionalProperties }: Schema): Schema | undefined => additionalProperties as Schema | undefined;

/** The figures of a row, by the names of their fields; one without a name where it is all that there is. */
export const cellsOf = (schema: Schema): [field: string, of: Schema][] =>
  schema.properties ? Object.entries(schema.properties) : [['', schema]];

/** What each row of a setting's table holds; undefined for one that is no table. */
export function rowOf(schema: Schema): Schema | undefined {
  const kind = kindOf(schema);
  if (kind === 'rows') return schema.items;
  if (kind === 'pairs') return inPairs(schema);
  const fields = kind === 'fields' ? Object.values(schema.properties ?? {}) : [];
  return fields.length > 1 && fields.every(isAlike(fields[0]!)) ? fields[0] : undefined;
}

/** Fields that hold several figures of the same names are rows of one table. */
const isAlike =
  (first: Schema) =>
  (of: Schema): boolean =>
    kindOf(of) === 'fields' && isRow(of) && namesIn(of) === namesIn(first);
const namesIn = ({ properties = {} }: Schema): string => Object.keys(properties).join();

/** The rows of a draft. */
export const rowsOf = (draft: Draft): readonly Row[] => (Array.isArray(draft) ? draft : []);
/** The fields of a draft. */
export const partsOf = (draft: Draft): Readonly<Record<string, Draft>> =>
  typeof draft === 'object' && !Array.isArray(draft) ? (draft as Readonly<Record<string, Draft>>) : {};

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
    case 'rows':
      return (Array.isArray(value) ? value : []).map((each) => ({ name: '', of: draftOf(schema.items!, each) }));
    case 'pairs':
      return Object.entries(fieldsOf(value)).map(([name, each]) => ({ name, of: draftOf(inPairs(schema)!, each) }));
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
  const isTable = rowOf(schema) !== undefined;
  switch (kindOf(schema)) {
    case 'switch':
      return value === true ? words.yes : words.no;
    case 'choice':
      return words.choice(String(value));
    case 'fields':
      return Object.entries(schema.properties ?? {})
        .map(([name, of]) => {
          const each = fieldsOf(value)[name];
          // A table has the names of its columns once: in a line the figures of a row stand for themselves.
          const cells = () => cellsOf(of).map(([field, cell]) => inner(cell, fieldsOf(each)[field]) || '–');
          return words.labelled(words.field(name), (isTable ? cells().join(', ') : inner(of, each)) || '–');
        })
        .join(' · ');
    case 'pairs':
      return Object.entries(fieldsOf(value))
        .map(([name, each]) => `${pairName(schema, name)} = ${inner(inPairs(schema), each)}`)
        .join(', ');
    case 'lines':
    case 'rows':
      return listed(schema, Array.isArray(value) ? value.map((each) => inner(schema.items, each)) : []);
    case 'json':
      return JSON.stringify(value) ?? '';
    default:
      if (typeof value === 'number') return schema.choices?.[value] ?? words.figure(value, schema.unit);
      return value === undefined || value === null ? '' : String(value);
  }
}

const listed = ({ items }: Schema, all: readonly string[]): string =>
  items && kindOf(items) === 'fields' ? all.map((each) => `(${each})`).join(' ') : all.join(', ');

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
      return linesOf(text);
    case 'rows':
      return filled(draft).map(({ of }) => valueFrom(schema.items!, of));
    case 'pairs':
      return Object.fromEntries(filled(draft).map(({ name, of }) => [name.trim(), valueFrom(inPairs(schema)!, of)]));
    case 'fields':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          valueFrom(inner, partsOf(draft)[name] ?? ''),
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
  const { figure, unit } = partsOf(draft);
  const count = figureOf(typeof figure === 'string' ? figure : '');
  return typeof count === 'number' ? Math.round(count * durations[isDuration(unit) ? unit : 'second']) : count;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The figure in a text, or the text where it holds none. */
export function figureOf(text: string): number | string {
  const plain = plainWhole(text).replace('٫', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** A row that was added and left empty is none. */
const filled = (draft: Draft): readonly Row[] =>
  rowsOf(draft).filter(({ name, of }) => name.trim() !== '' || !isEmpty(of));

function isEmpty(draft: Draft): boolean {
  if (typeof draft !== 'object') return draft === '' || draft === false;
  const { unit: _, ...parts } = partsOf(draft);
  return Object.values(parts).every(isEmpty);
}

/** A pair's name in the reader's words. */
export const pairName = ({ propertyNames }: Schema, name: string): string => propertyNames?.choices?.[name] ?? name;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
