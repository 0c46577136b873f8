import { adminCalls } from './admin-calls.ts';
import { keyCalls } from './key-calls.ts';
import { publicCalls } from './public-calls.ts';

export const drawCalls = { ...publicCalls, ...keyCalls, ...adminCalls } as const;
