import { adminCalls } from './admin-calls.ts';
import { goodsCalls } from './goods-calls.ts';
import { orderCalls } from './order-calls.ts';
import { tokenCalls } from './token-calls.ts';

export const storeCalls = { ...goodsCalls, ...tokenCalls, ...orderCalls, ...adminCalls } as const;
