import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import { personalFields } from '../../../../contract/domains/profiles/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changedElsewhere } from '../../../platform/other-changes.ts';
import { profileChanged } from '../events.ts';
import { privacyOf } from '../rules/personal.ts';
import { lockProfile, saveProfile } from '../sql/profiles.ts';
import { ownUid } from './own-uid.ts';

type Call = (typeof profilesCalls)['profiles.set-privacy'];

/** Says who sees each personal field. */
export async function setPrivacy(ctx: MemberCtx, { uid: named, seen, ...said }: InputOf<Call>): Promise<DataOf<Call>> {
  const uid = ownUid(ctx, named);
  const before = privacyOf((await lockProfile(ctx.db, uid, ctx.now)).privacy);
  const privacy = privacyOf(Object.fromEntries(personalFields.map((field) => [field, said[field] ?? before[field]])));
  await saveProfile(ctx.db, uid, { privacy: JSON.stringify(privacy) }, ctx.now);
  ctx.emit(profileChanged({ uid }));
  ctx.stale(`u:${uid}`);
  return { privacy, meanwhile: changedElsewhere(seen, before, said) };
}
