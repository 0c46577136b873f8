import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { numberedPages, pageFigures, readPage, readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentHidden } from '../present.ts';
import { hiddenPage } from '../sql/hides.ts';
import type { ListDeps } from './member-lists.ts';

type Call = (typeof followsCalls)['follows.hidden-list'];

/** Whom the caller has blocked or muted. */
export const hiddenList =
  ({ members }: ListDeps) =>
  async (ctx: MemberCtx, { kind, page, perpage, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const asked = { page, limit: perpage, after };
    const paged = await readPage(asked, { pages: numberedPages, key: readTimeKey }, (limit, key) =>
      hiddenPage(ctx.db, ctx.actor.uid, kind === 'muted' ? 1 : 2, limit, key),
    );
    if (!paged) return refuse('wire.bad_input', { issues: [{ field: 'after', text: 'wire.issue.invalid' }] });
    const { rows, more } = paged;
    const cards = await members(
      ctx.db,
      rows.map((row) => row.id),
    );
    const list = rows.flatMap(({ id, at }) => {
      const card = cards.get(id);
      return card ? [presentHidden(ctx.locale, card, at)] : [];
    });
    const counted = (page - 1) * perpage + rows.length + (more ? 1 : 0);
    return {
      list,
      ...pageFigures(page, perpage, counted, rows.length, more),
      next: more ? writeTimeKey(rows.at(-1)!) : '',
    };
  };
