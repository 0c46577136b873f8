import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import { draftLimits } from '../../../../../contract/domains/threads/drafts/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse, refuseField } from '../../../../platform/refusal.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { attachPictures, detachPictures } from '../../../media/index.ts';
import { readDraftParts, takeDraftWords } from '../rules/take-draft.ts';
import {
  countDrafts,
  type DraftContent,
  type DraftData,
  draftsOfWords,
  insertDraft,
  lockDraft,
  lockDraftByKey,
  lockDraftsOf,
  updateDraft,
} from '../sql/drafts.ts';

type Call = (typeof draftsCalls)['threads.save-draft'];
type Input = InputOf<Call>;
type Saved = DataOf<Call>;

/**
 * Saves a draft under its number. Where another device has changed it meanwhile, what is sent becomes a draft of its
 * own, so that neither is lost.
 */
export async function saveDraft(ctx: MemberCtx, input: Input): Promise<Saved> {
  const { uid } = ctx.actor;
  if (input.uid !== undefined && input.uid !== uid) return refuse('threads.not_yours');
  const content = takeDraft(input);
  await lockDraftsOf(ctx.db, uid);
  const found = await findSaved(ctx, uid, input);
  if (found?.sent_tid) return refuse('threads.draft_sent');
  if (!found || found.deleted_at) {
    return input.tid > 0 ? refuse('threads.draft_not_exist') : saveNew(ctx, content, input);
  }
  if (isSame(found, content)) return { ...answer(found.tid, found.version, found.saved_at), ...alone };
  // Who has saved it last goes on with it, also where the answer was lost.
  const isTheirs = input.key !== '' && found.key === input.key;
  if (found.version !== input.version && !isTheirs) {
    return { ...(await saveNew(ctx, content, input)), apart: 1, other: found.tid };
  }
  const version = found.version + 1;
  await holdPictures(ctx, found.pictures, content.pictures);
  await updateDraft(ctx.db, { uid, tid: found.tid, version, key: input.key || null, saved_at: ctx.now, content });
  return { ...answer(found.tid, version, ctx.now), ...alone };
}

const alone = { apart: 0, other: 0 } as const;
const answer = (tid: number, version: number, at: Date) => ({ tid, version, dateline: unixSeconds(at) });

/** By its number, or by the name of whoever has saved it last. */
async function findSaved({ db }: MemberCtx, uid: number, { tid, key }: Input): Promise<DraftData | undefined> {
  if (tid > 0) return lockDraft(db, uid, tid);
  return key === '' ? undefined : lockDraftByKey(db, uid, key);
}

/** A draft of its own, unless there is one that says just the same: it was sent before. */
async function saveNew(ctx: MemberCtx, content: DraftContent, { key }: Input): Promise<Saved> {
  const { uid } = ctx.actor;
  const same = (await draftsOfWords(ctx.db, uid, content)).find((draft) => isSame(draft, content));
  if (same) return { ...answer(same.tid, same.version, same.saved_at), ...alone };
  if ((await countDrafts(ctx.db, uid)) >= draftLimits.most) {
    return refuse('threads.drafts_full', { values: { most: draftLimits.most } });
  }
  await holdPictures(ctx, [], content.pictures);
  const tid = await insertDraft(ctx.db, { uid, key: key || null, saved_at: ctx.now, content });
  return { ...answer(tid, 1, ctx.now), ...alone };
}

/** While a draft holds pictures they are not swept away. */
async function holdPictures(ctx: MemberCtx, before: readonly number[], after: readonly number[]): Promise<void> {
  await attachPictures(
    ctx,
    ctx.actor.uid,
    after.filter((aid) => !before.includes(aid)),
  );
  await detachPictures(
    ctx,
    before.filter((aid) => !after.includes(aid)),
  );
}

/** What was sent as it is stored, bounded like a post. */
function takeDraft(input: Input): DraftContent {
  const words = takeDraftWords(input.message, input.format) ?? refuse('threads.message_too_heavy');
  const parts = readDraftParts(input.parts) ?? refuseField('parts');
  const pictures = [...new Set([...input.aids, ...input.pictures, ...words.aids])];
  if (pictures.length > draftLimits.pictures) {
    return refuse('threads.too_many_pictures', { values: { max: draftLimits.pictures } });
  }
  const said = input.subject.trim() !== '' || words.text.trim() !== '';
  if (!said && pictures.length === 0 && Object.keys(parts).length === 0) return refuse('threads.draft_empty');
  return {
    kind: input.kind,
    subject: input.subject,
    message: words.message,
    summary: words.summary,
    typeid: input.typeid,
    placed: input.placed === 1,
    original: input.original === 1,
    story: input.story || null,
    groupid: input.groupid || null,
    mentions: input.mentions,
    push_at: input.push_time > 0 ? new Date(input.push_time * 1000) : null,
    aids: input.aids,
    captions: input.captions,
    parts: input.parts,
    pictures,
  };
}

/** The same once more, as from a device that has not had its answer, is no change. */
const isSame = (stored: DraftData, content: DraftContent): boolean =>
  Object.entries(content).every(
    ([field, value]) => JSON.stringify(stored[field as keyof DraftContent]) === JSON.stringify(value),
  );
