import type { ReactNode } from 'react';
import { ownPage } from '../../contract/domains/threads/kinds.ts';
import { call } from '../api/client.ts';
import { callFrom, pageContext, pageErrorFor } from '../api/context.ts';
import { type Caller, isRefusal } from '../api/wire.ts';
import {
  arrivalOf,
  noPermission,
  ownDecision,
  readReplyPlace,
  readThreadHere,
  readThreadPage,
  type ThreadPage,
  ThreadPlaceholder,
  ThreadScreen,
  threadAddress,
} from '../features/threads/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { knownThread } from '../router/known-threads.ts';
import type { Params } from '../router/match-routes.ts';
import { NetworkLost } from '../router/network-lost.ts';
import { noAnswer, notFound } from '../router/page-errors.ts';
import { readToken } from '../session/token.ts';

export const handle = { ownCanonical: true };

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** The page of a thread that is asked for; the address of a reply leads to the page on which that stands. */
async function addressOf(caller: Caller, { params, request }: Asked) {
  const query = new URL(request.url).searchParams;
  const address = threadAddress(params.list, params.detail, query);
  if (!address) throw notFound();
  const place = await readReplyPlace(caller, address, query);
  if (place) throw redirect(place);
  return address;
}

/** A thread whose kind has a page of its own is read there. */
function orOwnPage(page: ThreadPage, { request }: Asked): ThreadPage {
  const own = ownPage(page.thread);
  if (own) throw redirect(own + new URL(request.url).search);
  return page;
}

/**
 * A page asked for shows 404 where there is no such thread, /permission where it may not be read (R-THR-009, R-THR-017); who
 * wrote one that a moderator took away is led to the decision (R-MOD-014).
 */
export async function loader({ context, ...asked }: LoaderFunctionArgs): Promise<ThreadPage> {
  const caller = callFrom(context);
  try {
    const page = await readThreadPage(caller, await addressOf(caller, asked), new URL(asked.request.url).search);
    return orOwnPage(page, asked);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isMember = (await context.get(pageContext).viewer()) !== null;
    throw (
      noPermission(error, asked.params.detail) ??
      (isMember ? await ownDecision(caller, error, asked.params.detail) : undefined) ??
      (error.refusal === 'threads.not_exist' ? notFound() : pageErrorFor(error))
    );
  }
}

/** A step within the site: the browser makes the calls itself, and an unknown thread says its own message (R-THR-005). */
export async function clientLoader(asked: LoaderFunctionArgs): Promise<ThreadPage> {
  try {
    const address = await addressOf(call, asked);
    return orOwnPage(await arrivalOf(address, () => readThreadHere(address)), asked);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The page that stands is still good, and this one may be saved.
    if (error.http === noAnswer) throw new NetworkLost(error);
    const { detail } = asked.params;
    const decision = readToken() === null ? undefined : await ownDecision(call, error, detail);
    throw noPermission(error, detail) ?? decision ?? pageErrorFor(error);
  }
}

export function placeholder({ detail }: Params): ReactNode {
  const known = knownThread(Number(detail));
  return known && <ThreadPlaceholder known={known} />;
}

export default function ThreadRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ThreadScreen key={loaded.thread.tid} loaded={loaded} />;
}
