import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import { postText } from '../../../../../contract/primitives/post-text.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { secondsOrNone, unixSeconds } from '../../../../platform/unix-seconds.ts';
import { findGroup } from '../../../groups/index.ts';
import { picturesByAid } from '../../../media/index.ts';
import type { Shown } from '../../core/reads/viewing.ts';
import { findThread } from '../../core/sql/threads.ts';
import { type DraftData, findDraft } from '../sql/drafts.ts';
import { expiryOf } from './drafts.ts';

type Call = (typeof draftsCalls)['threads.draft'];

/** One of the reader's own drafts, as the composer goes on with it. */
export const draft =
  ({ members }: Pick<Shown, 'members'>) =>
  async ({ db, actor }: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const found = await findDraft(db, actor.uid, tid);
    if (!found || found.deleted_at) return refuse('threads.draft_not_exist');
    if (found.sent_tid) return refuse('threads.draft_sent');
    const { version, kind, subject, message, typeid, aids, parts, saved_at } = found;
    const pictures = await picturesByAid(db, found.pictures);
    const cards = await members(db, found.mentions);
    return {
      ...{ tid, version, kind, subject, message, typeid, aids, parts },
      text: postText(message),
      placed: flag(found.placed),
      original: flag(found.original),
      story: await storyOf(db, found),
      group: await groupOf(db, found),
      mentions: found.mentions.flatMap((uid) => {
        const username = cards.get(uid)?.username;
        return username === undefined ? [] : [{ uid, username }];
      }),
      push_time: secondsOrNone(found.push_at),
      captions: found.captions as string[],
      pictures: found.pictures.flatMap((aid) => pictures.get(aid) ?? []),
      dateline: unixSeconds(saved_at),
      expires: expiryOf(saved_at),
    };
  };

/** The own thread that it goes on with; it may be deleted by now. */
async function storyOf(db: MemberCtx['db'], { uid, story }: DraftData): Promise<DataOf<Call>['story']> {
  const thread = story === null ? undefined : await findThread(db, story);
  if (!thread || thread.deleted_at || thread.authorid !== uid) return null;
  return { tid: thread.tid, subject: thread.subject };
}

/** The group that it is meant for; whether its writer is still in it, posting asks. */
async function groupOf(db: MemberCtx['db'], { groupid }: DraftData): Promise<DataOf<Call>['group']> {
  const group = groupid === null ? undefined : await findGroup(db, groupid);
  return group ? { groupid: group.groupid, name: group.name } : null;
}
