import type { discovered, newcomer, RankingMe, rankingRow } from '../../../contract/domains/ranking/shapes.ts';
import type { OwnOf, SharedOf } from '../../../contract/own.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { oneLine } from '../../platform/one-line.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, presentListed } from '../members/index.ts';
import type { Given } from './rules/score.ts';
import type { Place } from './sql/places.ts';

/** Places won since the day began. */
const movedOf = ({ place, before }: Place): number | null => (before === null ? null : before - place);

export const presentRow = (locale: Language, card: MemberCard, place: Place): SharedOf<typeof rankingRow> => ({
  rank: place.place,
  ...presentListed(locale, card),
  points: place.points,
  moved: movedOf(place),
  like: place.likes,
});

/** What in a row is the reader's own. */
export const presentOwn = (follows: boolean, likes: boolean): OwnOf<typeof rankingRow> => ({
  follow_status: follows ? 1 : 0,
  is_like: likes ? 1 : 0,
});

/** Where the reader stands; `ahead` is who stands before them. */
export const presentMe = (
  uid: number,
  place: Place | undefined,
  { likes, comments, followers, views }: Given,
  ahead: { card: MemberCard; place: Place } | undefined,
): RankingMe => ({
  uid,
  rank: place?.place ?? 0,
  points: place?.points ?? 0,
  moved: place ? movedOf(place) : null,
  like: likes,
  comments,
  followers,
  views,
  next:
    place && ahead
      ? { uid: ahead.card.uid, username: ahead.card.username, points: ahead.place.points - place.points }
      : null,
});

export const presentDiscovered = (locale: Language, card: MemberCard, points: number): SharedOf<typeof discovered> => ({
  ...presentListed(locale, card),
  line: oneLine(card.sightml),
  points,
});

/** What somebody to discover is to the reader. */
export const presentTie = (follows: boolean, own: boolean): OwnOf<typeof discovered> => ({
  follow_status: follows ? 1 : 0,
  is_own: own ? 1 : 0,
});

export const presentNewcomer = (
  locale: Language,
  card: MemberCard,
  { joinedAt, tid, subject }: { joinedAt: Date; tid: number; subject: string },
): SharedOf<typeof newcomer> => ({ ...presentListed(locale, card), joined: unixSeconds(joinedAt), tid, subject });

/** Whether a newcomer is the reader. */
export const presentSelf = (own: boolean): OwnOf<typeof newcomer> => ({ is_own: own ? 1 : 0 });
