import type { BesideOf, DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import { type NoticePage, noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readKey, writeKey } from '../rules/notice-key.ts';
import { idsOfPage, noticesByIds, noticesOfPage, unreadNotices } from '../sql/notices.ts';
import { presentNotices, type ReadDeps } from './scene.ts';
import { unreadCounts } from './unread.ts';

type Calls = typeof noticesCalls;
type Read<K extends keyof Calls> = (ctx: MemberCtx, input: InputOf<Calls[K]>) => Promise<DataOf<Calls[K]>>;

const readerOf = ({ actor, locale }: MemberCtx) => ({ viewer: actor, locale });

/** A page by its number: no more are kept than can be counted each time. */
async function numbered(deps: ReadDeps, ctx: MemberCtx, name: NoticePage, page: number) {
  const { uid } = ctx.actor;
  const ids = await idsOfPage(ctx.db, uid, name, noticeLimits.kept);
  const start = (page - 1) * noticeLimits.page;
  const rows = await noticesByIds(ctx.db, uid, ids.slice(start, start + noticeLimits.page));
  const list: Notice[] = await presentNotices(deps, ctx.db, readerOf(ctx), rows);
  return { list, count: ids.length, totalPage: Math.ceil(ids.length / noticeLimits.page) };
}

/** System notices; their total is told in whole pages (R-NOT-003, R-NOT-005). */
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
      unreadCounts(deps, ctx.db, ctx.actor.uid),
      unreadNotices(ctx.db, ctx.actor.uid, num),
    ]);
    return { ...counts, list: await presentNotices(deps, ctx.db, readerOf(ctx), rows) };
  };

/** A page of notices by the row it goes on after. */
export const noticeList =
  (deps: ReadDeps): Read<'notices.list'> =>
  async (ctx, { type, after, limit }) => {
    const { uid } = ctx.actor;
    const key = after === '' ? undefined : readKey(after);
    if (after !== '' && !key) refuse('wire.bad_input', { issues: [{ field: 'after', text: 'wire.issue.invalid' }] });
    const [rows, unread] = await Promise.all([
      noticesOfPage(ctx.db, uid, type, limit + 1, key),
      unreadCounts(deps, ctx.db, uid),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const next = rows.length > limit && last ? writeKey({ at: last.updated_at, id: last.id }) : '';
    return { list: await presentNotices(deps, ctx.db, readerOf(ctx), shown), next, unread };
  };
