import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { MedalNews } from '../../../../contract/domains/tasks/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type MembersByIds, shownName } from '../../members/index.ts';
import { findMedalByKey, type MedalKind, type MedalRow, medalsOf, shownKinds } from '../../profiles/index.ts';

type Data = DataOf<(typeof tasksCalls)['tasks.medal-news']>;

/** The oldest medal that the caller was not yet congratulated on, and how many wait behind it. */
export const medalNews =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx): Promise<Data> => {
    const waiting = (await medalsOf(ctx.db, ctx.actor.uid))
      .filter(({ seen_at }) => seen_at === null)
      .sort((a, b) => a.granted_at.getTime() - b.granted_at.getTime() || (a.medal < b.medal ? -1 : 1));
    const [oldest] = waiting;
    const kind = oldest && (await findMedalByKey(ctx.db, oldest.medal));
    if (!oldest || !kind) return { list: null, more: 0 };
    const shown = (await shownKinds(ctx.db, [kind], ctx.locale)).get(kind.key)!;
    const { medalid, picture, name, description } = shown;
    const list = { medalid, s3_medal: picture, name, description, dateline: unixSeconds(oldest.granted_at) };
    return { list: { ...list, why: await whyOf(ctx, cards, oldest, kind) }, more: waiting.length - 1 };
  };

/** Why somebody has a medal: what happened, in one sentence with who caused it. */
async function whyOf(
  { db, locale }: MemberCtx,
  cards: MembersByIds,
  { how, cause }: MedalRow,
  kind: MedalKind,
): Promise<MedalNews['why']> {
  const nobody = { uid: 0, username: '' };
  if (how !== 'rule' || !kind.figure) return { text: translate(locale, `tasks.why.${how}`), ...nobody };
  const { figure, need } = kind;
  const card = cause === null ? undefined : (await cards(db, [cause])).get(cause);
  if (!card?.username || !isDoneTo(figure))
    return { text: translate(locale, `tasks.did.${figure}`, { need }), ...nobody };
  const text = translate(locale, `tasks.didBy.${figure}`, { need, name: shownName(card, locale) });
  return { text, uid: card.uid, username: card.username };
}

/** What others do to what is a member's: the sentence names who did it last. */
const isDoneTo = (figure: string): boolean => figure.endsWith('_got');
