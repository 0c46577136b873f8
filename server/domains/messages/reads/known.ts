import { counted, type KnownOf } from '../../../platform/known.ts';
import { chatReportsAbout } from '../sql/known.ts';

/** What operators see of a member here: how often a chat with them was reported, and no word of it. */
export const messagesKnownOf: KnownOf = async ({ db }, uid) =>
  counted('reportsAbout', await chatReportsAbout(db, uid), '/operator/chats');
