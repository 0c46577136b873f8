import type { BesideOf, DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import { type NoticePage, noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, readPage } from '../../../platform/keyset.ts';
import { noticesOfPage, unreadNotices } from '../sql/notices.ts';
import { presentNotices, type ReadDeps, seenNotices } from './scene.ts';
import { unreadCounts } from './unread.ts';

type Calls = typeof noticesCalls;
type Read<K extends keyof Calls> = (ctx: MemberCtx, input: InputOf<Calls[K]>) => Promise<DataOf<Calls[K]>>;

const readerOf = ({ actor, locale }: MemberCtx) => ({ viewer: actor, locale });

/** A page by its number: no more are stored than can be looked at each time. */
async function numbered(deps: ReadDeps, ctx: MemberCtx, name: NoticePage, page: number) {
  const { db, actor } = ctx;
  const all = await noticesOfPage(db, actor.uid, name, noticeLimits.perMember);
  const { rows } = await seenNotices(deps, db, actor, all);
  const start = (page - 1) * noticeLimits.page;
  const list: Notice[] = await presentNotices(deps, db, readerOf(ctx), rows.slice(start, start + noticeLimits.page));
  return { list, count: rows.length, totalPage: Math.ceil(rows.length / noticeLimits.page) };
}

/** System notices; their total is given in whole pages (R-NOT-003, R-NOT-005). */
export const systemList =
  (deps: ReadDeps) =>
  async (
    ctx: MemberCtx,
    { page }: InputOf<Calls['notices.system-list']>,
  ): Promise<{ data: DataOf<Calls['notices.system-list']>; beside: BesideOf<Calls['notices.system-list']> }> => {
    const { list, totalPage } = await numbered(deps, ctx, 'systems', page);
    return {
      data: { systemCount: noticeLimits.page * totalPage },
      beside: { Variables: { notelist: list, totalpage: totalPage } },
    };
  };

export const atMeList =
  (deps: ReadDeps): Read<'notices.at-me-list'> =>
  async (ctx, { page }) => {
    const { list, count } = await numbered(deps, ctx, 'atme', page);
    return { result: list, count };
  };

/** The counts for a badge, with the newest unread notices. */
export const noticeNum =
  (deps: ReadDeps): Read<'notices.num'> =>
  async (ctx, { num }) => {
    const [counts, rows] = await Promise.all([
      unreadCounts(deps, ctx.db, ctx.actor),
      unreadNotices(ctx.db, ctx.actor.uid, num),
    ]);
    return { ...counts, list: await presentNotices(deps, ctx.db, readerOf(ctx), rows) };
  };

/** A page of notices, or all of them, by the row it goes on after. */
export const noticeList =
  (deps: ReadDeps): Read<'notices.list'> =>
  async (ctx, { type, after, limit }) => {
    const { uid } = ctx.actor;
    const [found, unread] = await Promise.all([
      readPage({ page: 1, limit, after }, (rows, key) =>
        noticesOfPage(ctx.db, uid, type === 'all' ? undefined : type, rows, key),
      ),
      unreadCounts(deps, ctx.db, ctx.actor),
    ]);
    const { rows, more } = found;
    const list = await presentNotices(deps, ctx.db, readerOf(ctx), rows);
    return { list, next: nextPlace({ rows: rows.map(({ updated_at: at, id }) => ({ at, id })), more }), unread };
  };
