import { expect, test } from 'vitest';
import type { CallSpec, FormSaying } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/calls.ts';
import { languages } from '../../../contract/primitives/countries.ts';
import { cookieOf, doneBy, doneIn, saidOf, sayingOf, showsOwnRefusal } from './said.ts';

const spoken = (name: CallName, fields: Record<string, string>, data: unknown, language: 'en' | 'fr' | 'hi' = 'en') =>
  saidOf(calls[name], doneIn(cookieOf(doneBy({ name, spec: calls[name] }, fields, data))), language).done;

test('a form’s sentence speaks of its answer, and else of what was sent', () => {
  expect(spoken('threads.new-reply', {}, { held: 1 })).toBe('Your reply waits for a moderator.');
  expect(spoken('threads.new-reply', {}, { held: 0 }, 'fr')).toBe('Réponse publiée.');
  expect(spoken('review.moderate-many', { act: 'approve' }, { done: 3 })).toBe('Approved 3 posts.');
  expect(spoken('review.moderate-many', { act: 'refuse' }, { done: 1 })).toBe('Refused 1 post.');
  expect(spoken('review.pin', { status: '0' }, {})).toBe('No longer pinned.');
  expect(spoken('store.import-codes', {}, { added: 2, left_out: 1 })).toBe('2 codes added, 1 left out.');
});

test('a call that declares no sentence of its own says what its answer says', () => {
  expect(spoken('review.report', {}, { id: 1 })).toBe('Report sent. We’ll notify you of the outcome.');
});

test('members’ words don’t come back by the cookie, nor by one that somebody made up', () => {
  const { values } = doneBy({ name: 'review.pin', spec: calls['review.pin'] }, { status: 'Some words.' }, {});
  expect(values).toEqual({});
  const made = doneIn(`review.digest?digest=${encodeURIComponent('<b>words</b>')}&other=1`);
  expect(saidOf(calls['review.digest'], made, 'en').done).not.toContain('words');
  const refused = 'done=0&threads.held_own=2&threads.made_up=3&constructor=1&threads.held_claimed=1e9';
  expect(saidOf(calls['review.moderate-many'], doneIn(`review.moderate-many?${refused}`), 'en').done).toBe(
    'Nothing was done. Not done for 2 posts: Another moderator decides about your own post.',
  );
});

/** What a call is sent and answers, by name. */
const namesOf = (spec: CallSpec): string[] =>
  [spec.params, spec.query, spec.body, spec.output].flatMap((shape) =>
    shape && 'shape' in shape ? Object.keys(shape.shape as object) : [],
  );

test.each(Object.entries<CallSpec>(calls).filter(([, spec]) => spec.form === true && spec.writes))(
  'the form of %s says what was done, of values that it has',
  (_name, spec) => {
    const saying: FormSaying = sayingOf(spec) ?? { text: '' };
    const values = Object.fromEntries((saying.of ?? []).map((name) => [name, '1']));
    const said = languages.map((language) => saidOf(spec, { call: '', values }, language).done);
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]{3,120}$/u);
    for (const sentence of said) expect(sentence).not.toMatch(new RegExp(`NaN|undefined|^${saying.text}$`));
    expect(namesOf(spec)).toEqual(expect.arrayContaining([...(saying.of ?? [])]));
  },
);

test('a call declares whether its forms show by themselves why they were refused, or that of one part of a page', () => {
  expect(showsOwnRefusal(calls['review.report'], {})).toBe(true);
  expect(showsOwnRefusal(calls['review.hide-in-group'], { _of: 'hide' })).toBe(true);
  expect(showsOwnRefusal(calls['review.hide-in-group'], {})).toBe(false);
  expect(showsOwnRefusal(calls['review.pin'], { _of: 'moderate' })).toBe(true);
  expect(showsOwnRefusal(calls['threads.like'], {})).toBe(false);
  // A colleague has answered meanwhile: the form is gone, and its refusal is said all the same.
  for (const call of ['review.decide-appeal', 'review.appeal-act'] as const) {
    expect(showsOwnRefusal(calls[call], {}, [])).toBe(false);
    expect(showsOwnRefusal(calls[call], {}, [{ field: 'answer' }])).toBe(true);
  }
});
