import '../../design/sheets/bugs.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { call } from '../../api/client.ts';
import { callFrom, pageContext, pageErrorFor } from '../../api/context.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { BugScreen, readSames } from '../../features/bugs/index.ts';
import {
  noPermission,
  ownDecision,
  pageOfThread,
  readReplyPlace,
  readThreadHere,
  readThreadPage,
  type ThreadPage,
  threadAddress,
} from '../../features/threads/index.ts';
import { bugPath, tidOfDetail } from '../../lib/bug-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { NetworkLost } from '../../router/network-lost.ts';
import { noAnswer, notFound } from '../../router/page-errors.ts';
import { readToken } from '../../session/token.ts';

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

/** A report with its replies (R-BUG-004); what can't be read says why, as a thread's page does. */
export async function loader({ context, ...asked }: LoaderFunctionArgs) {
  const caller = callFrom(context);
  const tid = String(tidOfDetail(asked.params.detail) ?? '');
  try {
    const search = new URL(asked.request.url).search;
    return await withSames(caller, await readThreadPage(caller, await addressOf(caller, asked), search));
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

/** A step within the site: the browser makes the calls itself. */
export async function clientLoader(asked: LoaderFunctionArgs) {
  const tid = String(tidOfDetail(asked.params.detail) ?? '');
  try {
    return await withSames(call, await readThreadHere(await addressOf(call, asked)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The page that stands is still good, and this one may be saved.
    if (error.http === noAnswer) throw new NetworkLost(error);
    const decision = readToken() === null ? undefined : await ownDecision(call, error, tid);
    throw noPermission(error, tid) ?? decision ?? pageErrorFor(error);
  }
}

export default function BugPage() {
  const { page, sames } = useLoaderData<typeof loader>();
  return <BugScreen key={page.thread.tid} page={page} sames={sames} />;
}
