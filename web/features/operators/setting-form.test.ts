import { expect, test } from 'vitest';
import { changedParts, draftOf, kindOf, rowOf, type Schema, summaryOf, valueFrom } from './setting-form.ts';

const figure: Schema = { type: 'integer', minimum: 1 };
const earned: Schema = { type: 'object', properties: { a: figure, b: { type: 'boolean' } } };

test.each<[string, Schema, unknown]>([
  ['switch', { type: 'boolean' }, false],
  ['number', figure, 2_592_000],
  ['duration', { ...figure, unit: 'seconds' }, 2_592_000],
  ['choice', { type: 'string', enum: ['ever', 'day'] }, 'day'],
  ['text', { type: 'string' }, 'a = b'],
  ['lines', { type: 'array', items: { type: 'string' } }, ['com', 'net']],
  ['rows', { type: 'array', items: figure }, [10, 10, 15]],
  [
    'pairs',
    { type: 'object', additionalProperties: { type: 'string' } },
    { '207': 'https://a.example/?x=1', other: '' },
  ],
  ['fields', { type: 'object', properties: { a: figure, b: { type: 'boolean' } } }, { a: 3, b: true }],
  ['rows', { type: 'array', items: { type: 'object', properties: { a: figure } } }, [{ a: 1 }]],
  ['pairs', { type: 'object', additionalProperties: { type: 'object', properties: { a: figure } } }, { ng: { a: 1 } }],
  ['json', { type: 'array', items: { type: 'array', items: figure } }, [[1]]],
])('a setting of the kind %s is shown and sent back as it was', (kind, schema, value) => {
  expect(kindOf(schema)).toBe(kind);
  expect(valueFrom(schema, draftOf(schema, value))).toEqual(value);
});

test.each<[number, object]>([
  [2_592_000, { figure: '30', unit: 'day' }],
  [5400, { figure: '90', unit: 'minute' }],
  [7200, { figure: '2', unit: 'hour' }],
  [61, { figure: '61', unit: 'second' }],
])('%i seconds are shown as people say it', (seconds, draft) => {
  expect(draftOf({ ...figure, unit: 'seconds' }, seconds)).toEqual(draft);
});

test('a span is sent in whole seconds; what is no figure as it was typed', () => {
  const span: Schema = { ...figure, unit: 'seconds' };
  expect(valueFrom(span, { figure: '1.1', unit: 'hour' })).toBe(3960);
  expect(valueFrom(span, { figure: 'soon', unit: 'hour' })).toBe('soon');
  expect(valueFrom(span, { figure: '', unit: 'day' })).toBe('');
});

test('figures are rows of a table: of a list, by name, and of fields that hold the same', () => {
  const several: Schema = { type: 'object', properties: { a: figure, b: { type: 'boolean' } } };
  expect(rowOf({ type: 'array', items: several })).toEqual(several);
  expect(rowOf({ type: 'object', additionalProperties: figure })).toEqual(figure);
  expect(rowOf({ type: 'object', properties: { posts: several, replies: several } })).toEqual(several);
  expect(rowOf({ type: 'object', properties: { posts: several, replies: figure } })).toBeUndefined();
  expect(rowOf({ type: 'array', items: { type: 'string' } })).toBeUndefined();
});

test('a row that was added and left empty is not sent; one that is half filled is, so that the server names it', () => {
  const pools: Schema = { type: 'object', additionalProperties: figure };
  const rows = (...all: [string, string][]) =>
    valueFrom(
      pools,
      all.map(([name, of]) => ({ name, of })),
    );
  expect(rows(['ng', '500'], ['', ''])).toEqual({ ng: 500 });
  expect(rows(['ng', ''], ['', '7'])).toEqual({ ng: '', '': 7 });
  const spans: Schema = { type: 'array', items: { ...figure, unit: 'seconds' } };
  expect(valueFrom(spans, [{ name: '', of: { figure: '', unit: 'day' } }])).toEqual([]);
});

test('a change names the fields that differ, or the whole', () => {
  const schema: Schema = { type: 'object', properties: { a: figure, b: figure } };
  expect(changedParts(schema, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual([
    { field: 'b', schema: figure, before: 2, after: 3 },
  ]);
  expect(changedParts(figure, 1, 2)).toEqual([{ schema: figure, before: 1, after: 2 }]);
});

test('what makes no sense is sent as it was typed, so that the server names the field', () => {
  expect(valueFrom(figure, 'soon')).toBe('soon');
  expect(valueFrom(figure, '')).toBe('');
  expect(valueFrom({ type: 'array', items: { type: 'string' } }, 'com\n\n net ')).toEqual(['com', 'net']);
  expect(valueFrom({ type: 'array', items: figure }, [{ name: '', of: 'x' }])).toEqual(['x']);
  expect(valueFrom({ type: 'array', items: { type: 'object' } }, '[{')).toBe('[{');
});

test.each<[string, Schema, unknown, string]>([
  ['a switch', { type: 'boolean' }, false, 'No'],
  ['a figure', figure, 2_592_000, '2,592,000'],
  ['tries', { ...figure, unit: 'tries' }, 5, '5 tries'],
  [
    'years by country',
    { type: 'object', additionalProperties: { ...figure, unit: 'years' } },
    { '207': 16 },
    '207 = 16 years',
  ],
  ['a choice', { type: 'string', enum: ['ever', 'day'] }, 'day', '<day>'],
  [
    'countries by their numbers',
    { type: 'array', items: { ...figure, choices: { '188': 'Nigeria' } } },
    [188, 999],
    'Nigeria, 999',
  ],
  ['lines', { type: 'array', items: { type: 'string' } }, ['com', 'net'], 'com, net'],
  ['pairs', { type: 'object', additionalProperties: figure }, { '207': 16 }, '207 = 16'],
  [
    'fields, empty ones too',
    { type: 'object', properties: { age: figure, countries: { type: 'object', additionalProperties: figure } } },
    { age: 13, countries: {} },
    '[age]: 13 · [countries]: –',
  ],
  [
    'a table, whose figures stand for themselves',
    { type: 'object', properties: { post: earned, reply: earned } },
    { post: { a: 1, b: true }, reply: { a: 2 } },
    '[post]: 1, Yes · [reply]: 2, No',
  ],
  [
    'rows of fields',
    { type: 'array', items: { type: 'object', properties: { a: figure, b: { type: 'boolean' } } } },
    [
      { a: 1, b: true },
      { a: 2, b: false },
    ],
    '([a]: 1 · [b]: Yes) ([a]: 2 · [b]: No)',
  ],
])('%s in a line', (_, schema, value, line) => {
  const words = {
    yes: 'Yes',
    no: 'No',
    field: (name: string) => `[${name}]`,
    choice: (name: string) => `<${name}>`,
    labelled: (label: string, value: string) => `${label}: ${value}`,
    figure: (value: number, unit: string | undefined) => [value.toLocaleString('en'), unit].filter(Boolean).join(' '),
  };
  expect(summaryOf(schema, value, words)).toBe(line);
});
