import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { BesideOf, CallerInputOf, CallSpec, DataOf } from '../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../contract/calls.ts';
import { isSuccess } from '../../contract/envelope.ts';
import type { RefusalName } from '../../contract/refusals.ts';
import { checkAnswer } from './check-answer.ts';

type Fields = Record<string, unknown>;

export interface CallOptions {
  token?: string;
  /** Language of the server's messages. */
  language?: string;
  /** Any other header: idempotency-key, cookie, sec-fetch-site … */
  headers?: Record<string, string>;
  files?: Record<string, File>;
  /** How the body travels; files are always multipart. */
  as?: 'json' | 'form';
  /** Another clock or nonce than the right ones in what `signs` seals. */
  seal?: { iat?: number; nonce?: string };
}

/** A call's answer as it came over the wire, checked against the contract when it is a success. */
export interface CallAnswer<K extends CallName> {
  http: number;
  headers: Headers;
  ok: boolean;
  /** The stable name of a refusal. */
  error: RefusalName | undefined;
  msg: string;
  data: DataOf<Calls[K]>;
  beside: BesideOf<Calls[K]>;
  /** The whole body; the bytes of an image. */
  body: Fields;
  bytes: Uint8Array;
}

/** Workers of a run count from one; their process numbers may be equal but for a multiple. */
const worker = Number(process.env.VITEST_WORKER_ID ?? process.pid) % 250;
let addresses = 0;

/** An address that nobody of this run has used; the site under test trusts the local proxy that names it. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${worker}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
}

/** A caller of the running site: over HTTP, as any outside client. */
export class Api {
  readonly url: string;
  /** The address that the site sees the caller at: limits count by it. */
  readonly address: string;
  /** What `signs` is sealed by. */
  private readonly clock: () => Date;
  private key: Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }> | undefined;

  constructor(url: string, address: string = freshAddress(), clock = () => new Date()) {
    this.url = url.replace(/\/$/, '');
    this.address = address;
    this.clock = clock;
  }

  /** Makes a call by its name; refusals are answers too. */
  async call<K extends CallName>(
    name: K,
    input: CallerInputOf<Calls[K]> | Record<never, never> = {},
    options: CallOptions = {},
  ): Promise<CallAnswer<K>> {
    const spec: CallSpec = calls[name];
    const { path, body } = spread(spec, input as Fields);
    const fields = spec.signs ? { signs: await this.seal(body, options.seal) } : body;
    const response = await this.fetch(path, { method: spec.method, ...payload(spec, fields, options) }, options);
    return read(name, response);
  }

  /** As `call`, but a refusal fails the test with its words. */
  async must<K extends CallName>(
    name: K,
    input: CallerInputOf<Calls[K]> | Record<never, never> = {},
    options: CallOptions = {},
  ): Promise<CallAnswer<K>> {
    const answer = await this.call(name, input, options);
    if (!answer.ok) throw new Error(`${name} was refused: HTTP ${answer.http} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** A request of any kind: pages, or bodies that no caller should send. */
  fetch(path: string, init: RequestInit = {}, { token, language, headers }: CallOptions = {}): Promise<Response> {
    const all = new Headers({ ...(init.headers as Record<string, string>), ...headers });
    all.set('x-forwarded-for', this.address);
    if (token) all.set('x-auth-token', token);
    if (language) all.set('accept-language', language);
    return fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers: all });
  }

  /** Encrypts the payload of `signs` for the published key. */
  async seal(payloadFields: Fields, { iat, nonce }: { iat?: number; nonce?: string } = {}): Promise<string> {
    this.key ??= this.fetchKey();
    const { kid, key } = await this.key;
    const whole = {
      iat: iat ?? Math.floor(this.clock().getTime() / 1000),
      nonce: nonce ?? crypto.randomUUID(),
      ...payloadFields,
    };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(whole)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
      .encrypt(key);
  }

  private async fetchKey() {
    const answer = await this.fetch('/.well-known/jwks.json');
    const { keys } = (await answer.json()) as { keys: (JWK & { kid: string })[] };
    const jwk = keys[0]!;
    return { kid: jwk.kid, key: await importJWK(jwk, 'RSA-OAEP-256') };
  }
}

/** Puts each field where the contract wants it: path, query, or body. */
function spread(spec: CallSpec, input: Fields): { path: string; body: Fields } {
  const rest = { ...input };
  const take = (name: string): string => {
    const value = rest[name];
    delete rest[name];
    return String(value);
  };
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name)));
  const query = new URLSearchParams(spec.fixed?.query);
  const inQuery = spec.method === 'GET' ? Object.keys(rest) : Object.keys(spec.query?.shape ?? {});
  for (const name of inQuery) if (rest[name] !== undefined) query.set(name, take(name));
  const search = query.size > 0 ? `?${query}` : '';
  return { path: path + search, body: { ...spec.fixed?.body, ...rest } };
}

function payload(spec: CallSpec, fields: Fields, { files, as = 'json' }: CallOptions): RequestInit {
  if (spec.method === 'GET') return {};
  if (files) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, formValue(value));
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    return { body: form };
  }
  if (as === 'json') return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const pairs = Object.entries(fields).map(([name, value]) => [name, formValue(value)]);
  return { body: new URLSearchParams(pairs) };
}

const formValue = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

async function read<K extends CallName>(name: K, response: Response): Promise<CallAnswer<K>> {
  const spec: CallSpec = calls[name];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: Fields = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : {};
  const isBytes = spec.envelope === 'image' || (spec.envelope === 'file' && !isJson);
  const ok = response.ok && (isBytes || isSuccess(spec.envelope, body));
  const whole = spec.envelope === 'other' ? body : body.data;
  const data = isBytes ? bytes : whole;
  const { code, status, msg, data: _, ...beside } = body;
  if (ok && spec.envelope !== 'file') checkAnswer(name, spec, data, beside);
  if (response.headers.get('cache-control') !== 'no-store') throw new Error(`${name}: others may be given this answer`);
  return {
    http: response.status,
    headers: response.headers,
    ok,
    error: body.error as RefusalName | undefined,
    msg: String(msg ?? ''),
    data: data as DataOf<Calls[K]>,
    beside: beside as BesideOf<Calls[K]>,
    body,
    bytes,
  };
}
