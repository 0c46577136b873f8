import type { z } from 'zod';
import type { named } from '../../../../contract/domains/operators/shapes.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import { translate } from '../../../platform/texts.ts';
import { groupTitleId } from '../../members/index.ts';
import { groupInForce, sanctionsOf } from '../../moderation/index.ts';
import type { ConsoleDeps } from './deps.ts';

export type Named = z.output<typeof named>;

/** How the console names these members, in two queries whatever their number; null for a member who is gone. */
export async function namesOf(
  { cards }: ConsoleDeps,
  { db, now, locale }: Pick<ReadCtx, 'db' | 'now' | 'locale'>,
  uids: readonly (number | null)[],
): Promise<(uid: number | null) => Named | null> {
  const wanted = uids.filter((uid) => uid !== null);
  const [found, sanctions] = [await cards(db, wanted), await sanctionsOf(primaryOf(db), wanted, now)];
  return (uid) => {
    const card = uid === null ? undefined : found.get(uid);
    if (!card) return null;
    const groupid = groupInForce(card.groupid, sanctions.get(card.uid));
    return {
      uid: card.uid,
      username: card.username,
      avatar: card.avatar,
      countryFid: card.countryFid,
      groupid,
      groupTitle: translate(locale, groupTitleId(groupid)),
    };
  };
}
