import type { DataOf, InputOf } from '../../../../contract/call.ts';
import { followLimits } from '../../../../contract/domains/follows/limits.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { RoomsDeps } from '../deps.ts';
import { personOf } from '../present.ts';

type Call = (typeof roomsCalls)['rooms.followed'];

/** Members whom the caller follows, those followed last first; six without a word to search for (R-CHT-038). */
export const followed =
  ({ people }: Pick<RoomsDeps, 'people'>) =>
  async ({ db, actor, locale }: MemberCtx, { search }: InputOf<Call>): Promise<DataOf<Call>> => {
    const [uids, hidden] = await Promise.all([people.followedBy(db, actor.uid), people.hiddenFor(db, actor.uid)]);
    const near = [...uids].filter((uid) => !hidden.has(uid)).slice(0, followLimits.followedLookedThrough);
    const cards = await people.members(db, near);
    const begin = search.toLowerCase();
    const found = near.filter((uid) => {
      const name = cards.get(uid)?.username.toLowerCase() ?? '';
      return name !== '' && name.startsWith(begin);
    });
    const shown = found.slice(0, search === '' ? roomLimits.recommended : roomLimits.listPage);
    return { list: shown.map((uid) => personOf(cards.get(uid), uid, locale)) };
  };
