import { checkInCalls } from './check-in-calls.ts';
import { statementCalls } from './statement-calls.ts';

export const economyCalls = { ...checkInCalls, ...statementCalls } as const;
