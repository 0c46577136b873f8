import { describe, expect, test } from 'vitest';
import { manualLimits } from '../../../../contract/domains/economy/limits.ts';
import { stateOf, wantsApproval, whyNotDecide } from './manual.ts';

const now = new Date('2026-11-25T12:00:00Z');
const later = new Date('2026-11-25T12:00:01Z');
const waiting = { uid: 7, asked_by: 1, status: 'waiting', expires_at: later };

test.each([
  [1, false],
  [manualLimits.alone, false],
  [manualLimits.alone + 1, true],
  [manualLimits.most, true],
])('whether %i wants a second operator: %s', (amount, wants) => expect(wantsApproval(amount)).toBe(wants));

describe('a transfer by hand', () => {
  test.each([
    ['waiting', later, 'waiting'],
    ['waiting', now, 'expired'],
    ['paid', now, 'paid'],
    ['refused', now, 'refused'],
  ])('that is %s and ends at %s stands as %s', (status, expires_at, state) =>
    expect(stateOf({ status, expires_at }, now)).toBe(state),
  );

  test.each([
    ['another operator', {}, 2, undefined],
    ['who asked for it', {}, 1, 'economy.own_request'],
    ['whose money it is', {}, 7, 'economy.own_account'],
    ['anybody once it is paid', { status: 'paid' }, 2, 'economy.request_decided'],
    ['anybody once it is refused', { status: 'refused' }, 2, 'economy.request_decided'],
    ['anybody once its days are over', { expires_at: now }, 2, 'economy.request_expired'],
  ])('is decided by %s', (_who, part, operator, why) =>
    expect(whyNotDecide({ ...waiting, ...part }, operator, now)).toBe(why),
  );
});
