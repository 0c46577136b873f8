import type { RewardHistory } from '../../../contract/domains/gifts/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import type { Giver, Rewarded } from './sql/rewards.ts';

/** For whom it is said: how names are written, whose cards there are, whom the reader doesn't see. */
interface View {
  locale: Language;
  card(uid: number): MemberCard | undefined;
  whyHidden(uid: number): unknown;
}

/** What a post got by rewards, and the first who gave; whom the reader doesn't see, and who is gone, is left out. */
export function presentRewards(
  { locale, card, whyHidden }: View,
  { num, xgold }: Rewarded,
  givers: readonly Giver[],
): RewardHistory {
  const member = givers.flatMap(({ uid, xgold: given, created_at }) => {
    const giver = card(uid);
    if (!giver?.username || whyHidden(uid) !== undefined) return [];
    const { avatar, countryFid: country_fid } = giver;
    const username = shownName(giver, locale);
    return [{ uid, username, avatar, country_fid, xgold: given, dateline: unixSeconds(created_at) }];
  });
  return { num, xgold, memberIds: member.map(({ uid }) => uid), member };
}
