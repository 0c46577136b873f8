import type { CallName } from '../../contract/calls.ts';
import { pictureLimits } from '../../contract/domains/media/limits.ts';
import { commonPostTimeout } from '../../contract/domains/threads/limits.ts';
import { type Opened, openEnvelope } from '../../contract/open-envelope.ts';
import { randomString } from '../lib/random.ts';
import { noteReadOnly } from '../lib/read-only.ts';
import { part } from '../parts/part.ts';
import { askOwner } from '../session/owner-proof.ts';
import { clearToken, readToken } from '../session/token.ts';
import { onNoAccess, onUnauthorized } from '../session/unauthorized.ts';
import { textsOf } from '../texts/load.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { type Fields, formOf, outgoing } from './outgoing.ts';
import { type Answer, ApiRefusal, type CallWire, type Input, isRefusal } from './wire.ts';
import { wireOf } from './wires.ts';

/** Only log-in and registration need it. */
const sealing = part({ for: 'pressed', load: () => import('./seal.ts') });

/** A call that answers later than this is given up; the reader may try again. */
export const timeoutMs = 30_000;
/** Where the documents give a time of their own (R-THR-039). */
export const timeouts: Partial<Record<CallName, number>> = {
  'threads.create': commonPostTimeout,
  'threads.create-video': commonPostTimeout,
  // A piece of an upload on a slow network, and the look at a whole file behind the last of them.
  'media.send-video-piece': pictureLimits.sendSeconds * 1000,
};

export interface CallOptions {
  /** Made once for what the reader means to do once: when the form or dialog opens. */
  idempotencyKey?: string;
  /** Gives up when the screen no longer needs the answer. */
  signal?: AbortSignal;
  /** Nobody asked for the call: a refused token is only forgotten, and no page is asked for anew because of it. */
  unasked?: boolean;
  /** Goes out even where the page is left meanwhile. */
  keepalive?: boolean;
  /** Files of a multipart call, by field. */
  files?: Readonly<Record<string, Blob>>;
}

/** An answer with the headers that came with it. */
export type BrowserAnswer<K extends CallName> = Answer<K> & { headers: Headers };

/** A refusal that this browser makes up itself: no network, no answer in time. */
export const localRefusal = (name: string, text: string): ApiRefusal =>
  new ApiRefusal({
    name,
    msg: textsOf(pageLanguage()).translate(`common.network.${text}`),
    http: 0,
    issues: [],
    extra: {},
  });

/** No answer of the site's own: a fault behind whatever answers for it, or something else in its place. */
export const notAnswered = (status: number): ApiRefusal =>
  localRefusal('network.failed', status >= 500 ? 'fault' : 'failed');

/** Headers of every call (R-SES-021, R-SES-022). */
export function headersFor(wire: CallWire, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() });
  const token = readToken();
  if (token !== null) headers.set('x-auth-token', token);
  if (wire.idempotent) headers.set('idempotency-key', options.idempotencyKey ?? randomString());
  return headers;
}

/** The body of a call; `signs` is sealed by code that loads only when it is needed. */
async function bodyFor(wire: CallWire, fields: Fields, options: CallOptions, headers: Headers) {
  if (options.files) return formOf(fields, options.files);
  headers.set('content-type', 'application/json');
  if (!wire.signs) return JSON.stringify(fields);
  const { seal, secureContext } = await sealing();
  if (!secureContext()) throw localRefusal('network.insecure', 'insecure');
  return JSON.stringify({ signs: await seal(fields) });
}

/** What seals, or the key to seal for, could not be fetched. */
const unsealed = (error: unknown): never => {
  throw isRefusal(error) ? error : localRefusal('network.failed', 'failed');
};

/** A call as `fetch` takes it: its address, and the rest. */
export async function requestOf(wire: CallWire, input: Fields, options: CallOptions) {
  const { url, fields } = outgoing(wire, input);
  const headers = headersFor(wire, options);
  const body = fields === undefined ? null : await bodyFor(wire, fields, options, headers).catch(unsealed);
  return {
    url,
    init: {
      method: wire.method,
      headers,
      body,
      credentials: 'same-origin',
      keepalive: options.keepalive === true,
    } satisfies RequestInit,
  };
}

/** An answer as it came: its status and headers, and its body read to the end. */
interface Reply {
  response: Response;
  body: unknown;
}

/** What answers with anything but JSON stands between this browser and the site, as a network's own log-in page does. */
const bodyIn = (wire: CallWire, response: Response): Promise<unknown> =>
  wire.envelope === 'image' && response.ok ? response.blob() : response.json();

async function ask(wire: CallWire, name: CallName, input: Fields, options: CallOptions): Promise<Reply> {
  const { url, init } = await requestOf(wire, input, options);
  const limit = AbortSignal.timeout(timeouts[name] ?? timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  let status = 0;
  try {
    const response = await fetch(url, { ...init, signal });
    status = response.status;
    const body = await bodyIn(wire, response);
    noteReadOnly(response);
    return { response, body };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw limit.aborted ? localRefusal('network.timeout', 'timeout') : notAnswered(status);
  }
}

/** What an answer's body says, out of its envelope; a refusal is thrown. */
export function openedBody(wire: CallWire, status: number, body: unknown): Opened {
  if (body instanceof Blob) return { ok: true, data: body, beside: {}, msg: '' };
  const opened = openEnvelope(wire.envelope, status, body as Record<string, unknown>);
  if (opened.ok) return opened;
  throw status >= 500 && opened.msg === '' ? localRefusal('wire.internal', 'fault') : new ApiRefusal(opened);
}

/** What a refusal means for the whole page: the log-in has ended, or the member has no access any more. */
export function heed(error: unknown, unasked = false): void {
  if (!isRefusal(error)) return;
  if (error.http === 401) (unasked ? clearToken : onUnauthorized)();
  if (error.refusal === 'wire.no_access') onNoAccess();
}

let writes = 0;

/** How often the reader of this document has asked for something to be written. */
export const writesMade = (): number => writes;

/**
 * Makes a call from the browser: the answer out of its envelope, or an `ApiRefusal` thrown. One that wants a recent proof
 * asks the owner for it and then goes on.
 */
export async function call<K extends CallName>(
  name: K,
  input: Input<K>,
  options: CallOptions = {},
): Promise<BrowserAnswer<K>> {
  try {
    return await callOnce(name, input, options);
  } catch (error) {
    if (!isRefusal(error) || error.refusal !== 'wire.proof_needed' || !(await askOwner())) throw error;
    return callOnce(name, input, options);
  }
}

async function callOnce<K extends CallName>(name: K, input: Input<K>, options: CallOptions): Promise<BrowserAnswer<K>> {
  const wire = wireOf(name);
  if (wire.method === 'POST' && !options.unasked) writes += 1;
  const { response, body } = await ask(wire, name, input as Fields, options);
  try {
    return { ...openedBody(wire, response.status, body), headers: response.headers } as BrowserAnswer<K>;
  } catch (error) {
    heed(error, options.unasked);
    throw error;
  }
}
