import type { Ctx } from '../../platform/context.ts';
import type { GeoIp } from '../../platform/geoip/port.ts';
import type { ProofDeps } from '../proofs/index.ts';
import type { SessionKind } from './sql/sessions.ts';
import type { Comer } from './third-party/who-comes.ts';

/**
 * Cancels the deletion that a member who logs in again has asked for, or says that it has begun. Deletions are
 * stored above this domain; the answer is needed in the transaction of the log-in.
 */
export type ComeBack = (ctx: Pick<Ctx, 'db' | 'emit'>, uid: number) => Promise<'stays' | 'begun'>;

/** What every way in needs. */
export interface LogInDeps extends ProofDeps {
  /** Says where an address is; absent where no service is configured. */
  geoIp?: GeoIp | undefined;
  comeBack: ComeBack;
}

/** Who has taken the first step into an account, and how. */
export interface Entrance {
  uid: number;
  kind: SessionKind;
  /** Of the password that was right, where one was given: it must still hold when the session is opened. */
  passwordMark?: string;
  /** The address that a code was sent to, where one was given: it must still be the account's when the session is opened. */
  email?: string;
  /** Whom another site vouches for, where they came by one. */
  comer?: Comer;
}
