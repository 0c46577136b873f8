import type { ZoneOffset } from '../../../../contract/primitives/zones.ts';
import { clockOf } from '../../../lib/time.ts';

/** The clock at which a day's promise ends: midnight is the end of that day. */
export function endClockOf(due: number, zone: readonly ZoneOffset[]): string {
  const clock = clockOf(due, zone);
  return clock === '00:00' ? '24:00' : clock;
}

/** Working time in the largest unit that it fills. */
export function timeLeft(seconds: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (seconds >= 86_400) return { unit: 'days', count: Math.floor(seconds / 86_400) };
  if (seconds >= 3600) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(seconds / 60)) };
}
