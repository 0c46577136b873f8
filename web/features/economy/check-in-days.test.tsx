import { expect, test } from 'vitest';
import type { CountryCode } from '../../../contract/primitives/countries.ts';
import { rendered } from '../../testing/rendered.tsx';
import { CheckInCard } from './components/CheckInCard.tsx';
import { CheckInStrip } from './components/CheckInStrip.tsx';
import type { CheckInInfo } from './queries.ts';

const record = (continue_days: number, total = 4): CheckInInfo =>
  ({
    continue_days,
    total,
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
  ['ng', 'Start today'],
  ['ci', 'Commencez aujourd’hui'],
  ['in', 'आज से शुरू करें'],
] as const)('a streak that has not begun invites to its first day (%s)', (country, said) => {
  for (const text of words(0, country)) expect(text).toMatch(new RegExp(`^${said}`));
});

test.each([
  ['ng', 'Sign today, +1'],
  ['ci', 'Je suis là, +1'],
  ['in', 'आज हाज़िरी, +1'],
] as const)('who never checked in is invited to do it today by the button alone (%s)', (country, said) => {
  const press = { busy: false, sign: () => {}, signedHere: false };
  const html = rendered(<CheckInStrip record={record(0, 0)} {...press} />, { country });
  expect(html).toContain(`>${said}</button>`);
  expect(html).not.toMatch(/<p[ >]/);
  expect(rendered(<CheckInStrip record={record(0)} {...press} />, { country })).not.toContain(said);
});

test('a streak counts its days', () => {
  for (const text of words(1)) expect(text).toMatch(/^1 day in a row/);
  for (const text of words(5)) expect(text).toMatch(/^5 days in a row/);
});
