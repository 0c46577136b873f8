import { expect, test } from 'vitest';
import { countries } from '../../../../contract/primitives/countries.ts';
import { dayAfter, daysBetween, endsWeek, isOver, mondayOf, ownSpans, utcSpan } from './days.ts';

test('days go on over months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('a country’s day begins at its own midnight, and each country has one', () => {
  const spans = ownSpans('2026-11-20');
  const lagos = spans.find((each) => each.countries.includes(188));
  expect(lagos?.span.from.toISOString()).toBe('2026-11-19T23:00:00.000Z');
  expect(lagos?.span.to.toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(spans.flatMap((each) => each.countries).sort()).toEqual(countries.map(({ fid }) => fid).sort());
  expect(utcSpan('2026-11-20').from.toISOString()).toBe('2026-11-20T00:00:00.000Z');
});

test('no country’s day is still going on when it is over by UTC', () => {
  for (const { span } of ownSpans('2026-11-20'))
    expect(span.to.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-21'));
  expect(isOver('2026-11-20', new Date('2026-11-20T23:59:00Z'))).toBe(false);
  expect(isOver('2026-11-20', new Date('2026-11-21T00:00:00Z'))).toBe(true);
});

test('a week is from Monday to Sunday', () => {
  expect([endsWeek('2026-11-29'), endsWeek('2026-11-30')]).toEqual([true, false]);
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});
