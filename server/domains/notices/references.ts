import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const noticesReferences: ReferencesIn<'notices'> = {
  'notices.digests': { uid: toMember },
  'notices.notices': {
    uid: toMember,
    tid: { to: 'threads.threads.tid' },
    pid: { to: 'threads.posts.pid' },
    topid: { to: 'topics.topics.topid' },
  },
  'notices.push_subscriptions': { uid: toMember },
  'notices.settings': { uid: toMember },
};
