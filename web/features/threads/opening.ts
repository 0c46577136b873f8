import { quietHeader } from '../../../contract/primitives/quiet-header.ts';
import { call } from '../../api/client.ts';
import { callFrom, pageContext, pageErrorFor } from '../../api/context.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { NetworkLost } from '../../router/network-lost.ts';
import { noAnswer, notFound } from '../../router/page-errors.ts';
import { readToken } from '../../session/token.ts';
import { arrivalOf } from './arrivals.ts';
import {
  noPermission,
  ownDecision,
  readThreadHere,
  readThreadPage,
  type ThreadAddress,
  type ThreadPage,
} from './queries.ts';

/** A page on which a thread stands: of which address, and what is made of the thread once it is read. */
interface Opening<Loaded> {
  /** The thread's number as the page's address writes it. */
  tid: string | undefined;
  addressOf: (caller: Caller) => Promise<ThreadAddress>;
  /** May lead to another page by throwing where that is. */
  loaded: (page: ThreadPage, caller: Caller) => Loaded | Promise<Loaded>;
}

/**
 * Reads it where the server draws: 404 where there is no such thread, /permission where it may not be read (R-THR-009,
 * R-THR-017); who wrote one that a moderator took away is led to the decision (R-MOD-014).
 */
export async function openOnServer<Loaded>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  { tid, addressOf, loaded }: Opening<Loaded>,
): Promise<Loaded> {
  const caller = callFrom(context);
  try {
    return await loaded(await readThreadPage(caller, await addressOf(caller), new URL(request.url).search), caller);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isMember = (await context.get(pageContext).viewer()) !== null;
    throw (
      noPermission(error, tid) ??
      (isMember ? await ownDecision(caller, error, tid) : undefined) ??
      (error.refusal === 'threads.not_exist' ? notFound() : pageErrorFor(error))
    );
  }
}

/** A step within the site: the browser makes the calls itself, and an unknown thread says its own message (R-THR-005). */
export async function openHere<Loaded>(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  { tid, addressOf, loaded }: Opening<Loaded>,
): Promise<Loaded> {
  try {
    const address = await addressOf(call);
    const quiet = request.headers.has(quietHeader);
    return await loaded(await arrivalOf(address, () => readThreadHere(address, quiet)), call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The page that stands is still good, and this one may be saved.
    if (error.http === noAnswer) throw new NetworkLost(error);
    const decision = readToken() === null ? undefined : await ownDecision(call, error, tid);
    throw noPermission(error, tid) ?? decision ?? pageErrorFor(error);
  }
}
