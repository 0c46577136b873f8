import type { ContestDecider } from '../../../contract/domains/contests/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import { type Dated, juryDecides, phaseOf } from './rules/phase.ts';

/** What entering looks at of a contest. */
export interface Enterable extends Dated {
  country_fid: number;
}

/** Whether a member may enter a contest now, as far as its country and its dates decide. */
export function mayEnter(
  { countryFid }: { countryFid: number },
  contest: Enterable,
  now: Date,
): RefusalName | undefined {
  if (contest.country_fid !== 0 && contest.country_fid !== countryFid) return 'contests.other_country';
  const phase = phaseOf(contest, now);
  if (phase === 'before') return 'contests.not_open_yet';
  return phase === 'open' ? undefined : 'contests.closed';
}

/** Whether a member of the jury may give points now: from its opening until there are winners. */
export function mayJudge(
  isJuror: boolean,
  contest: Dated & { decide: ContestDecider },
  now: Date,
): RefusalName | undefined {
  if (!isJuror || !juryDecides(contest.decide)) return 'contests.not_jury';
  const phase = phaseOf(contest, now);
  if (phase === 'before') return 'contests.not_open_yet';
  return phase === 'won' ? 'contests.jury_over' : undefined;
}
