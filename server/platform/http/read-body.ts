import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { UploadedFile } from '../context.ts';
import { Refusal, refuse } from '../refusal.ts';
import { bodyLimits, type Place } from './body-room.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { expectLong, slownessOf } from './slow-bodies.ts';

export interface Body {
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** What a sender may send. */
interface Allowed {
  /** The call takes a file. */
  files: boolean;
  /** Bytes of a body without files. */
  most: number;
  /** Where room for it is taken. */
  place: Place;
  /** Where a file goes that is too large for memory; absent where the call takes none. */
  incoming?: IncomingFiles | undefined;
}

type Kind = 'json' | 'form' | 'multipart';

const kinds: Record<string, Kind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

const badBody = (): Refusal =>
  new Refusal('wire.bad_input', { issues: [{ field: 'body', text: 'wire.issue.invalid' }] });

/** Reads what a call was sent. Too much of it, and what finds no room, is refused before it is read. */
export async function readBody(sent: IncomingMessage, allowed: Allowed): Promise<Body> {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': chunked } = sent.headers;
  const declared = chunked === undefined ? Number(length ?? 0) : undefined;
  if (declared === 0 && type === undefined) return { fields: {}, files: {} };
  const kind = kinds[(type ?? '').split(';', 1)[0]!.trim().toLowerCase()] ?? refuse('wire.wrong_media_type');
  const withFiles = allowed.files && kind === 'multipart';
  const incoming = withFiles ? allowed.incoming : undefined;
  const most = incoming ? incoming.bytes + bodyLimits.member : withFiles ? bodyLimits.upload : allowed.most;
  if (declared !== undefined && declared > most) refuse('wire.too_large');
  const take = (bytes: number): void => allowed.place.take(withFiles ? 'files' : 'fields', bytes);
  if (incoming) {
    expectLong(sent, most);
    take(bodyLimits.member);
  } else if (declared !== undefined) take(declared);
  const reader = kind === 'multipart' ? readForm(sent, incoming) : readText(sent, kind);
  const guard = guarded(sent, most, declared === undefined && !incoming ? take : undefined);
  try {
    return await Promise.race([reader.whole, guard.failure]);
  } catch (error) {
    // What still comes is read and forgotten: its sender listens only when all of it is sent.
    guard.drop();
    reader.drop();
    sent.resume();
    throw error instanceof Refusal ? error : badBody();
  }
}

/** `failure` rejects as soon as a body is longer than it may be, finds no room, stops coming or breaks off. */
function guarded(sent: IncomingMessage, most: number, take?: (bytes: number) => void) {
  const { promise: failure, reject } = Promise.withResolvers<never>();
  let bytes = 0;
  const count = (piece: Buffer): void => {
    bytes += piece.length;
    try {
      if (bytes > most) refuse('wire.too_large');
      take?.(piece.length);
    } catch (error) {
      reject(error);
    }
  };
  sent.on('data', count);
  sent.once('close', () => sent.readableEnded || reject(badBody()));
  slownessOf(sent)?.addEventListener('abort', () => reject(new Refusal('wire.too_slow')), { once: true });
  return { failure, drop: () => sent.off('data', count) };
}

/** A body on its way; after `drop` nothing of it is held. */
interface Reader {
  whole: Promise<Body>;
  drop(): void;
}

function readText(sent: IncomingMessage, kind: 'json' | 'form'): Reader {
  let pieces: Buffer[] = [];
  const take = (piece: Buffer): void => {
    pieces.push(piece);
  };
  const whole = new Promise<Buffer>((resolve, reject) => {
    sent.on('data', take).once('error', reject);
    sent.once('end', () => resolve(Buffer.concat(pieces)));
  });
  const drop = (): void => {
    sent.off('data', take);
    pieces = [];
  };
  return { whole: whole.then((bytes) => ({ fields: fieldsOf(utf8.decode(bytes), kind), files: {} })), drop };
}

const utf8 = new TextDecoder();

/** A name that every object has would be taken for something else than a field. */
function refuseForeign(name: string, value: unknown): unknown {
  if (name === '__proto__' || (name === 'constructor' && Object.hasOwn(Object(value), 'prototype'))) throw badBody();
  return value;
}

function fieldsOf(text: string, kind: 'json' | 'form'): Record<string, unknown> {
  if (kind === 'form') return parseQuery(text);
  const value: unknown = /proto|\\u/.test(text) ? JSON.parse(text, refuseForeign) : JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badBody();
  return value as Record<string, unknown>;
}

const formLimits = { fileSize: bodyLimits.upload, files: 1, fields: 50, fieldSize: bodyLimits.upload, parts: 60 };
/** A file that is stored while it comes is bounded by itself, and the fields beside it as a body without files. */
const limitsBeside = ({ bytes }: IncomingFiles) => ({
  ...formLimits,
  fileSize: bytes,
  fieldSize: bodyLimits.member,
});

/** Reads a form of parts, with one file at most. */
function readForm(sent: IncomingMessage, incoming: IncomingFiles | undefined): Reader {
  const form = formOf(sent.headers, incoming ? limitsBeside(incoming) : formLimits);
  const body: Body = { fields: {}, files: {} };
  const files: Readable[] = [];
  const whole = new Promise<Body>((resolve, reject) => {
    const isOwn = (name: string): boolean => {
      if (name in Object.prototype) reject(badBody());
      return !(name in Object.prototype);
    };
    let beside = 0;
    form.on('field', (name, value) => {
      beside += value.length;
      if (incoming && beside > bodyLimits.member) return reject(new Refusal('wire.too_large'));
      if (isOwn(name)) body.fields[name] = value;
    });
    const stored: Promise<void>[] = [];
    form.on('file', (sentAs, file, filename, _encoding, mimetype) => {
      files.push(file);
      // A page's form names the part of the page behind the field.
      const [name = ''] = sentAs.split('@', 1);
      file.on('limit', () => incoming && reject(new Refusal('wire.too_large')));
      const taken = takenFile(file, incoming?.file === name ? incoming : undefined).then((bytes) => {
        if (isOwn(name)) body.files[name] = { filename, mimetype, ...bytes };
      });
      stored.push(taken);
      taken.catch(reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => reject(new Refusal('wire.too_large')));
    form.on('finish', () => void Promise.all(stored).then(() => resolve(body), reject)).on('error', reject);
  });
  sent.pipe(form);
  const drop = (): void => {
    sent.unpipe(form);
    form.destroy();
    for (const file of files) file.destroy();
  };
  return { whole, drop };
}

/** A file's bytes, or where they were stored. */
async function takenFile(
  file: Readable,
  incoming: IncomingFiles | undefined,
): Promise<Pick<UploadedFile, 'bytes' | 'stored'>> {
  if (incoming) return { bytes: Buffer.alloc(0), stored: await incoming.store(file) };
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  return { bytes: Buffer.concat(pieces) };
}

function formOf(headers: IncomingMessage['headers'], limits: typeof formLimits) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    // A form without a boundary, or with a strange one.
    throw badBody();
  }
}
