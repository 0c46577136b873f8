import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { attachPictures, detachPictures, picturesByAid } from '../../media/index.ts';
import { amendMember, avatarAidOf } from '../../members/index.ts';
import { profileChanged } from '../events.ts';
import { lockProfile, saveProfile } from '../sql/profiles.ts';
import { ownUid } from './own-uid.ts';

type Call = (typeof profilesCalls)['profiles.set-picture'];

/** Makes one of the member's own uploads the avatar or cover, or takes it away; the one before is released. */
export async function setPicture(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const uid = ownUid(ctx, input.uid);
  const { kind, aid } = input;
  const row = await lockProfile(ctx.db, uid, ctx.now);
  const before = kind === 'cover' ? row.cover_aid : await avatarAidOf(ctx.db, uid);
  if (aid > 0) await attachPictures(ctx, uid, [aid]);
  if (before !== null) await detachPictures(ctx, [before]);

  const worn = aid > 0 ? aid : null;
  await saveProfile(ctx.db, uid, kind === 'cover' ? { cover_aid: worn } : {}, ctx.now);
  if (kind === 'avatar') await amendMember(ctx, uid, { avatarAid: worn });

  ctx.emit(profileChanged({ uid }));
  ctx.stale(`u:${uid}`);
  const picture = (await picturesByAid(ctx.db, worn === null ? [] : [worn])).get(aid) ?? null;
  return { kind, url: picture ? `${picture.url}-${picture.widths[0]}.webp` : '', picture };
}
