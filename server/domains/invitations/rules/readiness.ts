import { daysAfter } from '../../../platform/days.ts';

export interface Figures {
  activeDays: number;
  withinDays: number;
}

interface Friend {
  joinedAt: Date;
  verified: boolean;
  activeDays: number;
}

/** Whether an invited friend counts: verified and here on so many days, within so many days of joining. */
export function readinessOf(friend: Friend | undefined, figures: Figures, now: Date): 'ready' | 'waiting' | 'lapsed' {
  if (!friend) return 'lapsed';
  if (friend.verified && friend.activeDays >= figures.activeDays) return 'ready';
  return now > daysAfter(friend.joinedAt, figures.withinDays) ? 'lapsed' : 'waiting';
}
