import { nextPrize, type Pick as ShownPick } from '../../../../contract/domains/draw/verify/picks.ts';
import type { DrawRow } from '../sql/draws.ts';
import type { PickRow } from '../sql/picks.ts';
import type { PrizeRow } from '../sql/prizes.ts';

/** A place as the check reads it; one that waits to be confirmed stands as won. */
export const shownPick = ({ place, prizeid, ticket, state, again }: PickRow): ShownPick => ({
  ...{ place, prizeid, ticket, again },
  outcome: state === 'proposed' ? 'won' : state,
});

export const piecesOf = (prizes: readonly PrizeRow[]) => prizes.map(({ prizeid, count }) => ({ id: prizeid, count }));

/** The prize of the next place; undefined where all is drawn, or every ticket had its turn. */
export function nextOf(draw: DrawRow, prizes: readonly PrizeRow[], picks: readonly PickRow[]) {
  const next = nextPrize(piecesOf(prizes), picks.map(shownPick));
  const someLeft = draw.entries > 0 && (!draw.once || picks.length < draw.entries);
  return { next, someLeft };
}

/** Whether a closed draw has nothing left to draw or to confirm. */
export function isAllDrawn(draw: DrawRow, prizes: readonly PrizeRow[], picks: readonly PickRow[]): boolean {
  const { next, someLeft } = nextOf(draw, prizes, picks);
  return picks.every(({ state }) => state !== 'proposed') && (next === undefined || !someLeft);
}
