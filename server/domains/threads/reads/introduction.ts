import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pagesOf } from '../rules/paging.ts';
import { digestIds } from '../sql/thread-lists.ts';
import type { ReadDeps } from './deps.ts';
import { threadRows } from './rows.ts';
import { readerOf } from './viewing.ts';

type Call = (typeof threadsCalls)['threads.introduction'];

const limit = 20;
/** A country's digest is read so far and no further. */
const most = 500;

/** A country's digest threads, newest first. */
export const introduction =
  (people: ReadDeps) =>
  async (ctx: Ctx, { country_fid, page }: InputOf<Call>): Promise<DataOf<Call>> => {
    ctx.touch(`f:${country_fid}`);
    const tids = countryOfFid(country_fid)
      ? await digestIds(ctx.db, country_fid, { reader: await readerOf(ctx, people), limit: most })
      : [];
    const list = await threadRows(ctx, people, tids.slice((page - 1) * limit, page * limit));
    return { list, page, count: tids.length, totalPage: pagesOf(tids.length, limit) };
  };
