import type { NoticePage, NoticeSort } from '../../contract/notices.ts';
import type { Language } from '../../contract/primitives/countries.ts';
import type { EventKind } from './outbox/event.ts';

/** What a notice's sentence is filled with. `quote` are words it is about; `until` is a moment, shown as a day. */
export type Facts = Readonly<Record<string, string | number>>;

/** Facts that may be given: `name` and `others` are who did it. */
export type GivenFacts = Facts & { readonly name?: never; readonly others?: never };

/** A path of the site, or nothing to open. */
type Target = `/${string}` | '';

/**
 * Something that members are notified of, declared by the domain that causes it and handed up in its manifest. Its
 * sentence is the text `<domain>.notice.<kind>`, with `{name}` and `{others}` for who did it.
 */
export interface NoticeKind {
  readonly domain: string;
  /** Stored, and `Type` on the wire: unique over the whole product. */
  readonly kind: string;
  /** The switch in a member's settings that it obeys. */
  readonly sort: NoticeSort;
  /** The page that it stands on. */
  readonly page: NoticePage;
  /** What it opens where it is about no thread or topic; `opensPost` for one that always is about a thread. */
  readonly to: Target | ((facts: Facts) => Target);
  /** Text id of its sentence, where that isn't the kind's own. */
  readonly says?: (facts: Facts) => string;
  /** Facts that are another word in each language. */
  readonly words?: (facts: Facts, locale: Language) => Facts;
  /** The words it is about, where they aren't a post's and no fact `quote`. */
  readonly quote?: (facts: Facts, locale: Language) => string;
  /** Quotes what a post says even where that is a thread's first, which else is known by its subject. */
  readonly quotesText?: boolean;
  /** Only who may read the post is notified of it: that it is there would be known already. */
  readonly onlyReaders?: boolean;
  /** Where it stands among notices alone: no device is notified of it. */
  readonly silent?: (facts: Facts) => boolean;
}

/** The target of a kind that is always about a post: the post itself. */
export const opensPost = '';
/** The target of a kind that says all there is. */
export const opensNothing = '';

/** Declares a kind of notice: without its switch, its page or its target it does not compile. */
export const defineNotice = (domain: string, kind: string, facts: Omit<NoticeKind, 'domain' | 'kind'>): NoticeKind => ({
  domain,
  kind,
  ...facts,
});

/** A kind by which the product itself notifies a member about their own account. */
export const defineSystemNotice = (
  domain: string,
  kind: string,
  facts: Omit<NoticeKind, 'domain' | 'kind' | 'sort' | 'page'>,
): NoticeKind => defineNotice(domain, kind, { sort: 'system', page: 'systems', ...facts });

/** One thing that a member is to be notified of. */
export interface Notification {
  /** The recipient. */
  uid: number;
  kind: NoticeKind;
  /** What has the same key is gathered in one notice while that is unread. */
  key: string;
  tid?: number;
  pid?: number;
  topid?: number;
  /** Who did it, and the post they did it by (0 for none). */
  doer?: { uid: number; pid: number };
  /** When it happened, in milliseconds, where the event says so. */
  at?: number;
  facts?: GivenFacts;
}

/** A like or a follow that was undone: its doer leaves the notice. */
export interface TakenBack {
  uid: number;
  key: string;
  doer: number;
}

type Payload = Record<string, unknown>;

/** What an event means for notices: whom it notifies, or what it undoes. */
export type NoticeSource = { readonly event: EventKind<Payload> } & (
  | { readonly notify: (payload: Payload) => readonly Notification[]; readonly after?: number }
  | { readonly takeBack: (payload: Payload) => TakenBack }
  | { readonly deletePost: (payload: Payload) => { tid: number; pid: number } }
  | { readonly deleteThread: (payload: Payload) => number }
);

const source = (event: unknown, act: unknown): NoticeSource => ({ event, ...(act as object) }) as NoticeSource;

/**
 * Whom an event notifies, and of what; pure. `after` are seconds in which it may be undone: nobody is notified before, nor
 * of a post that is gone by then.
 */
export const notifies = <P extends Payload>(
  event: EventKind<P>,
  notify: (payload: P) => readonly Notification[],
  { after }: { after?: number } = {},
): NoticeSource => source(event, { notify, after });

/** An event that takes somebody's part in a notice back. */
export const takesBack = <P extends Payload>(event: EventKind<P>, takeBack: (payload: P) => TakenBack): NoticeSource =>
  source(event, { takeBack });

/** An event after which a post is gone. */
export const deletesPost = <P extends Payload>(
  event: EventKind<P>,
  deletePost: (payload: P) => { tid: number; pid: number },
): NoticeSource => source(event, { deletePost });

/** An event after which a thread is gone. */
export const deletesThread = <P extends Payload>(
  event: EventKind<P>,
  deleteThread: (payload: P) => number,
): NoticeSource => source(event, { deleteThread });

/** What a domain hands up for notices. */
export interface NoticeParts {
  readonly kinds: readonly NoticeKind[];
  readonly on: readonly NoticeSource[];
}

interface Said {
  uid: number;
  /** Distinguishes what happens more than once; what has none is gathered while it is unread. */
  once?: string | number;
  /** When it happened, in milliseconds. */
  at?: number;
  facts?: GivenFacts;
}

/** One word of the product to a member. */
export const toMember = (kind: NoticeKind, { uid, once, ...rest }: Said): Notification => ({
  uid,
  kind,
  key: once === undefined ? kind.kind : `${kind.kind}:${once}`,
  ...rest,
});
