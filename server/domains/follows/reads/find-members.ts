import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import { followLimits } from '../../../../contract/domains/follows/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { searchMembers } from '../../members/index.ts';
import { isThere } from '../policy.ts';
import { presentFound } from '../present.ts';
import type { People } from './people.ts';

type Call = (typeof followsCalls)['follows.find-members'];

const { offered, followedLookedThrough } = followLimits;

/** Members to be named in a text, without those hidden either way: whom the writer follows, then any by the name's index. */
export const findMembers =
  ({ members, followedBy, hiddenFor }: People) =>
  async ({ db, actor }: MemberCtx, { q }: InputOf<Call>): Promise<DataOf<Call>> => {
    const [followed, hidden] = await Promise.all([followedBy(db, actor.uid), hiddenFor(db, actor.uid)]);
    const near = [...followed].slice(0, followedLookedThrough);
    const named = q === '' ? [] : await searchMembers(db, { by: 'name', q, after: '', limit: offered * 4 });
    const cards = await members(db, [...near, ...named.map(({ uid }) => uid)]);
    const begins = q.toLowerCase();
    const list = [...cards.values()]
      .filter((card) => isThere(card) && card.uid !== actor.uid && !hidden.has(card.uid))
      .filter(({ username }) => username.toLowerCase().startsWith(begins));
    const known = list.filter(({ uid }) => followed.has(uid));
    const others = list.filter(({ uid }) => !followed.has(uid));
    const rest = others.sort((a, b) => (a.username < b.username ? -1 : 1));
    return { list: [...known, ...rest].slice(0, offered).map((card) => presentFound(card, followed.has(card.uid))) };
  };
