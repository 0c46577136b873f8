import { manageCalls } from './manage-calls.ts';
import { readCalls } from './read-calls.ts';
import { writeCalls } from './write-calls.ts';

export const threadsCalls = { ...readCalls, ...writeCalls, ...manageCalls } as const;
