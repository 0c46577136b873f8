import { expect, test } from 'vitest';
import type { CountryCode } from '../../../contract/primitives/countries.ts';
import { rendered } from '../../testing/rendered.tsx';
import { CheckInCard } from './components/CheckInCard.tsx';
import { CheckInStrip } from './components/CheckInStrip.tsx';
import type { CheckInInfo } from './queries.ts';

const record = (continue_days: number): CheckInInfo =>
  ({
    continue_days,
    total: 4,
    sign: [0, 0, 0, 0, 0, 0, 0],
    day_gold: [1, 2, 3, 4, 5, 6, 7],
    month_gold: 0,
    is_sign: 0,
  }) as never;

const words = (days: number, country: CountryCode = 'ng'): string[] => {
  const press = { busy: false, sign: () => {}, signedHere: false };
  return [CheckInCard, CheckInStrip].map((Part) =>
    rendered(<Part record={record(days)} {...press} />, { country })
      .replace(/<h2.*?<\/h2>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
};

test.each([
  ['ng', '1 day to begin'],
  ['ci', '1 jour pour débuter'],
  ['in', '1 दिन से शुरुआत'],
] as const)('a streak that has not begun invites to its first day (%s)', (country, said) => {
  for (const text of words(0, country)) expect(text).toMatch(new RegExp(`^${said}`));
});

test('a streak counts its days', () => {
  for (const text of words(1)) expect(text).toMatch(/^1 day in a row/);
  for (const text of words(5)) expect(text).toMatch(/^5 days in a row/);
});
