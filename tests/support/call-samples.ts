import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditAction } from '../../contract/audit.ts';
import type { CallerInputOf, CallSpec } from '../../contract/call.ts';
import type { CallName } from '../../contract/calls.ts';
import type { RefusalName } from '../../contract/refusals.ts';
import type { Db } from '../../server/platform/context.ts';
import type { Api } from './api.ts';
import type { Writer } from './forum.ts';
import type { Member, registration } from './people.ts';

/** What belongs to Ada, whom Eve is not. */
export interface OthersScene {
  db: Db;
  now: Date;
  ada: Writer;
  eve: Member;
  /** Ada's thread and its first post. */
  tid: number;
  pid: number;
  /** Ada's reply in another's thread. */
  replyPid: number;
  /** Ada's picture, which stands nowhere yet. */
  aid: number;
}

/**
 * What another member's things are to a call. Named by it and refused; open to whoever asks; known by a secret, which is
 * itself the proof; or out of its reach, since what it is about comes from the token or is everybody's.
 */
export type Whose =
  | { input: (scene: OthersScene) => object | Promise<object>; refusal: RefusalName }
  | 'open'
  | 'secret'
  | 'own';

/** A site on which operators act, with an inviter's friends at hand. */
export interface OfficeScene {
  api: Api;
  db: Db;
  operator: Writer;
  member: () => Promise<Writer>;
  friendOf: (inviter: Writer, options?: { device?: string }) => Promise<Writer>;
  runTask: (task: string) => Promise<unknown>;
}

/** How an operator's write is made, and what the audit trail says of it. */
export interface Audited {
  action: AuditAction;
  input: (scene: OfficeScene) => Promise<object>;
  /** Names of the fields that changed. */
  changed: readonly string[];
  reason: string;
}

interface SoundScene {
  /** A thread that may be replied to. */
  tid: number;
  /** What somebody fills in to register, with a picture's code. */
  form: Awaited<ReturnType<typeof registration>>;
}

type Idempotent = { idempotent: true };
type Office = { access: 'operator' };
type AuditedCall = { writes: true; access: 'operator' | 'moderator' | 'office' };

/** What the sweeps over all calls (tests/faults, server/idempotent-calls.test.ts …) have to know of one. */
type CallSample<S> = {
  /** Values that are taken, for fields that mean something else here than in other calls, or stand in no other. */
  good?: Readonly<Record<string, unknown>>;
} & (S extends Office ? { whose?: undefined } : { whose: Whose }) &
  // An input that reaches the work of a call that honours a key.
  (S extends Idempotent ? { sound: (scene: SoundScene) => CallerInputOf<S> } : { sound?: undefined }) &
  (S extends AuditedCall ? { audited: Audited } : { audited?: undefined });

/** A domain's own, in `testing/calls.ts`: a call without its sample does not compile. */
export type CallSamples<C> = { readonly [K in keyof C]: CallSample<C[K]> };

/** A sample as the sweeps read it. */
export interface AnySample {
  good?: Readonly<Record<string, unknown>>;
  whose?: Whose;
  sound?: (scene: SoundScene) => object;
  audited?: Audited;
}

const root = join(import.meta.dirname, '../..');

/** The samples of all domains, by the call's name. */
export async function callSamples(): Promise<ReadonlyMap<CallName, AnySample>> {
  const files = globSync('server/domains/**/testing/calls.ts', { cwd: root }).sort();
  const all = await Promise.all(
    files.map(async (file) => ((await import(join(root, file))) as { samples: Record<string, AnySample> }).samples),
  );
  return new Map(all.flatMap((samples) => Object.entries(samples) as [CallName, AnySample][]));
}

/** Whether a call changes something in an office's name. */
export const isAudited = ({ writes, access }: CallSpec): boolean =>
  writes === true && ['operator', 'moderator', 'office'].includes(access);
