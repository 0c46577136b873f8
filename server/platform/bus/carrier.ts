/** What one process says to all: on which channel, and what. */
export type Message = readonly [channel: string, payload: string];

/** What a carrier calls. */
export interface CarrierEvents {
  onMessage: (channel: string, payload: string) => void;
  /** Something was not received: a line is back after a loss, say. */
  onMissed: () => void;
  onLost: () => void;
  onError: (error: Error) => void;
}

/** What takes messages to every process: PostgreSQL's NOTIFY, or Redis. Lost, it connects again for ever. */
export interface Carrier {
  /** Takes messages to every process that listens, this one included, in their order. */
  send(messages: readonly Message[]): Promise<void>;
  /** Resolves once nothing sent from then on can be missed. */
  open(): Promise<void>;
  /** Whether messages are being received at this moment. */
  isConnected(): boolean;
  /** Whether nothing that was sent more than a moment ago can have been missed. */
  isCurrent(): boolean;
  stop(): Promise<void>;
}

/** How often a line is asked whether it still stands. */
export const heartbeatMs = 400;
/** A busy engine answers the simplest question within this time; one that doesn't is taken for gone. */
export const silenceMs = 4000;
/** How old the last proof may be that nothing sent is missed. */
export const currentMs = 1500;
export const firstRetryMs = 100;
export const lastRetryMs = 5000;
