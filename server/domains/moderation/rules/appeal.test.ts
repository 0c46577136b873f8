import { expect, test } from 'vitest';
import { againAt, mayAppeal } from './appeal.ts';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['without a sanction', undefined, undefined, 'moderation.no_sanction'],
  ['the first time', 7, undefined, undefined],
  ['while one waits', 7, { sanctionId: 7, answeredAt: null }, 'moderation.appeal_open'],
  ['right after it was turned down', 7, { sanctionId: 7, answeredAt: daysAgo(29) }, 'moderation.appeal_too_soon'],
  ['a month after it was turned down', 7, { sanctionId: 7, answeredAt: daysAgo(30) }, undefined],
  ['against another sanction than the last', 8, { sanctionId: 7, answeredAt: null }, undefined],
])('an appeal %s', (_, sanctionId, last, refusal) => {
  expect(mayAppeal({ sanctionId, last }, now)).toBe(refusal);
});

test('when it may be made again is known as soon as it was turned down', () => {
  expect(againAt({ sanctionId: 7, last: { sanctionId: 7, answeredAt: daysAgo(30) } })).toEqual(now);
  expect(againAt({ sanctionId: 7, last: undefined })).toBeUndefined();
});
