import { call } from '../../api/client.ts';
import { callFrom, pageContext, pageErrorFor } from '../../api/context.ts';
import { quietly } from '../../api/quietly.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';
import { entryIn } from '../../features/contests/index.ts';
import {
  arrivalOf,
  noPermission,
  ownDecision,
  pageOfThread,
  photoParts,
  readReplyPlace,
  readThreadHere,
  readThreadPage,
  type ThreadPage,
  threadAddress,
} from '../../features/threads/index.ts';
import { photoBoardPath, photoPath } from '../../lib/photo-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { NetworkLost } from '../../router/network-lost.ts';
import { noAnswer, notFound } from '../../router/page-errors.ts';
import { readToken } from '../../session/token.ts';

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** Where an entry stands that another address of it was asked for. */
export function toEntry(tid: number, fid: number, request: Request): Response {
  const { search } = new URL(request.url);
  return redirect(tid > 0 ? photoPath({ tid, fid }) + search : `${photoBoardPath(fid)}/entries`);
}

/** The page of an entry that is asked for. `detail_5`, as the documents write it, leads to `detail5`. */
async function addressOf(caller: Caller, fid: number, { params, request }: Asked) {
  const detail = params.detail ?? '';
  const query = new URL(request.url).searchParams;
  // The documents' own spelling, with the entry beside it or none.
  if (detail.toLowerCase() === 'detail_tid') throw toEntry(Number(query.get('tid')) || 0, fid, request);
  const tid = entryIn(detail);
  if (tid === 0) throw notFound();
  if (detail !== `detail${tid}`) throw toEntry(tid, fid, request);
  const address = threadAddress(String(fid), String(tid), query);
  if (!address) throw notFound();
  const place = await readReplyPlace(caller, address, query);
  if (place) throw redirect(place);
  return address;
}

/** An entry of the board that its address names: a thread of another board or kind leads to its own page. */
function onBoard(page: ThreadPage, fid: number): ThreadPage {
  const { thread } = page;
  if (thread.photo === null || thread.fid !== fid) throw redirect(pageOfThread(thread));
  return page;
}

/** The server's page of an entry. */
export async function loadEntry({ context, ...asked }: LoaderFunctionArgs, fid: number): Promise<ThreadPage> {
  const caller = callFrom(context);
  const tid = String(entryIn(asked.params.detail));
  try {
    const { search } = new URL(asked.request.url);
    return onBoard(await readThreadPage(caller, await addressOf(caller, fid, asked), search), fid);
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
export async function loadEntryHere(asked: LoaderFunctionArgs, fid: number): Promise<ThreadPage> {
  const tid = String(entryIn(asked.params.detail));
  try {
    const address = await addressOf(call, fid, asked);
    const [page] = await Promise.all([arrivalOf(address, () => readThreadHere(address)), quietly(photoParts())]);
    return onBoard(page, fid);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http === noAnswer) throw new NetworkLost(error);
    const decision = readToken() === null ? undefined : await ownDecision(call, error, tid);
    throw noPermission(error, tid) ?? decision ?? pageErrorFor(error);
  }
}
