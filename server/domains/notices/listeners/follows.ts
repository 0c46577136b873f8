import { on } from '../../../platform/outbox/listener.ts';
import { memberFollowed, memberUnfollowed } from '../../follows/index.ts';
import { withdrawDoers } from '../actions/withdraw.ts';
import { writeNotices } from '../actions/write-notices.ts';
import { followKey, tellFollow } from '../rules/tell.ts';

/** Who follows a member, until it is taken back. */
export const tellOfFollows = [
  on(memberFollowed, (ctx, all) => writeNotices(ctx, all.flatMap(tellFollow))),
  on(memberUnfollowed, (ctx, all) =>
    withdrawDoers(
      ctx,
      all.map(({ uid, followUid }) => ({ uid: followUid, key: followKey, doer: uid })),
    ),
  ),
];
