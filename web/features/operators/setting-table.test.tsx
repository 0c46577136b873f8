import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { SettingField } from './components/SettingField.tsx';
import { draftOf, type Schema, valueFrom } from './setting-form.ts';

const xgold: Schema = { type: 'integer', minimum: 0, maximum: 100, unit: 'xgold', title: 'Amount' };
const earning: Schema = {
  type: 'object',
  title: 'A post',
  properties: { amount: xgold, per: { type: 'string', enum: ['ever', 'day'], title: 'Per' } },
};
const field = (schema: Schema, value: unknown, issues: Record<string, string> = {}, path = 'value') =>
  rendered(
    <SettingField
      schema={schema}
      label="Figures"
      path={path}
      draft={draftOf(schema, value)}
      onChange={() => undefined}
      issues={issues}
    />,
  );
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

test('fields that hold the same figures are one table, a row each, and nothing is added to them', () => {
  const schema: Schema = { type: 'object', properties: { post: earning, reply: { ...earning, title: 'A reply' } } };
  const html = field(schema, { post: { amount: 5, per: 'day' }, reply: { amount: 2, per: 'ever' } });
  expect([count(html, /<table/g), count(html, /<th scope="row"/g), count(html, /<textarea/g)]).toEqual([1, 2, 0]);
  expect(html).toMatch(
    /<input[^>]*aria-label="A reply: Amount"[^>]*value="2"|value="2"[^>]*aria-label="A reply: Amount"/,
  );
  expect([html.includes('Add a row'), html.includes('Remove row')]).toEqual([false, false]);
});

test('a list of a length of its own has numbered rows; another one is added to', () => {
  const items = { ...xgold, title: undefined };
  const week = field({ type: 'array', items, minItems: 2, maxItems: 2 }, [10, 20]);
  const open = field({ type: 'array', items, maxItems: 3 }, [10, 20]);
  const full = field({ type: 'array', items, maxItems: 2 }, [10, 20]);
  expect([week, open, full].map((html) => html.includes('Add a row'))).toEqual([false, true, false]);
  expect([week, open, full].map((html) => count(html, /aria-label="Remove row/g))).toEqual([0, 2, 2]);
});

test('what the server says of a figure stands in its row, tied to nothing else', () => {
  const names = { type: 'string', enum: ['ng', 'ke'], choices: { ng: 'Nigeria', ke: 'Kenya' } };
  const schema: Schema = { type: 'object', propertyNames: names, additionalProperties: xgold };
  const html = field(schema, { ng: 500, ke: 5 }, { 'value.ng': 'At most 100.' });
  expect([count(html, /At most 100\./g), count(html, /aria-invalid="true"/g)]).toEqual([1, 1]);
  // A country that has its row is not offered to another one.
  expect(count(html, /<option value="ng"/g)).toBe(1);
});

test('a table within a setting has its name above it, a setting of its own not twice', () => {
  const schema: Schema = { type: 'object', additionalProperties: xgold };
  const captions = ['value', 'value.countries'].map(
    (path) => /<caption class="([^" ]*)/.exec(field(schema, {}, {}, path))?.[1],
  );
  expect(captions).toEqual(['sr-only', 'form-label']);
});

test('a number that has a name is chosen by it; one that nobody knows stays, and an empty one asks for a choice', () => {
  const schema: Schema = { type: 'array', items: { type: 'integer', choices: { '188': 'Nigeria', '207': 'Kenya' } } };
  const options = (value: number) =>
    [...field(schema, [value]).matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, word]) => word);
  expect([options(207), options(999)]).toEqual([
    ['Nigeria', 'Kenya'],
    ['999', 'Nigeria', 'Kenya'],
  ]);
  expect(field(schema, [207])).toMatch(/<option value="207" selected="">Kenya/);
  expect(valueFrom(schema, [{ name: '', of: '207' }])).toEqual([207]);
});
