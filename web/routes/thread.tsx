import type { ReactNode } from 'react';
import { ownPage } from '../../contract/domains/threads/kinds.ts';
import type { Caller } from '../api/wire.ts';
import {
  openHere,
  openOnServer,
  readReplyPlace,
  type ThreadPage,
  ThreadPlaceholder,
  ThreadScreen,
  threadAddress,
} from '../features/threads/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { knownThread } from '../router/known-threads.ts';
import type { Params } from '../router/match-routes.ts';
import { notFound } from '../router/page-errors.ts';

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

const opening = (asked: Asked) => ({
  tid: asked.params.detail,
  addressOf: (caller: Caller) => addressOf(caller, asked),
  loaded: (page: ThreadPage) => orOwnPage(page, asked),
});

/** A thread's page, as the server draws it. */
export const loader = (asked: LoaderFunctionArgs): Promise<ThreadPage> => openOnServer(asked, opening(asked));

/** A step within the site. */
export const clientLoader = (asked: LoaderFunctionArgs): Promise<ThreadPage> => openHere(asked, opening(asked));

export function placeholder({ detail }: Params): ReactNode {
  const known = knownThread(Number(detail));
  return known && <ThreadPlaceholder known={known} />;
}

export default function ThreadRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ThreadScreen key={loaded.thread.tid} loaded={loaded} />;
}
