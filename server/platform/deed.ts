import type { Db } from './context.ts';
import type { EarningReason, MoneyReason } from './money-reason.ts';
import type { EventKind } from './outbox/event.ts';
import { type Listener, type ListenerCtx, on } from './outbox/listener.ts';

/** One time that a member did something, or that this was taken back. */
export interface Act {
  /** Who did it. */
  uid: number;
  /** What they did it to: by one member it counts once. */
  once: string;
  /** Which of several it was about, such as the task or the goods. */
  of?: number;
  /** Whose it was done to, where that is a member. */
  to?: number | undefined;
  /** The thread that it was done to, where it was one. */
  tid?: number;
  /** What they do to themselves counts for nobody. */
  toOneself?: boolean;
  /** When it was done, in milliseconds; absent where the event doesn't say. */
  at?: number;
  /** When it was taken back or restored, in milliseconds; absent where it is done, and where the event doesn't say. */
  changedAt?: number | undefined;
  /** It was taken back and is there again: it counts as before, and earns nothing. */
  restored?: true;
  /** The day of their own calendar on which they did it, where the event says so. */
  day?: string;
  /** How far they got by it, such as the days of a streak. */
  reached?: number;
  /** It is taken back, and what it earned stays. */
  earningStays?: boolean;
}

interface Happening {
  event: EventKind<Record<string, unknown>>;
  actOf: (fact: Record<string, unknown>) => Act | undefined;
}

/**
 * What members do, declared once by the domain where they do it and handed up in its manifest. Whoever pays, ranks or
 * counts for it reads this, and not the events.
 */
export interface Deed {
  readonly domain: string;
  /** Unique over the whole product. */
  readonly name: string;
  readonly done: readonly Happening[];
  readonly undone?: readonly Happening[];
  /** Whether a number is one of those that it may be about (`of`); absent where it is about none. */
  readonly isOne?: (db: Db, id: number) => Promise<boolean>;
  /** What it earns by itself, and why that is taken back. */
  readonly earns?: EarningReason;
  readonly takenBack?: MoneyReason;
}

/** Declares what members do. */
export const defineDeed = (domain: string, name: string, facts: Omit<Deed, 'domain' | 'name'>): Deed => ({
  ...{ domain, name },
  ...facts,
});

/** The act of which an event is the fact; an event may be none. */
export const when = <P extends Record<string, unknown>>(
  event: EventKind<P>,
  actOf: (fact: P) => Act | undefined,
): Happening => ({ event, actOf }) as Happening;

/** Listeners that are given acts in place of events, those of one event together. */
export const onActs = (
  happenings: readonly Happening[] | undefined,
  handle: (ctx: ListenerCtx, acts: readonly Act[]) => Promise<void>,
): Listener[] =>
  (happenings ?? []).map(({ event, actOf }) =>
    on(event, (ctx, facts) =>
      handle(
        ctx,
        facts.flatMap((fact) => actOf(fact) ?? []),
      ),
    ),
  );
