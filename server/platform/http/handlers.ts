import type { BesideOf, CallSpec, DataOf, InputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { Ctx, MemberCtx, MemberReadCtx, ReadCtx } from '../context.ts';
import type { PartedRead } from '../reading/parted.ts';
import { type AnyParted, type ReadCall, readCallOf } from '../reading/read-call.ts';
import { wrapped } from './wrap.ts';

type CtxOf<S> = S extends { reads: 'replica' }
  ? S extends { access: 'guest' }
    ? ReadCtx
    : MemberReadCtx
  : S extends { access: 'guest' }
    ? Ctx
    : MemberCtx;
type Result<S> = S extends { beside: object } ? { data: DataOf<S>; beside: BesideOf<S> } : DataOf<S>;
type Act<S> = (ctx: CtxOf<S>, input: InputOf<S>) => Promise<Result<S>> | Result<S>;

/** Work done before the transaction opens (hashing a password, decoding a picture) and the action that takes its result. */
export interface Prepared<S> {
  prepare: (ctx: CtxOf<S>, input: InputOf<S>) => Promise<unknown>;
  act: (ctx: CtxOf<S>, input: InputOf<S>, prepared: unknown) => Promise<Result<S>> | Result<S>;
}

/** An action that may share its transaction with others of the same queue: see platform/db/together.ts. */
export interface Together<S> {
  together: string;
  act: Act<S>;
}

/** What is cached is read from the primary, so that a read in two parts is never on a replica. */
export type Handler<S> = Act<S> | Prepared<S> | Together<S> | (S extends { reads: 'replica' } ? never : PartedRead<S>);

/** A handler for each call of the contract: a missing one does not compile. */
export type Handlers<K extends keyof Calls = keyof Calls> = { [N in K]: Handler<Calls[N]> };

/** Joins a preparation with its action; the type between the two is checked. */
export function prepared<C extends Ctx, I, P, R>(
  prepare: (ctx: C, input: I) => Promise<P>,
  act: (ctx: C, input: I, prepared: P) => Promise<R> | R,
): { prepare: (ctx: C, input: I) => Promise<unknown>; act: (ctx: C, input: I, prepared: unknown) => Promise<R> | R } {
  return { prepare, act: (ctx, input, result) => act(ctx, input, result as P) };
}

/** A call with its handler, types erased, as the dispatcher runs it. */
export interface BoundCall {
  name: string;
  spec: CallSpec;
  prepare?: (ctx: Ctx, input: unknown) => Promise<unknown>;
  act: (ctx: Ctx, input: unknown, prepared: unknown) => unknown;
  /** In place of `act`: the answer is joined of a shared and an own part. */
  read?: ReadCall;
  /** The queue in which it waits for a transaction, where it may share one. */
  together?: string;
}

/** Pairs every call with its handler. The map is complete by its type. */
export function bindCalls(calls: Calls, handlers: Handlers): BoundCall[] {
  return Object.entries(calls).map(([name, spec]) => {
    const handler = handlers[name as keyof Calls] as Handler<CallSpec>;
    return { name, spec: spec as CallSpec, ...boundBy(name, spec as CallSpec, handler) } as BoundCall;
  });
}

function boundBy(name: string, spec: CallSpec, handler: Handler<CallSpec>): Partial<BoundCall> {
  if (typeof handler === 'function') return { act: handler as BoundCall['act'] };
  if (!('shared' in handler)) return handler as Partial<BoundCall>;
  const read = readCallOf(name, spec, handler as AnyParted, (data, locale) => wrapped(spec, data, locale));
  return { read, act: () => Promise.reject(new Error(`${name} is a read in two parts`)) };
}
