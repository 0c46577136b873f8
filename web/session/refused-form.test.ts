import { expect, test } from 'vitest';
import { openEnvelope } from '../../contract/open-envelope.ts';
import { refusedWords } from './refused-form.ts';

const refused = (error: string, issues: { field: string; message: string }[] = []) => {
  const opened = openEnvelope('v5', 400, { status: 0, error, msg: 'Parameter error', issues, data: null });
  if (opened.ok) throw new Error('this is a refusal');
  return opened;
};

test('nobody reads that a parameter is wrong where a field’s sentence says what to do', () => {
  const empty = refused('wire.bad_input', [{ field: 'name', message: 'Fill this in.' }]);
  expect(empty.msg).toBe('Fill this in.');
  expect(refusedWords(empty)).toBe('Fill this in.');
  expect(refusedWords(empty, ['name'])).toBeUndefined();
});

test('what is wrong with a field that the form doesn’t mark is said of the whole', () => {
  const two = refused('wire.bad_input', [
    { field: 'value.base', message: 'Enter a number.' },
    { field: 'version', message: 'Fill this in.' },
  ]);
  expect(refusedWords(two, ['value'])).toBe('Fill this in.');
});

test('any other refusal, and one that names no field, is said in its own words', () => {
  expect(refusedWords(refused('store.too_few_left'), ['change'])).toBe('Parameter error');
  expect(refusedWords(refused('wire.bad_input'), ['change'])).toBe('Parameter error');
  expect(refusedWords(undefined, ['change'])).toBeUndefined();
});
