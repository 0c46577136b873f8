import { domainCalls } from './made/calls.ts';

/** Every call of the product by its name, `<domain>.<verb>`; the API document and the handlers' type are made from it. */
export const calls = domainCalls;

export type Calls = typeof calls;
export type CallName = keyof Calls;
