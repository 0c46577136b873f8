import { checkInCalls } from './check-in-calls.ts';
import { exchangeCalls } from './exchange-calls.ts';

export const economyCalls = { ...checkInCalls, ...exchangeCalls } as const;
