import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { findGroup, mayManage, roleIn, rolesOf } from '../../../groups/index.ts';
import { shownName } from '../../../members/index.ts';
import { mayModerate } from '../../../moderation/index.ts';
import { hiddenOfGroup } from '../../../threads/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';

type Call = (typeof reviewCalls)['review.hidden-in-group'];

const most = 50;

/** What is hidden of a group's threads, for its owner and admins. */
export const hiddenInGroup =
  ({ members }: People) =>
  async ({ db, actor, locale }: MemberCtx, { groupid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!(await findGroup(db, groupid))) return refuse('groups.unknown');
    const unfit = mayManage(await roleIn(db, groupid, actor.uid));
    if (unfit) return refuse(unfit);
    const rows = await hiddenOfGroup(db, groupid, most);
    const by = [...new Set(rows.flatMap(({ by_uid }) => by_uid ?? []))];
    const [cards, heads] = await Promise.all([
      members(db, [...by, ...rows.map(({ authorid }) => authorid)]),
      rolesOf(db, groupid, by),
    ]);
    const isOurs = (uid: number | null): boolean => {
      const card = uid === null ? undefined : cards.get(uid);
      return card !== undefined && !mayModerate(card) && mayManage(heads.get(card.uid)) === undefined;
    };
    return {
      list: rows.map(({ tid, subject, authorid, reason, by_uid, at }) => ({
        ...{ tid, subject, authorid, author: shownName(cards.get(authorid), locale), reason },
        ...{ ours: isOurs(by_uid) ? (1 as const) : (0 as const), dateline: unixSeconds(at) },
      })),
    };
  };
