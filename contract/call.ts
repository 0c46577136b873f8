import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import type { RefusalName } from './refusals.ts';

/** Who may make a call at all; finer checks are the domain's policy. `office`: moderators, and who looks after a place. */
type Access = 'guest' | 'member' | 'creator' | 'office' | 'moderator' | 'operator';

type Fields = z.ZodObject;

/** A file on its way out: read piece by piece while it is sent. */
export interface FileAnswer {
  filename: string;
  type: string;
  /** Absent where that is known only once it was read. */
  bytes?: number;
  /** Stands for what is in it, where anybody may store it and ask whether it is still so. */
  etag?: string;
  read(): AsyncIterable<Uint8Array>;
}

interface CallFacts {
  /** Id (or ids) in the table of calls made from the documents; absent on calls that we add. */
  id?: string | readonly string[];
  method: 'GET' | 'POST';
  /** Path with `{name}` for parameters. */
  path: string;
  envelope: Envelope;
  /** A signature of the chat opens it, too. */
  bySign?: true;
  /** A field of the body holds the caller's token where no header does, as the documents spell it. */
  tokenField?: string;
  /** A member with no access (group 5) may still make it: to read why, to appeal, to leave. */
  whileBanned?: boolean;
  /** It writes, and is answered while the site is read-only: who comes and goes, and who ends that. */
  whileReadOnly?: true;
  /** The feature switch that it stands behind: whoever it is off for is refused `wire.not_open`. */
  opens?: string;
  /** One sentence for the reader of the API page. */
  summary: string;
  /** Where the documents say so, such as `D1 §7`. */
  source?: string;
  /** Values that distinguish several calls on one path. */
  fixed?: { query?: Readonly<Record<string, string>>; body?: Readonly<Record<string, string>> };
  params?: Fields;
  query?: Fields;
  body?: Fields;
  /** The payload of the encrypted field `signs`; the body is then `{ signs }`. */
  signs?: Fields;
  /** Request headers the call reads, by lower-case name. */
  headers?: Fields;
  /** Names of multipart files; the handler gets them as `files`. */
  files?: readonly string[];
  /** A file among them that may be too large for memory: it is stored while it comes, for members alone. */
  streams?: { file: string; bytes: number };
  /** `data` of the envelope, or the whole body where the envelope is `other`. */
  output: z.ZodType;
  /** Fields beside `data`. */
  beside?: Fields;
  /** Answer headers the call sets. */
  answerHeaders?: readonly string[];
  refusals?: readonly RefusalName[];
  /** Text id of `msg` on success, or of each value of a field of the answer. */
  says?: string | SaysBy;
  /** The action runs in one transaction. */
  writes?: boolean;
  /** It may be answered from a replica of the database, a moment behind: a list that no cache holds. */
  reads?: 'replica';
  /** Honours an `idempotency-key` header: it creates something or moves money. */
  idempotent?: boolean;
  /** The name under which its first answers lie, where an older version beside this one knows the call by another. */
  keyedAs?: string;
  /** Fields that a page's form calls otherwise than the call does, by the form's names. */
  formNames?: Readonly<Record<string, string>>;
  /** Fields that a page's form needn't send, each with the one that stands for it there: a repetition that no reader types. */
  formRepeats?: Readonly<Record<string, string>>;
  /** Shared limit the call counts against (platform/http/limits). */
  limit?: 'login' | 'code' | 'question' | 'upload' | 'piece' | 'write' | 'chat';
  /**
   * Its forms show by themselves why they were refused, so that no toast says it; or that of this part of a page alone; or, as
   * `fields`, only what is wrong with a field: they may be gone from the page by any other refusal.
   */
  showsRefusal?: boolean | string;
}

/**
 * Who may make a call, and whether the token alone is enough. `recent`: the owner has proven in this session, within
 * the last minutes, to be the owner. A call for operators says so in either case: what gives office, money or figures
 * asks.
 */
type CallAccess =
  | { access: 'operator'; proof: 'recent' | 'none' }
  | { access: Exclude<Access, 'operator'>; proof?: 'recent' };

/** `msg` by a flag of the answer. */
export interface SaysBy {
  of: string;
  texts: readonly [off: string, on: string];
}

/** What the page says that follows a form: a text, and the fields that it speaks of, of the answer or else as they were sent. */
export interface FormSaying {
  text: string;
  of?: readonly string[];
  /** Of what was asked for together some may have been refused: the text of how many, and why. */
  refused?: string;
}

/**
 * A page's form may make the call without script (`/do/{call}`): for a member whose page session is open, or to begin or end one.
 * `guest`: before there is a session; the page that it was sent from is drawn again with what was typed.
 * What was done is said by `done`, or by the call's own `says`.
 */
type CallForm =
  | { form?: 'login' | 'register' | 'logout' | 'guest'; done?: undefined }
  | { form: true; writes: true; done: FormSaying }
  | { form: true; writes: true; says: string; done?: undefined }
  | { form: true; writes?: undefined; done?: undefined };

export type CallSpec = CallFacts & CallAccess & CallForm;

type KeyOf<T> = T extends unknown ? keyof T : never;
type NothingElse<S> = { readonly [K in Exclude<keyof S, KeyOf<CallSpec>>]: never };

/**
 * Declares a call. Its literal types are preserved, so that handlers and the client are typed by it; a fact that no call
 * has does not compile.
 */
export const defineCall = <const S extends CallSpec>(spec: S & NothingElse<S>): S => spec;

type Out<T> = T extends z.ZodType ? z.output<T> : unknown;
type In<T> = T extends z.ZodType ? z.input<T> : unknown;
type Field<S, K extends string> = S extends Record<K, infer T> ? T : unknown;

/** What a handler gets: path, query and body fields in one object, parsed. */
export type InputOf<S> = Out<Field<S, 'params'>> &
  Out<Field<S, 'query'>> &
  Out<Field<S, 'body'>> &
  Out<Field<S, 'signs'>>;

/** What a caller gives: the same object before parsing. */
export type CallerInputOf<S> = In<Field<S, 'params'>> &
  In<Field<S, 'query'>> &
  In<Field<S, 'body'>> &
  In<Field<S, 'signs'>>;

export type DataOf<S> = Out<Field<S, 'output'>>;
export type BesideOf<S> = S extends { beside: infer B } ? Out<B> : undefined;
