import type { goodsCalls } from '../../../../../contract/domains/threads/traits/goods/calls.ts';
import { prepared } from '../../../../platform/http/handlers.ts';
import { nightly } from '../../../../platform/jobs/cron-line.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { lookUp, readGoods } from './actions/look-up.ts';
import { sweepGoods } from './jobs/sweep-goods.ts';

type Tables = 'threads.goods' | 'threads.goods_addresses' | 'threads.thread_goods';

const ofPages = { none: 'what pages say of products' } as const;

export const goodsRoom = (deps: RoomDeps): Room<keyof typeof goodsCalls, Tables> => ({
  handlers: {
    'threads.get-goods-info': prepared(
      (ctx, input) => readGoods(deps, ctx, input),
      (ctx, _, looked) => lookUp(ctx, looked),
    ),
  },
  tables: {
    'threads.goods': ofPages,
    'threads.goods_addresses': ofPages,
    'threads.thread_goods': { none: 'parts of threads' },
  },
  tasks: { 'threads.sweep-goods': async () => void (await sweepGoods(deps)) },
  cron: [{ task: 'threads.sweep-goods', match: '52 3 * * *', promise: nightly }],
});
