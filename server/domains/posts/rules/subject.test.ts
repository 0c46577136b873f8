import { expect, test } from 'vitest';
import { takeSubject } from './subject.ts';

test.each(['', '   ', '\n\t', '\u200b\u200d', '\u2800'])(
  'R-THR-026 a title without anything to see (%j) is empty',
  (input) => {
    expect(takeSubject(input)).toEqual({ ok: false, refusal: 'threads.subject_empty' });
  },
);

test('R-THR-031 a title has at most 80 visible characters, whatever it is written in', () => {
  expect(takeSubject('a'.repeat(80)).ok).toBe(true);
  expect(takeSubject('a'.repeat(81))).toEqual({ ok: false, refusal: 'threads.subject_too_long' });
  expect(takeSubject('👩‍👩‍👧‍👦'.repeat(80)).ok).toBe(true);
  expect(takeSubject('क्षि'.repeat(81))).toEqual({ ok: false, refusal: 'threads.subject_too_long' });
});

test('a title stands on one line', () => {
  expect(takeSubject('  two\nlines\t here ')).toEqual({ ok: true, subject: 'two lines here' });
});

test('a title is words: it also stands where no emoticon can be drawn', () => {
  expect(takeSubject('Rain {:Max_1:} again {:Nobody_1:}')).toEqual({ ok: true, subject: 'Rain again {:Nobody_1:}' });
  expect(takeSubject('{:Max_1:}')).toEqual({ ok: false, refusal: 'threads.subject_empty' });
});
