import { expect, test } from 'vitest';
import { errorsOf } from './refused.ts';

test.each([
  ['threads.subject_empty', 'subject'],
  ['threads.message_too_short', 'editor'],
  ['threads.pasted_document', 'editor'],
  ['threads.hidden_empty', 'hidden'],
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
    { field: 'hidden_xgold', message: 'too dear' },
    { field: 'captions', message: 'too many' },
  ];
  expect(errorsOf({ refusal: 'wire.invalid', msg: 'no', issues })).toEqual({
    editor: 'too long',
    form: 'too many unknown board',
    hidden: 'too dear',
  });
});
