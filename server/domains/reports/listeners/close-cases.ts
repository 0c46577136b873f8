import { on } from '../../../platform/outbox/listener.ts';
import { memberSanctioned } from '../../moderation/index.ts';
import { postDeleted, threadDeleted } from '../../threads/index.ts';
import { concludeGone } from '../actions/conclude.ts';
import { aboutOf } from '../rules/about.ts';

/** A case ends with what it is about: a deleted post, a deleted thread with all in it, a member who was banned. */
export const closeCases = [
  on(postDeleted, (ctx, all) => concludeGone(ctx, { abouts: all.map(aboutOf), tids: [] }, 'gone')),
  on(threadDeleted, (ctx, all) => concludeGone(ctx, { abouts: [], tids: all.map(({ tid }) => tid) }, 'gone')),
  on(memberSanctioned, (ctx, all) =>
    concludeGone(ctx, { abouts: all.map(({ uid }) => aboutOf({ pid: 0, uid })), tids: [] }, 'removed'),
  ),
];
