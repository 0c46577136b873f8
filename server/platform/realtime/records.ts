import type { ChannelKindName } from '../../../contract/channels.ts';
import type { SignalName } from '../../../contract/signals.ts';
import { notify } from '../bus/after-commit.ts';
import type { Db } from '../context.ts';

/** The bus's channel of records. */
export const recordsChannel = 'records';
/** A NOTIFY holds less than 8,000 bytes. */
const mostBytes = 7900;

/** What those who take records may do in their process; nothing of it asks the database by itself. */
export interface Here {
  /** Whether a member is connected to this process. */
  isHere(uid: number): boolean;
  /** Hands a record to whoever listens to a channel here. */
  pass(kind: ChannelKindName, id: number, record: unknown): void;
  /** Sends a member what a signal carries now, made from memory at the moment it is sent. */
  bump(signal: SignalName, uid: number, make: () => unknown): void;
  /** Asks anew what a signal carries, for those of these members who are connected here. */
  ask(signal: SignalName, uids: readonly number[]): void;
}

/** What a domain does, in every process, with the records that its writes publish. */
export interface RecordTaker {
  /** The process begins to listen. */
  begin?(here: Here): void;
  take(here: Here, record: unknown): void;
  /** The last window of a member has closed. */
  gone?(uid: number): void;
}

/** Those who take records, by the kind of channel that a record is named after. */
export type RecordTakers = Readonly<Partial<Record<ChannelKindName, RecordTaker>>>;

/** A record on its way between processes. */
export const recordText = (name: ChannelKindName, record: unknown): string => JSON.stringify([name, record]);

/**
 * Publishes a record to every process once the transaction commits, as one notification; `short` goes where the record
 * is too long for one.
 */
export async function publishRecord(db: Db, name: ChannelKindName, record: unknown, short: unknown): Promise<void> {
  const whole = recordText(name, record);
  await notify(db, recordsChannel, Buffer.byteLength(whole) <= mostBytes ? whole : recordText(name, short));
}

/** What was published; undefined where it is no record, or one of another version of the program. */
export function readRecord(payload: string, takers: RecordTakers): { taker: RecordTaker; record: unknown } | undefined {
  const parts: unknown = JSON.parse(payload);
  if (!Array.isArray(parts)) return undefined;
  const [name, record] = parts as [ChannelKindName, unknown];
  const taker = Object.hasOwn(takers, name) ? takers[name] : undefined;
  return taker && typeof record === 'object' && record !== null ? { taker, record } : undefined;
}
