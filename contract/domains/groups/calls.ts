import { manageCalls } from './manage-calls.ts';
import { readCalls } from './read-calls.ts';

export const groupsCalls = { ...readCalls, ...manageCalls } as const;
