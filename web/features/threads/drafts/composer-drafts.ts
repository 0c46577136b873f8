import { pageErrorFor } from '../../../api/context.ts';
import { type Caller, isRefusal } from '../../../api/wire.ts';
import type { AskedDraft } from '../compose/compose-store.ts';
import { readDrafts } from './queries.ts';
import { deviceDraft } from './server-draft.ts';

/** What the composer of a new post begins with. */
export interface ComposerDrafts {
  asked: AskedDraft | null;
  /** Numbers of all drafts that there are. */
  drafts: readonly number[];
}

/** The draft that the address asks for by `?draft`, and which its writer has. */
export async function readComposerDrafts(call: Caller, { url }: Pick<Request, 'url'>): Promise<ComposerDrafts> {
  const tid = Number(new URL(url).searchParams.get('draft') ?? 0);
  const [read, asked] = await Promise.all([
    readDrafts(call),
    Number.isSafeInteger(tid) && tid > 0 ? readAsked(call, tid) : null,
  ]);
  return { asked, drafts: read.ok ? read.list.map((draft) => draft.tid) : [] };
}

async function readAsked(call: Caller, tid: number): Promise<AskedDraft> {
  try {
    return { tid, draft: deviceDraft((await call('threads.draft', { tid })).data, '') };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200) throw pageErrorFor(error);
    return { tid, draft: null };
  }
}
