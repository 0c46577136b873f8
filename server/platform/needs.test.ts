import { expect, test } from 'vitest';
import { nothingWaits, waitsSince, waitsUntil } from './needs.ts';

const at = (hour: string) => new Date(`2026-11-29T${hour}:00Z`);

test('the oldest of what waits says when the promise ends', () => {
  expect(waitsSince([at('12:00'), at('09:00')], 2)).toEqual({ count: 2, oldest: at('09:00'), due: at('11:00') });
  expect(waitsSince([at('09:00')])).toEqual({ count: 1, oldest: at('09:00'), due: null });
  expect(waitsSince([], 2)).toEqual(nothingWaits);
});

test('where each has its own end, the first of them is shown, which need not be the oldest’s', () => {
  const waiting = [
    { since: at('09:00'), due: at('20:00') },
    { since: at('10:00'), due: at('15:00') },
  ];
  expect(waitsUntil(waiting)).toEqual({ count: 2, oldest: at('09:00'), due: at('15:00') });
});
