import { on } from '../../../platform/outbox/listener.ts';
import { returnRewardsOf } from '../../gifts/index.ts';
import { postDeleted, privateReplyDeleted, threadDeleted } from '../events.ts';

/** Rewards that wait for a post or thread that is gone are their givers' again. */
export const returnRewards = [
  on(threadDeleted, ({ db }, all) =>
    returnRewardsOf(
      db,
      all.map(({ tid }) => ({ tid })),
    ),
  ),
  on(postDeleted, ({ db }, all) => returnRewardsOf(db, all)),
  on(privateReplyDeleted, ({ db }, all) => returnRewardsOf(db, all)),
];
