import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { memberCheckedIn } from './events.ts';

const checkingInDeed = defineDeed('economy', 'check_in', {
  done: [when(memberCheckedIn, ({ uid, day, streak }) => ({ uid, once: `day:${day}`, day, reached: streak }))],
});

/** What members do here. */
export const economyDeeds: readonly Deed[] = [checkingInDeed];
