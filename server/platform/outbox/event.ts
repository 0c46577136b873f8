/** A fact in the past tense, as it lies in the outbox. */
export interface DomainEvent {
  name: string;
  payload: Record<string, unknown>;
}

/** A kind of event: calling it makes one. Each domain declares its own in events.ts. */
export interface EventKind<P extends Record<string, unknown>> {
  (payload: P): DomainEvent;
  eventName: string;
}

/** Declares an event of a domain, `<domain>.<fact>`. */
export function defineEvent<P extends Record<string, unknown>>(eventName: string): EventKind<P> {
  return Object.assign((payload: P): DomainEvent => ({ name: eventName, payload }), { eventName });
}
