import { checkInCalls } from './check-in-calls.ts';

export const economyCalls = { ...checkInCalls } as const;
