import { expect, test } from 'vitest';
import { composed, emptyCompose, errorsOf, maySend, type OwnPhoto, picturesOf } from './compose-state.ts';

const written = {
  ...emptyCompose,
  subject: 'Blue hour',
  html: '<b>Shot</b> from a bus',
  text: 'Shot from a bus',
  pushTime: 9,
};
const photo = (key: string, fields: Partial<OwnPhoto> = {}): OwnPhoto => ({
  key,
  preview: '',
  caption: key,
  state: { kind: 'sent' },
  ...fields,
});

test('R-THR-021 sendStatus is the status the server answered, of a success and of a refusal', () => {
  expect(composed(written, { kind: 'sent', status: 1 }).sendStatus).toBe(1);
  expect(composed(written, { kind: 'refused', status: 0, errors: {} }).sendStatus).toBe(0);
});

test('R-THR-022 a success clears the subject and the send time', () => {
  expect(composed(written, { kind: 'sent', status: 1 })).toMatchObject({ subject: '', pushTime: 0, sending: false });
});

test('R-THR-031 a refusal shows the server’s words and leaves all that was typed', () => {
  const refused = composed(written, { kind: 'refused', status: 0, errors: { editor: 'too long' } });
  expect(refused).toMatchObject({
    subject: 'Blue hour',
    html: written.html,
    pushTime: 9,
    errors: { editor: 'too long' },
  });
  expect(composed(refused, { kind: 'text', html: 'x', text: 'x' }).errors).toEqual({});
});

test('R-THR-026 without a title or a text nothing can be sent, nor while a picture is on its way', () => {
  expect(maySend(written, true)).toBe(true);
  expect(maySend({ ...written, subject: '  ' }, true)).toBe(false);
  expect(maySend({ ...written, subject: '' }, false)).toBe(true);
  expect(maySend({ ...written, text: '\n' }, true)).toBe(false);
  expect(maySend({ ...written, sending: true }, true)).toBe(false);
  expect(maySend({ ...written, photos: [photo('a', { state: { kind: 'sending', percent: 5 } })] }, true)).toBe(false);
  expect(maySend({ ...written, photos: [photo('a', { state: { kind: 'failed', message: '' } })] }, true)).toBe(true);
});

test('pictures go in their order, those that failed stay behind', () => {
  const photos = [
    photo('b', { aid: 7 }),
    photo('x', { state: { kind: 'failed', message: '' } }),
    photo('a', { aid: 3 }),
  ];
  expect(picturesOf(photos)).toEqual({ aids: [7, 3], captions: ['b', 'a'] });
});

test.each([
  ['threads.subject_empty', 'subject'],
  ['threads.message_too_short', 'editor'],
  ['threads.pasted_document', 'editor'],
  ['threads.regular_posts_off', 'form'],
  ['network.failed', 'form'],
])('%s is said at the %s', (refusal, place) => {
  expect(errorsOf({ refusal, msg: 'no', issues: [] })).toEqual({ [place]: 'no' });
});

test('of fields that broke their limits each sentence stands at its own', () => {
  const issues = [
    { field: 'message', message: 'too long' },
    { field: 'captions', message: 'too many' },
    { field: 'fid', message: 'unknown board' },
    { field: 'captions', message: 'too many' },
  ];
  expect(errorsOf({ refusal: 'wire.invalid', msg: 'no', issues })).toEqual({
    editor: 'too long',
    form: 'too many unknown board',
  });
});
