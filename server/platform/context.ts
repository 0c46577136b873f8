import type { Kysely } from 'kysely';
import type { LiveHello } from '../../contract/live.ts';
import type { Language } from '../../contract/primitives/countries.ts';
import type { DB } from './db/types.ts';
import type { DomainEvent } from './outbox/event.ts';

/** The database as a domain's sql/ sees it: the pool for reads, a transaction in a call that writes. */
export type Db = Kysely<DB>;

/** The database as a read sees it that may be on a replica: it selects, and no write compiles. */
export type ReadDb = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn' | 'dynamic' | 'getExecutor'>;

/** Who makes a call. Built from the token by the sign-in domain, see `ActorPort`. */
/** An office over a topic, or over a board of a country. */
export interface HeldOffice {
  office: 'topic' | 'board';
  place: number;
  countryFid: number;
}

/** An office over a country, or over all: beyond a member's level it reads and acts as far as it reaches, and no further. */
export interface CountryOffice {
  groupid: number;
  countryFid: number;
  /** Level of access where it reaches. */
  access: number;
}

export interface Actor {
  uid: number;
  username: string;
  countryFid: number;
  /** Group in force, sanctions included: 1 operator … 5 no access, 10 to 19 levels. */
  groupid: number;
  /** Level of access of the member, whatever the office. */
  readaccess: number;
  office: CountryOffice | null;
  isCreator: boolean;
  /** Topics and boards that they look after, while nothing silences them. */
  offices?: readonly HeldOffice[];
  /** E-mail verified, or a phone proven by an SMS code. */
  verified: boolean;
  /** Too young to write here before a guardian agrees (R-MSC-033). */
  needsConsent: boolean;
  timeZone: string;
  /** SHA-256 of the token, hex. */
  session: string;
  /** Holds an operator's office that this session doesn't carry: no second step was given in it. */
  awaitsSecondStep: boolean;
  /** When the owner last proved in this session to be the owner. */
  provenAt: Date | null;
}

/** Turns tokens into actors; declared here, plugged in app.ts by sign-in. */
export interface ActorPort {
  /** The actor of a token, or null when it is unknown or expired. */
  byToken(token: string, look?: Look): Promise<Actor | null>;
  /** The actor of a page cookie, for rendering only. */
  byPageCookie(cookie: string, look?: Look): Promise<Actor | null>;
  /** The actor of a signature of the chat, who has proven nothing; for the calls that declare `bySign`. */
  bySign(sign: string, look?: Look): Promise<Actor | null>;
  /** Who opens a socket, and how long they stay who they are while their tag doesn't move. */
  lasting(hello: LiveHello): Promise<{ actor: Actor; until: Date } | null>;
}

/** `afresh`: as the database has it at this moment, whatever is cached. */
export type Look = 'afresh';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface CookieOptions {
  /** `session`: until the browser is closed. */
  maxAgeSeconds: number | 'session';
  sameSite: 'Lax' | 'Strict';
  /** The browser's own code reads it, too: it holds no secret. */
  readable?: true;
}

/** Headers and cookies an action may set on its answer. */
export interface Answer {
  header(name: string, value: string): void;
  cookie(name: string, value: string, options: CookieOptions): void;
}

/** What came with the request beside its fields. */
export interface Asked {
  ip: string;
  /** The host that was asked, without its port. */
  host: string;
  userAgent: string;
  /** Whether no proxy stood between, or only one that the configuration names: what serves developers alone asks for it. */
  direct: boolean;
  /** The bearer token as sent, for the calls that end it. */
  token: string | undefined;
  cookies: Readonly<Record<string, string>>;
  files: Readonly<Record<string, UploadedFile>>;
  /** Nobody reads the answer as it comes: it is fetched ahead, refreshed quietly, or made for all guests at once. */
  unread?: boolean;
}

export interface UploadedFile {
  filename: string;
  mimetype: string;
  /** Empty for a file that was too large for memory. */
  bytes: Buffer;
  /** Where such a file lies until its call is answered. */
  stored?: { key: string; bytes: number; sha256: Buffer };
}

/** The first argument of every action and read. Small on purpose. */
export interface Ctx {
  actor: Actor | null;
  db: Db;
  now: Date;
  locale: Language;
  requestId: string;
  log: Log;
  asked: Asked;
  answer: Answer;
  /** Writes a fact into the outbox, in the transaction of the call. */
  emit(event: DomainEvent): void;
  /** Notes what an answer depends on: `t:tid`, `u:uid`, `f:fid`. */
  reads(tag: string): void;
  /** Notes what a write made stale: cached answers and pages with this tag go after commit. */
  stale(tag: string): void;
}

/** A context whose access level guarantees an actor. */
export interface MemberCtx extends Ctx {
  actor: Actor;
}

/** The context of a read that may be on a replica. */
export interface ReadCtx extends Omit<Ctx, 'db'> {
  db: ReadDb;
}

export interface MemberReadCtx extends ReadCtx {
  actor: Actor;
}
