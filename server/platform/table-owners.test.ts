import { expect, test } from 'vitest';
import { oneOwnerEach, type SomeTablesOf } from './table-owners.ts';

const messages = { 'feedback.messages': { uid: 'forgotten' } } as const satisfies SomeTablesOf<'feedback'>;
const senders = { 'feedback.senders': { none: 'counts of a day' } } as const satisfies SomeTablesOf<'feedback'>;
const join = oneOwnerEach<'feedback'>();

test('domains that share a schema declare each table once', () => {
  expect(join(messages, senders)).toEqual({ ...messages, ...senders });
});

// The type check fails where one of these lines begins to compile.
test('a table that none of them declares, or two do, or that isn’t there, does not compile', () => {
  // @ts-expect-error feedback.senders has no owner
  join(messages);
  // @ts-expect-error feedback.messages has two
  join(messages, { ...messages, ...senders } as const);
  // @ts-expect-error there is no such table
  const unknown = { 'feedback.wishes': { none: 'no' } } as const satisfies SomeTablesOf<'feedback'>;
  // @ts-expect-error there is no such column
  const column = { 'feedback.messages': { member: 'forgotten' } } as const satisfies SomeTablesOf<'feedback'>;
  expect([unknown, column]).toHaveLength(2);
});
