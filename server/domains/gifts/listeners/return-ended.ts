import { on } from '../../../platform/outbox/listener.ts';
import { holdReturned } from '../../economy/index.ts';
import { returnGift } from '../actions/end-waiting.ts';
import type { Gifted } from '../gifted.ts';
import { giftsOfHolds } from '../sql/waiting-gifts.ts';

/** A gift whose hold was ended by others is its giver's again. */
export const returnEnded = (gifted: Gifted) =>
  on(holdReturned, async (ctx, all) => {
    const holds = all.map(({ hold }) => hold);
    for (const gift of await giftsOfHolds(ctx.db, holds)) await returnGift(gifted, ctx, gift);
  });
