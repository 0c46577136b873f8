import { quietly } from '../../api/quietly.ts';
import type { Caller } from '../../api/wire.ts';
import { entryIn } from '../../features/contests/index.ts';
import {
  openHere,
  openOnServer,
  pageOfThread,
  photoParts,
  readReplyPlace,
  type ThreadPage,
  threadAddress,
} from '../../features/threads/index.ts';
import { photoBoardPath, photoPath } from '../../lib/photo-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { notFound } from '../../router/page-errors.ts';

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

const opening = (asked: Asked, fid: number) => ({
  tid: String(entryIn(asked.params.detail)),
  addressOf: (caller: Caller) => addressOf(caller, fid, asked),
  loaded: (page: ThreadPage) => onBoard(page, fid),
});

/** The server's page of an entry. */
export const loadEntry = (asked: LoaderFunctionArgs, fid: number): Promise<ThreadPage> =>
  openOnServer(asked, opening(asked, fid));

/** A step within the site: the browser makes the calls itself. */
export async function loadEntryHere(asked: LoaderFunctionArgs, fid: number): Promise<ThreadPage> {
  const [page] = await Promise.all([openHere(asked, opening(asked, fid)), quietly(photoParts())]);
  return page;
}
