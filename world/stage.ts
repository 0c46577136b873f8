import type { CallerInputOf, DataOf } from '../contract/call.ts';
import type { CallName, Calls } from '../contract/calls.ts';
import { isSuccess } from '../contract/envelope.ts';
import type { Actor, ActorPort, Ctx, UploadedFile } from '../server/platform/context.ts';
import type { BoundCall } from '../server/platform/http/handlers.ts';
import { plainBodyOf, runCall } from '../server/platform/http/run.ts';
import { writeOnce } from '../server/platform/http/write.ts';
import type { Platform } from '../server/platform/platform.ts';

/** The parts of a put-together site that the world is built through. */
export interface Stage {
  platform: Platform;
  calls: readonly BoundCall[];
  actors: ActorPort;
}

/** Who acts, and when. */
export interface Moment {
  at: Date;
  actor?: Actor | null;
  /** Each person writes from an address of their own, so that nobody uses up another's limits. */
  ip: string;
  file?: UploadedFile;
  /** A piece of a video. */
  piece?: UploadedFile;
}

export type Act = <K extends CallName>(
  name: K,
  input: CallerInputOf<Calls[K]> | Record<never, never>,
  moment: Moment,
) => Promise<DataOf<Calls[K]>>;

/**
 * Makes calls the whole way through the house (access, limits, input, transaction, envelope) but for the network, at
 * any time that the story needs. A refusal stops the building: the story holds nothing that the site would not take.
 */
export function actOn({ platform, calls }: Stage): Act {
  const byName = new Map(calls.map((call) => [call.name, call]));
  return async (name, input, { at, actor = null, ip, file, piece }) => {
    const call = byName.get(name)!;
    const { spec } = call;
    // Each schema ignores fields of the others, so all fields are sent as path, query and body alike.
    const fields = input as Record<string, unknown>;
    const reply = await runCall({ ...platform, clock: () => at }, call, {
      actor,
      locale: 'en',
      requestId: `world ${name}`,
      asked: {
        ip,
        host: '',
        userAgent: 'the world',
        direct: true,
        token: undefined,
        cookies: {},
        files: { ...(file && { file }), ...(piece && { piece }) },
      },
      answer: { header: () => undefined, cookie: () => undefined },
      sent: { params: fields, query: { ...spec.fixed?.query, ...fields }, body: fields, signs: fields },
    });
    const body = plainBodyOf(reply) as Record<string, unknown>;
    if (reply.http !== 200 || (spec.envelope !== 'image' && !isSuccess(spec.envelope, body)))
      throw new Error(`the world was refused ${name}: ${JSON.stringify(body).slice(0, 400)}`);
    const whole = spec.envelope === 'other' || spec.envelope === 'image';
    return (whole ? body : body.data) as DataOf<Calls[typeof name]>;
  };
}

/** What nobody does by a call: the product's own doing, or an operator's, at any time that the story needs. */
export function byHand<T>({ platform }: Stage, at: Date, act: (ctx: Ctx) => Promise<T>): Promise<T> {
  const nothing = () => undefined;
  const ctx = {
    actor: null,
    db: platform.db,
    now: at,
    locale: 'en' as const,
    requestId: 'world',
    log: platform.log,
    asked: { ip: '', host: '', userAgent: '', direct: true, token: undefined, cookies: {}, files: {} },
    answer: { header: nothing, cookie: nothing },
    emit: nothing,
    reads: nothing,
    stale: nothing,
  };
  return writeOnce(platform, ctx, act);
}

/** Runs work on all items, so many at a time. */
export async function inParallel<T>(
  items: Iterable<T>,
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
