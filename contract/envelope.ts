/**
 * The wire envelopes of the documents (D1 §8, D2 §7; DECISIONS "Wire").
 * - legacy: `code` 0 is success, `msg`, `data`
 * - v5: `status` 1 is success, `msg`, `data`
 * - photography: `msg` "success", `data`
 * - pay: `code` 200 is success, 100/101/102/400 fail, `msg`, `data`
 * - reasoned: `success` 1 or 0, `reason` the text, `data`
 * - image: the bytes themselves
 * - file: the bytes themselves, as a file to be saved
 * - other: the whole body is the call's output; a refusal answers `success` 0 (or the refusal's own number)
 */
export const envelopes = ['legacy', 'v5', 'photography', 'pay', 'reasoned', 'image', 'file', 'other'] as const;
export type Envelope = (typeof envelopes)[number];

/** What a refusal adds to its envelope. */
export interface RefusalWire {
  /** Stable name such as `threads.closed`. */
  error: string;
  /** Localised sentence. */
  msg: string;
  /** The documents' own number for `code`, `status` or `success`, where they give one. */
  code?: number;
  errCode?: number;
  /** Fields that broke their limits, with a localised sentence each. */
  issues?: { field: string; message: string }[];
  /** Figures that a screen shows beside the message (needXGold …). */
  extra?: Record<string, unknown>;
}

type Body = Record<string, unknown>;

/** The success body. `beside` stands next to `data` (DECISIONS "nesting"). */
export function wrapSuccess(envelope: Envelope, data: unknown, msg: string, beside: Body = {}): Body {
  switch (envelope) {
    case 'legacy':
      return { code: 0, msg, data, ...beside };
    case 'v5':
      return { status: 1, msg, data, ...beside };
    case 'photography':
      return { msg: 'success', data, ...beside };
    case 'pay':
      return { code: 200, msg, data, ...beside };
    case 'reasoned':
      return { success: 1, reason: msg, msg, data, ...beside };
    default:
      return data as Body;
  }
}

/** The body of an expected refusal. */
export function wrapRefusal(envelope: Envelope, refusal: RefusalWire): Body {
  const { code, extra, ...rest } = refusal;
  const body: Body = { ...rest, ...extra };
  switch (envelope) {
    case 'v5':
      return { status: code ?? 0, data: null, ...body };
    case 'pay':
      return { code: code ?? 400, data: null, ...body };
    case 'reasoned':
      return { success: code ?? 0, reason: refusal.msg, data: null, ...body };
    case 'other':
    case 'image':
    case 'file':
      return { success: code ?? 0, ...body };
    default:
      return { code: code ?? 1, data: null, ...body };
  }
}

/** Whether a body says success in its envelope. */
export function isSuccess(envelope: Envelope, body: Body): boolean {
  switch (envelope) {
    case 'legacy':
      return body.code === 0;
    case 'v5':
      return body.status === 1;
    case 'photography':
      return body.msg === 'success';
    case 'pay':
      return body.code === 200 || body.code === 0;
    case 'reasoned':
      return body.success === 1;
    default:
      return body.error === undefined;
  }
}
