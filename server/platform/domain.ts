import type { TaskList } from 'graphile-worker';
import type { Calls } from '../../contract/calls.ts';
import { joined, type Together } from '../../contract/joined.ts';
import type { Domain } from '../../contract/order.ts';
import type { SignalName } from '../../contract/signals.ts';
import type { Actor, Db } from './context.ts';
import type { Deed } from './deed.ts';
import type { Figure } from './figure.ts';
import type { Handlers } from './http/handlers.ts';
import type { OwnAddress } from './http/own-addresses.ts';
import type { Redirect } from './http/redirects.ts';
import type { CronLine } from './jobs/cron-line.ts';
import type { KnownOf } from './known.ts';
import type { MoneyPages, MoneyReason } from './money-reason.ts';
import type { Needs } from './needs.ts';
import type { NoticeParts } from './notice-kind.ts';
import type { Listener } from './outbox/listener.ts';
import type { PersonalData } from './personal-data.ts';
import type { ChannelKinds } from './realtime/channel.ts';
import type { SignalSource } from './realtime/live.ts';
import type { RecordTakers } from './realtime/records.ts';
import type { References } from './references.ts';
import type { SealedAtRest } from './rotate-secret-key.ts';
import type { Setting } from './settings.ts';
import type { FeatureSwitch } from './switches.ts';
import type { TableOwners } from './table-owners.ts';

/** What waits that a moderator or operator could do something about now, counted to `most`. */
export type CountWaiting = (db: Db, by: Actor, at: { now: Date; most: number }) => Promise<Needs>;

/** Since when what a domain promises for an hour is late; null where nothing is. Asked of an index with every scrape. */
export type OverdueSince = (db: Db, now: Date) => Promise<Date | null>;

/** What a domain hands up beside its calls; app.ts joins those of all domains, and knows none by name. */
export interface Contribution {
  /** Whose these parts are; its listeners read the log of events by a cursor of this name. */
  domain: Domain | 'platform' | 'pages';
  /** Links that send the browser to another site, and back from it. */
  redirects?: readonly Redirect[];
  /** What stands at addresses of its own, beside calls and pages. */
  addresses?: readonly OwnAddress[];
  listeners?: readonly Listener[];
  tasks?: TaskList;
  cron?: readonly CronLine[];
  /** What of it members wait for that comes by itself, by a name for figures: late, whatever the cause. */
  overdue?: Readonly<Record<string, OverdueSince>>;
  /** Whose the rows of its tables are; a domain without a schema has none. */
  tables?: TableOwners;
  /** Where its tables' columns lead in other domains. */
  references?: References;
  /** What of it depends on SECRET_KEY for longer than minutes. */
  sealed?: Partial<SealedAtRest>;
  /** What it knows of a member: for their export, and to be forgotten with them. */
  personalData?: PersonalData;
  /** What operators may set of it. */
  settings?: readonly Setting[];
  /** What of it operators may switch off. */
  switches?: readonly FeatureSwitch[];
  /** What members do in it. */
  deeds?: readonly Deed[];
  /** Why money moves in it. */
  reasons?: readonly MoneyReason[];
  /** Where a statement's entries of these reasons lead. */
  moneyPages?: MoneyPages;
  /** What it notifies members of. */
  notices?: NoticeParts;
  /** What waits on a page of the console that only operators open. */
  waiting?: Readonly<Record<string, CountWaiting>>;
  /** What waits on one that moderators open too: how much of it the one who asks could decide. */
  waitingForModerator?: Readonly<Record<string, CountWaiting>>;
  /** What it knows of a member, for operators who look one up. */
  knownOf?: KnownOf;
  /** What of it is counted each day. */
  figures?: readonly Figure[];
  /** Written out at the end of the process, such as buffered views. */
  flush?: () => Promise<void>;
  /** What the process asks itself for at its start, so that first requests are as fast as later ones. */
  warmUp?: () => Promise<readonly string[]>;
}

/** What a domain's manifest binds. */
export interface DomainParts<K extends keyof Calls> extends Contribution {
  handlers: Handlers<K>;
  /** What each of its real-time messages carries for a member now. */
  signals?: Partial<Record<SignalName, SignalSource>>;
  /** Kinds of live channel: who may listen to one, and what is sent there. */
  channels?: Partial<ChannelKinds>;
  /** What it does in every process with the records that its writes publish. */
  records?: RecordTakers;
}

/**
 * What all parts hand up of one kind, in one object by their types: where a call, signal or channel has none, what it is
 * given to does not compile; one that two parts hand up is refused by name.
 */
export const handedUp = <K extends 'handlers' | 'signals' | 'channels' | 'records', const P extends readonly object[]>(
  kind: K,
  parts: P,
): Together<Extract<P[number], Record<K, object>>[K]> =>
  joined(...parts.map((part) => (part as Partial<Record<K, object>>)[kind] ?? {})) as Together<
    Extract<P[number], Record<K, object>>[K]
  >;
