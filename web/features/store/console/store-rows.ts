import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';

export type AdminGoods = DataOf<Calls['store.admin-goods']>['list'][number];
export type AdminOrder = DataOf<Calls['store.admin-orders']>['list'][number];
