import { on } from '../../../platform/outbox/listener.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { hidesChanged, memberFollowed, memberUnfollowed } from '../../follows/index.ts';
import { withdrawDoers } from '../actions/withdraw.ts';
import { writeNotices } from '../actions/write-notices.ts';
import { followKey, tellFollow } from '../rules/tell.ts';

/** Who follows a member, until it is taken back; and of whom nothing is told any more, or again. */
export const tellOfFollows = [
  on(memberFollowed, (ctx, all) => writeNotices(ctx, all.flatMap(tellFollow))),
  on(memberUnfollowed, (ctx, all) =>
    withdrawDoers(
      ctx,
      all.map(({ uid, followUid }) => ({ uid: followUid, key: followKey, doer: uid })),
    ),
  ),
  // What is unread is counted without whom one doesn't want to see.
  on(hidesChanged, (ctx, all) =>
    changed(
      ctx.db,
      'notices.unread',
      all.flatMap(({ uid, otherUid }) => [uid, otherUid]),
    ),
  ),
];
