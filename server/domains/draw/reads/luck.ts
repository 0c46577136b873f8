import type { LuckInfo } from '../../../../contract/domains/draw/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { membersByIds, standingsOf } from '../../members/index.ts';
import { mayEnter, maySpeak, sanctionsOf } from '../../moderation/index.ts';
import type { PickRow } from '../sql/picks.ts';
import type { PrizeRow } from '../sql/prizes.ts';

type Reading = Pick<Ctx, 'db' | 'now' | 'locale'>;

/** What was drawn, with what an operator has to know of the member before confirming. */
export async function luckOf(
  ctx: Reading,
  pick: PickRow,
  { prizes, picks }: { prizes: readonly PrizeRow[]; picks: readonly PickRow[] },
): Promise<LuckInfo> {
  const prize = prizes.find(({ prizeid }) => prizeid === pick.prizeid);
  const uid = pick.uid ?? 0;
  const card = (await membersByIds(ctx.db, [uid])).get(uid);
  const standing = (await standingsOf(ctx.db, [uid])).get(uid);
  const before = picks.filter(
    ({ prizeid, again, state, place }) =>
      prizeid === pick.prizeid && again === 0 && state !== 'passed' && place < pick.place,
  );
  return {
    ...{ drawid: pick.drawid, prizeid: pick.prizeid, prize: prize?.names[ctx.locale] ?? '', place: pick.place },
    piece: pick.again > 0 ? Math.max(1, before.length) : before.length + 1,
    ...{ count: prize?.count ?? 0, again: pick.again, ticket: pick.ticket, uid },
    ...{ username: card?.username ?? '', avatar: card?.avatar ?? '' },
    joined_at: standing ? unixSeconds(standing.joinedAt) : 0,
    verified: flag(standing?.verified ?? false),
    restriction: await restrictionOf(ctx, card?.username ? uid : 0),
  };
}

async function restrictionOf({ db, now }: Reading, uid: number): Promise<LuckInfo['restriction']> {
  if (uid === 0) return 'gone';
  const sanction = (await sanctionsOf(db, [uid], now)).get(uid);
  if (!sanction) return '';
  if (!mayEnter(sanction)) return 'banned';
  return maySpeak(sanction) ? '' : 'silenced';
}
