import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/wire.ts';
import type { ComposeStore } from '../compose/compose-store.ts';
import { mayTry } from './draft-calls.ts';
import { deviceDraft } from './server-draft.ts';

/**
 * Asks whether another device has gone on with the draft that this one brings back: what it has saved there is offered;
 * one that was posted or deleted there is no draft here either. What this device alone has is left as it is.
 */
export async function lookForNewer(store: ComposeStore): Promise<void> {
  const { saved } = store.get().account;
  if (!saved || !store.sync?.isClean() || !mayTry()) return;
  try {
    const { data } = await call('threads.draft', { tid: saved.tid }, { unasked: true });
    if (data.version <= saved.version || store.get().account.saved?.version !== saved.version) return;
    const json = JSON.stringify(deviceDraft(data, store.key));
    store.dispatch({ kind: 'newer', newer: { json, at: data.dateline } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isGone = ['threads.draft_sent', 'threads.draft_not_exist'].includes(error.refusal);
    if (isGone && store.sync.isClean()) store.dispatch({ kind: 'newer', newer: { json: '', at: 0 } });
  }
}
