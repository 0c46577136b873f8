import { expect, test } from 'vitest';
import { topicLimits } from '../../../contract/domains/topics/limits.ts';
import { mayChoose, mayFollowTopic } from './policy.ts';

test('a member follows so many topics and no more', () => {
  expect(mayFollowTopic(topicLimits.follows - 1)).toBeUndefined();
  expect(mayFollowTopic(topicLimits.follows)).toBe('topics.too_many');
});

test.each([
  [0, false, 'topics.tags_too_few'],
  [2, false, 'topics.tags_too_few'],
  [3, false, undefined],
  [0, true, 'topics.tags_none'],
  [1, true, undefined],
])('R-TAG-001 %i interests, chosen before: %s', (tags, before, expected) => {
  expect(mayChoose(tags, before)).toBe(expected);
});
