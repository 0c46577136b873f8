import type { goodsCalls } from '../../../../contract/domains/threads/goods/calls.ts';
import { type Handlers, prepared } from '../../../platform/http/handlers.ts';
import type { CronLine } from '../../../platform/jobs/cron-line.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import { type GoodsReading, lookUp, readGoods } from './actions/look-up.ts';

export const goodsHandlers = (reading: GoodsReading): Handlers<keyof typeof goodsCalls> => ({
  'threads.get-goods-info': prepared(
    (ctx, input) => readGoods(reading, ctx, input),
    (ctx, _, looked) => lookUp(ctx, looked),
  ),
});

const ofPages = { none: 'what pages say of products' } as const;

/** Whose the rows are. */
export const goodsTables: Pick<
  OwnersIn<'threads'>,
  'threads.goods' | 'threads.goods_addresses' | 'threads.thread_goods'
> = {
  'threads.goods': ofPages,
  'threads.goods_addresses': ofPages,
  'threads.thread_goods': { none: 'parts of threads' },
};

export const goodsCron: readonly CronLine[] = [{ task: 'threads.sweep-goods', match: '52 3 * * *', promise: nightly }];
