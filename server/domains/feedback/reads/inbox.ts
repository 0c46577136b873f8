import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { type feedbackCategories, feedbackLimits } from '../../../../contract/domains/feedback/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';
import { picturesByAid } from '../../media/index.ts';
import { type MembersByIds, shownName } from '../../members/index.ts';
import { findDone, findOpen, type MessageRow } from '../sql/messages.ts';

type Call = Calls['feedback.inbox'];

/** What members and guests reported, with who they are and the picture that they sent. */
export const inbox =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, { state, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { rows, next } = firstPage(await rowsOf(ctx, state, after), feedbackLimits.rows, keyOf);
    const people = await cards(
      ctx.db,
      rows.flatMap((row) => row.uid ?? []),
    );
    const pictures = await picturesByAid(
      ctx.db,
      rows.flatMap((row) => row.aid ?? []),
    );
    const list = rows.map((row) => {
      const card = row.uid === null ? undefined : people.get(row.uid);
      return {
        ...present(row),
        member: card
          ? { uid: card.uid, username: shownName(card, ctx.locale), avatar: card.avatar, countryFid: card.countryFid }
          : null,
        screenshot: (row.aid === null ? undefined : pictures.get(row.aid)) ?? null,
      };
    });
    return { list, next };
  };

function rowsOf({ db }: MemberCtx, state: 'open' | 'done', after: string | undefined): Promise<MessageRow[]> {
  const size = feedbackLimits.rows + 1;
  if (state === 'done') return findDone(db, readTimeKey(after ?? ''), size);
  return findOpen(db, readIdKey(after, 0), size);
}

const keyOf = ({ id, done_at }: MessageRow): string => (done_at ? writeTimeKey({ at: done_at, id }) : String(id));

const present = (row: MessageRow) => ({
  id: row.id,
  category: row.category as (typeof feedbackCategories)[number],
  message: row.message,
  contact: row.contact,
  page: row.page,
  language: row.language,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
  note: row.note,
});
