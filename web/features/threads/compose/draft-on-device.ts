import { onDevice } from '../../../lib/stores.ts';

/** A draft of the account that is opened by its number has a copy of its own; any other post is written one at a time. */
const addressOf = (uid: number, tid: number): string => `draft:thread:${uid}${tid > 0 ? `:${tid}` : ''}`;

/** Saves the draft as JSON, or deletes it; false where this device can't. `tid` is the draft that was opened. */
export const storeDraft = (uid: number, draft: string | null, tid = 0): boolean =>
  onDevice.write(addressOf(uid, tid), draft);

/** The draft of a member as this device, maybe an older version of it, has stored it; null for none. */
export function draftOnDevice<D extends { html: string }>(uid: number, tid = 0): D | null {
  const draft = onDevice.readJson<D>(addressOf(uid, tid));
  return typeof draft?.html === 'string' ? draft : null;
}
