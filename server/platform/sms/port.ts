import type { Db } from '../context.ts';

/** Sends text messages to phones. */
export interface Sms {
  /** Whether a carrier is configured: without one nothing reaches a phone, and no code is asked for. */
  readonly offered: boolean;
  /** Puts a message into the outbox, in the caller's transaction. `recipient` is E.164 without the plus. */
  send(db: Db, message: { recipient: string; body: string }, now: Date): Promise<void>;
}

/** A carrier takes a message or throws; what it took is on its way. */
export interface SmsCarrier {
  deliver(message: { recipient: string; body: string }): Promise<void>;
}

/** The carrier answered that it doesn't take the message. */
export class CarrierRefused extends Error {
  override name = 'CarrierRefused';
  readonly status: number;

  constructor(status: number) {
    super(`the carrier answered ${status}`);
    this.status = status;
  }

  /** It doesn't know us, or not by this address: no other number would help. */
  get isOurs(): boolean {
    return [401, 402, 403, 404, 405].includes(this.status);
  }
}
