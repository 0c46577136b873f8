import type { NoticePage } from '../../../../contract/notices.ts';
import type { Facts } from '../../../platform/notice-kind.ts';

/** Who did something, and the post they did it by (0 for none). */
export interface Doer {
  uid: number;
  pid: number;
}

/** One thing that a member is to be notified of. */
export interface Incoming {
  /** The recipient. */
  uid: number;
  page: NoticePage;
  kind: string;
  /** Notifications with the same key are gathered in one notice while that is unread. */
  key: string;
  tid?: number;
  pid?: number;
  topid?: number;
  doer?: Doer;
  /** When it happened, in milliseconds, where the event says so. */
  at?: number;
  facts?: Facts;
}

/** A notice as far as gathering looks at it. */
export interface Gathered {
  actors: Doer[];
  count: number;
}

/** Members a notice remembers by name; of those beyond, only the number. */
export const remembered = 20;

/** Adds somebody: one who is in it already moves to the front and counts once. */
export function withDoer({ actors, count }: Gathered, doer: Doer): Gathered {
  const known = actors.some(({ uid }) => uid === doer.uid);
  const others = actors.filter(({ uid }) => uid !== doer.uid);
  return { actors: [doer, ...others].slice(0, remembered), count: known ? count : count + 1 };
}

/** Removes somebody whose like or post is gone; null when nobody is left to name. */
export function withoutDoer({ actors, count }: Gathered, gone: (doer: Doer) => boolean): Gathered | null {
  const left = actors.filter((doer) => !gone(doer));
  const rest = count - (actors.length - left.length);
  return left.length === 0 ? null : { actors: left, count: rest };
}

/** The notifications of one member under one key, in their order. */
export interface Bundle {
  first: Incoming;
  last: Incoming;
  doers: Doer[];
}

export const bundleKey = (uid: number, key: string): string => `${uid} ${key}`;

/** Joins what goes into the same notice; what somebody did to oneself is left out. */
export function bundled(all: readonly Incoming[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const incoming of all) {
    if (incoming.doer?.uid === incoming.uid) continue;
    const at = bundleKey(incoming.uid, incoming.key);
    const bundle = bundles.get(at) ?? { first: incoming, last: incoming, doers: [] };
    bundle.last = incoming;
    if (incoming.doer) bundle.doers.push(incoming.doer);
    bundles.set(at, bundle);
  }
  return bundles;
}
