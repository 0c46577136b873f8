import { appealingLimits } from '../../../../contract/domains/review/appealing/limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { daysAfter } from '../../../platform/days.ts';

interface Act {
  at: Date;
  ended_at: Date | null;
}

export const appealUntil = ({ at }: Pick<Act, 'at'>): Date => daysAfter(at, appealingLimits.appealDays);

/** Why an act may not be appealed against now. */
export function mayAppeal(act: Act, appealed: boolean, now: Date): RefusalName | undefined {
  if (appealed) return 'threads.appealed_before';
  if (act.ended_at !== null) return 'threads.act_over';
  return appealUntil(act) < now ? 'threads.appeal_late' : undefined;
}

type Appeal = { answered_at: Date | null; answered_by: number | null; lifted: boolean };

/** What became of an appeal. */
export function stateOf({ answered_at, answered_by, lifted }: Appeal): 'open' | 'granted' | 'upheld' | 'over' {
  if (answered_at === null) return 'open';
  if (answered_by === null) return 'over';
  return lifted ? 'granted' : 'upheld';
}
