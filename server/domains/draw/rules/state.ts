import type { DrawState, DrawStep } from '../../../../contract/domains/draw/limits.ts';
import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { secondsOrNone, unixSeconds } from '../../../platform/unix-seconds.ts';
import type { DrawRow } from '../sql/draws.ts';

type Standing = Pick<DrawRow, 'state' | 'opens_at' | 'closes_at'>;

/** How a draw is shown: open between its dates, drawing once a place was drawn. */
export function shownState({ state, opens_at, closes_at }: Standing, now: Date, drawn: number): DrawState {
  if (state === 'sealed' && closes_at <= now) return 'closed';
  if (state === 'sealed') return opens_at <= now ? 'open' : 'sealed';
  return state === 'closed' && drawn > 0 ? 'drawing' : state;
}

/** When the clock alone changes how a draw is shown: it opens, or it closes. */
export const nextTurn = ({ state, opens_at, closes_at }: Standing, now: Date): Date | undefined =>
  state === 'sealed' ? [opens_at, closes_at].find((at) => at > now) : undefined;

type Stepping = Pick<
  DrawRow,
  'sealed_at' | 'opens_at' | 'closes_at' | 'closed_at' | 'round' | 'beacon_at' | 'published_at'
>;

/** The five steps with their moments: what was, and what is due as far as it is known. */
export function stepsOf(draw: Stepping, now: Date): DrawView['steps'] {
  const step = (name: DrawStep, done: boolean, at: number) => ({
    ...{ step: name, at },
    done: done ? (1 as const) : (0 as const),
  });
  return [
    step('sealed', draw.sealed_at !== null, secondsOrNone(draw.sealed_at)),
    step('open', draw.sealed_at !== null && draw.opens_at <= now, unixSeconds(draw.opens_at)),
    step('closed', draw.closed_at !== null, unixSeconds(draw.closes_at)),
    step('beacon', draw.beacon_at !== null, secondsOrNone(draw.beacon_at)),
    step('published', draw.published_at !== null, secondsOrNone(draw.published_at)),
  ];
}

/** Whether an act of this moment counts for a draw. */
export const countsAt = ({ opens_at, closes_at }: Pick<DrawRow, 'opens_at' | 'closes_at'>, at: Date): boolean =>
  opens_at <= at && at < closes_at;

/** The chances of a member who did so often what gives a ticket; 0 for none. */
export const weightOf = ({ need, chances }: Pick<DrawRow, 'need' | 'chances'>, times: number): number =>
  Math.min(chances, Math.floor(times / need));
