import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { dreamStates } from '../../../../contract/domains/threads/kinds/photo/limits.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures, fullWidths, picturesByAid } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { entriesByIds, entriesTag, lockThread, type StoredPhoto, setDream as writeDream } from '../../threads/index.ts';

type Call = (typeof contestsCalls)['contests.set-dream'];

/** Says that a dream was helped, or what became of it. */
export async function setDream(ctx: MemberCtx, { tid, state, what, aid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db } = ctx;
  if (state === 'told' && what === '') refuse('contests.dream_untold');
  const thread = await lockThread(db, tid);
  const [entry] = await entriesByIds(db, [tid], 'lock');
  if (!thread || thread.deleted_at || entry?.fid !== boardFids.dream) return refuse('contests.dream_unknown');
  const photo = await takePhoto(ctx, aid, entry.dream_photo);
  await writeDream(db, {
    ...{ tid, fid: boardFids.dream, state: dreamStates.indexOf(state), what, at: ctx.now },
    photo: photo && JSON.stringify(photo),
  });
  await recordAudit(ctx, {
    ...{ action: 'contests.set-dream', subject: `thread ${tid}`, uid: entry.authorid },
    ...{ before: { dream: dreamStates[entry.dream_state] }, after: { dream: state } },
  });
  for (const tag of [`t:${tid}`, entriesTag]) ctx.stale(tag);
  return { tid };
}

/** The photo beside what became of it: the operator's own, or the one that stands there already. */
async function takePhoto(ctx: MemberCtx, aid: number, before: StoredPhoto | null): Promise<StoredPhoto | null> {
  if (aid === before?.aid) return before;
  if (before) await detachPictures(ctx, [before.aid]);
  if (aid === 0) return null;
  await attachPictures(ctx, ctx.actor.uid, [aid]);
  const picture = (await picturesByAid(ctx.db, [aid])).get(aid) ?? refuse('media.unknown_picture');
  return { aid, picture, full_width: (await fullWidths(ctx.db, [aid])).get(aid) ?? 0, exif: null };
}
