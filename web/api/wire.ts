import type { BesideOf, CallerInputOf, DataOf } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Refused } from '../../contract/open-envelope.ts';

/** A call as the browser knows it: the contract without its schemas. */
export interface CallWire {
  method: 'GET' | 'POST';
  path: string;
  envelope: Envelope;
  /** Inputs sent in the query. */
  query?: readonly string[];
  fixed?: { query?: Readonly<Record<string, string>>; body?: Readonly<Record<string, string>> };
  signs?: true;
  idempotent?: true;
  files?: readonly string[];
}

/** Inputs of a call without those that the contract fixes for it; a call without inputs takes nothing. */
export type Input<K extends CallName> = CallerInputOf<Calls[K]>;

/** A successful answer, whatever envelope it came in. */
export interface Answer<K extends CallName> {
  ok: true;
  data: DataOf<Calls[K]>;
  beside: BesideOf<Calls[K]>;
  msg: string;
}

/** Makes a call, in the server's process or from the browser. */
export type Caller = <K extends CallName>(name: K, input: Input<K>) => Promise<Answer<K>>;

/** A refusal as an error, thrown by `call` on both sides. */
export class ApiRefusal extends Error {
  readonly refusal: string;
  readonly msg: string;
  readonly code: number | undefined;
  readonly errCode: number | undefined;
  readonly http: number;
  readonly issues: Refused['issues'];
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(refused: Omit<Refused, 'ok'>) {
    super(refused.msg);
    this.name = 'ApiRefusal';
    this.refusal = refused.name;
    this.msg = refused.msg;
    this.code = refused.code;
    this.errCode = refused.errCode;
    this.http = refused.http;
    this.issues = refused.issues;
    this.extra = refused.extra;
  }
}

export const isRefusal = (error: unknown): error is ApiRefusal => error instanceof ApiRefusal;
