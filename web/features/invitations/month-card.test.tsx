import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { MonthCard } from './components/MonthCard.tsx';
import type { OwnInvitations } from './queries.ts';

test.for([
  ['ng', 'on 1 December 2026.'],
  ['ci', '1 décembre 2026'],
  ['in', '1 दिसंबर 2026'],
] as const)('in %s the day of the bonus is written as a sentence writes it', ([country, day]) => {
  const own = {
    month: { month: '2026-11', pays_at: Date.UTC(2026, 11, 1) / 1000, invitees: 0, next: null },
    tiers: [{ invitees: 5, xgold: 100 }],
    months: [],
  } as unknown as OwnInvitations;
  expect(rendered(<MonthCard own={own} />, { country })).toContain(day);
});
