import type { FoundMember, followItem, HiddenItem } from '../../../contract/domains/follows/shapes.ts';
import type { OwnOf, SharedOf } from '../../../contract/own.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, presentListed } from '../members/index.ts';

/** A member in a list, as all readers see them. */
export const presentFollowItem = (locale: Language, card: MemberCard, fans: number): SharedOf<typeof followItem> => ({
  ...presentListed(locale, card),
  sightml: card.sightml,
  fansCount: fans,
});

/** What the reader and this member are to each other. */
interface Tie {
  follows: boolean;
  mutual: boolean;
}

export function ownFollowItem({ follows, mutual }: Tie): OwnOf<typeof followItem> {
  const state = follows ? 1 : 0;
  return { isFollowing: state, follows_status: state, status: mutual ? 2 : state };
}

export const presentHidden = (locale: Language, card: MemberCard, since: Date): HiddenItem => ({
  ...presentListed(locale, card),
  since: unixSeconds(since),
});

/** Whether the reader has muted or blocked a member. */
export const presentHide = (muted: boolean, blocked: boolean) => ({
  mute_status: muted ? (1 as const) : (0 as const),
  block_status: blocked ? (1 as const) : (0 as const),
});

export const presentFound = ({ uid, username, avatar, countryFid }: MemberCard, follows: boolean): FoundMember => ({
  ...{ uid, username, avatar },
  country_fid: countryFid,
  isFollowing: follows ? 1 : 0,
});
