import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { MembersByIds } from '../domains/members/index.ts';
import { mayModerate, moderatesIn } from '../domains/moderation/index.ts';
import { kindsToPost } from '../domains/threads/index.ts';
import { mayCreate } from '../domains/topics/index.ts';
import type { Actor } from '../platform/context.ts';
import type { Platform } from '../platform/platform.ts';

/** How the page's frame names the member it is rendered for. */
export async function viewerOf(platform: Platform, cards: MembersByIds, actor: Actor): Promise<Viewer> {
  const card = (await cards(platform.db, [actor.uid])).get(actor.uid);
  const { uid, username, countryFid, groupid, isCreator, verified, needsConsent } = actor;
  return {
    uid,
    username,
    avatar: card?.avatar ?? '',
    frame: card?.decoration.url ?? '',
    countryFid,
    groupid,
    isCreator,
    verified,
    needsConsent,
    mayPost: kindsToPost(actor),
    moderatesHome: moderatesIn(actor, countryFid),
    isModerator: mayModerate(actor),
    mayCreateTopic: mayCreate(actor) === undefined,
  };
}
