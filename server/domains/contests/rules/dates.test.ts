import { expect, test } from 'vitest';
import { takeDates } from './dates.ts';

const good = { opens_at: 10, entries_until: 20, closes_at: 30, winners_at: 40 };

test('dates in their order are taken; without an end of their own photos are taken until the close', () => {
  expect(takeDates(good)).toMatchObject({ ok: true, dates: { entries_until: new Date(20_000) } });
  expect(takeDates({ ...good, entries_until: 0 })).toMatchObject({ dates: { entries_until: new Date(30_000) } });
  expect(takeDates({ ...good, entries_until: 30 }).ok).toBe(true);
});

test.each([
  ['no opening', { opens_at: 0 }, 'opens_at'],
  ['photos end as it opens', { entries_until: 10 }, 'entries_until'],
  ['it closes as it opens', { entries_until: 0, closes_at: 10 }, 'closes_at'],
  ['it closes before photos end', { closes_at: 19 }, 'closes_at'],
  ['winners come with the close', { winners_at: 30 }, 'winners_at'],
])('%s: the field is named', (_, fields, field) => {
  expect(takeDates({ ...good, ...fields })).toEqual({ ok: false, field });
});
