import { checkInCalls } from './check-in-calls.ts';
import { exchangeCalls } from './exchange-calls.ts';
import { ledgerCalls } from './ledger-calls.ts';
import { statementCalls } from './statement-calls.ts';

export const economyCalls = { ...checkInCalls, ...exchangeCalls, ...ledgerCalls, ...statementCalls } as const;
