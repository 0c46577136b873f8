import { type Envelope, isSuccess } from './envelope.ts';

type Body = Record<string, unknown>;

/** A successful answer out of its envelope. */
export interface Opened {
  ok: true;
  data: unknown;
  /** What stands beside `data`. */
  beside: Body;
  msg: string;
}

/** An expected refusal out of its envelope, as plain values. */
export interface Refused {
  ok: false;
  /** Stable name such as `threads.closed`. */
  name: string;
  msg: string;
  /** The documents' number: `code`, `status` or `success`, by the envelope. */
  code?: number;
  errCode?: number;
  /** HTTP status; 0 where no answer came at all. */
  http: number;
  /** Fields that broke their limits, with a sentence each. */
  issues: { field: string; message: string }[];
  /** Figures beside the message (needXGold …). */
  extra: Body;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a person reads: where fields are wrong, the sentence about the first one says what to do. */
const wordsOf = (name: unknown, msg: unknown, issues: Refused['issues']): string =>
  (name === 'wire.bad_input' ? issues[0]?.message : undefined) ?? textOf(msg);

function refusedOf(envelope: Envelope, http: number, body: Body): Refused {
  const { error, msg, code, status, success, errCode, issues, data: _data, ...extra } = body;
  const own = envelope === 'v5' ? status : (code ?? success);
  const fields: Refused['issues'] = Array.isArray(issues) ? issues : [];
  return {
    ok: false,
    name: textOf(error) || 'wire.internal',
    msg: wordsOf(error, msg, fields),
    http,
    issues: fields,
    extra,
    ...(typeof own === 'number' ? { code: own } : {}),
    ...(typeof errCode === 'number' ? { errCode } : {}),
  };
}

/** Opens an answer's envelope: what it carries, or why it was refused. The reverse of `wrapSuccess` and `wrapRefusal`. */
export function openEnvelope(envelope: Envelope, http: number, body: Body): Opened | Refused {
  if (http >= 400 || !isSuccess(envelope, body)) return refusedOf(envelope, http, body);
  if (envelope === 'other' || envelope === 'image' || envelope === 'file') {
    return { ok: true, data: body, beside: {}, msg: textOf(body.msg) };
  }
  const { code: _code, status: _status, msg, data, ...rest } = body;
  const { success: _success, reason: _reason, ...reasoned } = rest;
  const beside = envelope === 'reasoned' ? reasoned : rest;
  return { ok: true, data, beside, msg: textOf(msg) };
}
