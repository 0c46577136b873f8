import '../../design/sheets/bugs.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import type { Caller } from '../../api/wire.ts';
import { BugScreen, readSames } from '../../features/bugs/index.ts';
import {
  openHere,
  openOnServer,
  pageOfThread,
  readReplyPlace,
  type ThreadPage,
  threadAddress,
} from '../../features/threads/index.ts';
import { bugPath, tidOfDetail } from '../../lib/bug-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

export const handle = { ownCanonical: true };

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** The page of a report that is asked for; the address of a reply leads to the page on which that stands. */
async function addressOf(caller: Caller, { params, request }: Asked) {
  const query = new URL(request.url).searchParams;
  const tid = tidOfDetail(params.detail);
  const address = threadAddress(String(boardFids.bug), String(tid ?? ''), query);
  if (!address) throw notFound();
  const place = await readReplyPlace(caller, address, query, bugPath(address.tid));
  if (place) throw redirect(place);
  return address;
}

/** A thread of another kind has its own page. */
function onlyBugs(page: ThreadPage): ThreadPage {
  if (page.thread.bug === null) throw redirect(pageOfThread(page.thread));
  return page;
}

const withSames = async (caller: Caller, page: ThreadPage) => ({
  page: onlyBugs(page),
  sames: page.thread.bug && page.thread.bug.same > 0 ? await readSames(caller, page.thread.tid) : null,
});

const opening = (asked: Asked) => ({
  tid: String(tidOfDetail(asked.params.detail) ?? ''),
  addressOf: (caller: Caller) => addressOf(caller, asked),
  loaded: (page: ThreadPage, caller: Caller) => withSames(caller, page),
});

/** A report with its replies (R-BUG-004), as the server draws it. */
export const loader = (asked: LoaderFunctionArgs) => openOnServer(asked, opening(asked));

/** A step within the site. */
export const clientLoader = (asked: LoaderFunctionArgs) => openHere(asked, opening(asked));

export default function BugPage() {
  const { page, sames } = useLoaderData<typeof loader>();
  return <BugScreen key={page.thread.tid} page={page} sames={sames} />;
}
