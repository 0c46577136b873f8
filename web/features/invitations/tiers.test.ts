import { expect, test } from 'vitest';
import { invitationRewards } from '../../../contract/domains/invitations/limits.ts';
import { progressOf } from './tiers.ts';

const tiers = [...invitationRewards.months];
const month = (invitees: number, next: number | null) => ({
  month: '2026-11',
  invitees,
  xgold: 0,
  next: next === null ? null : { invitees: next, xgold: 1 },
  pays_at: 0,
});

test.each([
  [0, 5, 0],
  [3, 5, 0.6],
  [5, 10, 0],
  [8, 10, 0.6],
  [35, 50, 0.5],
  [100, null, 1],
])('%i friends on the way to %s are %f of it', (invitees, next, progress) => {
  expect(progressOf({ tiers, month: month(invitees, next) })).toBeCloseTo(progress);
});
