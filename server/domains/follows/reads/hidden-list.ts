import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { presentHidden } from '../present.ts';
import { hiddenPage } from '../sql/hides.ts';
import type { People } from './people.ts';

type Call = (typeof followsCalls)['follows.hidden-list'];

/** Whom the caller has blocked or muted. */
export const hiddenList =
  ({ members }: People) =>
  async (ctx: MemberCtx, { kind, page, perpage, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const asked = { page, limit: perpage, after };
    const found = await readPage(asked, (limit, key) =>
      hiddenPage(ctx.db, ctx.actor.uid, kind === 'muted' ? 1 : 2, limit, key),
    );
    const cards = await members(
      ctx.db,
      found.rows.map((row) => row.id),
    );
    const list = found.rows.flatMap(({ id, at }) => {
      const card = cards.get(id);
      return card ? [presentHidden(ctx.locale, card, at)] : [];
    });
    return { list, ...pageFigures(asked, found), next: nextPlace(found) };
  };
