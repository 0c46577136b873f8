import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import { moderatingLimits } from '../../../../../contract/domains/review/moderating/limits.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { daysAfter } from '../../../../platform/days.ts';
import { firstPage, readTimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { type MemberCard, shownName } from '../../../members/index.ts';
import { placeModerated } from '../../../moderation/index.ts';
import type { TakedownKind, TakedownRow } from '../../../threads/index.ts';
import type { People } from '../actions/moderated.ts';
import { findTakenDown } from '../sql/taken-down.ts';

type Call = (typeof reviewCalls)['review.taken-down'];
type Cards = ReadonlyMap<number, MemberCard>;

/** What moderators have hidden or deleted in the countries that the caller moderates. */
export const takenDown =
  ({ members }: People) =>
  async ({ db, actor, locale }: MemberCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const size = moderatingLimits.rows;
    const country = placeModerated(actor);
    const found = await findTakenDown(db, country, readTimeKey(after), size + 1);
    const { rows, next } = firstPage(found, size, ({ at, pid }) => writeTimeKey({ at, id: pid }));
    const cards = await members(db, [
      ...new Set(rows.flatMap(({ authorid, by_uid }) => [authorid, by_uid ?? authorid])),
    ]);
    return {
      list: rows.map((row) => ({
        ...{ tid: row.tid, pid: row.pid, first: row.pid === row.first_pid ? (1 as const) : (0 as const) },
        subject: row.subject,
        author: presentAuthor(cards.get(row.authorid), row.authorid, locale),
        ...presentTakedown(row, cards, locale),
      })),
      next: next ?? '',
    };
  };

export const presentAuthor = (card: MemberCard | undefined, uid: number, locale: Language) => ({
  uid,
  username: shownName(card, locale),
  avatar: card?.avatar ?? '',
  country_fid: card?.countryFid ?? 0,
});

export const presentTakedown = ({ kind, rule, reason, at, by_uid }: TakedownRow, cards: Cards, locale: Language) => ({
  kind: kind as TakedownKind,
  rule: rule as ModerationRule,
  reason,
  at: at.toISOString(),
  by: by_uid === null ? null : { uid: by_uid, username: shownName(cards.get(by_uid), locale) },
  until: kind === 'removed' ? daysAfter(at, moderatingLimits.restoreDays).toISOString() : null,
});
