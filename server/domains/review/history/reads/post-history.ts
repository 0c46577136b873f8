import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import { historyLimits } from '../../../../../contract/domains/review/history/limits.ts';
import type { PostVersion } from '../../../../../contract/domains/review/history/shapes.ts';
import type { Ctx, Db } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import { parted } from '../../../../platform/reading/parted.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findPost, type PostData, storedMessage } from '../../../posts/index.ts';
import {
  admit,
  type ForReader,
  factsOfThread,
  hiddenForReader,
  hiddenHere,
  hiddenRuleOf,
  mayReadHidden,
  refuseUnseen,
  type Shown,
  type ThreadData,
  type ThreadFacts,
  thereThread,
  viewing,
  writerOf,
} from '../../../threads/index.ts';
import { mayAct } from '../../policy.ts';
import { type VersionRow, versionsBefore, wordsBefore } from '../../sql/versions.ts';
import { mayRemoveVersion } from '../policy.ts';
import { presentVersion } from '../present.ts';
import { versionWords } from '../rules/version-words.ts';

/** What the reader's own part looks at. */
type Facts = {
  thread: ThreadFacts;
  post: { authorid: number; position: number; parent_pid: number | null; status: number };
  /** Office or level of its author, null for somebody who is gone. */
  authorGroup: number | null;
  /** A part of the post is hidden. */
  hides: boolean;
};

/** What a post said before it was edited, a page of versions. */
export const postHistory = (people: Shown) =>
  parted<(typeof reviewCalls)['review.post-history']>()({
    shared: async (ctx, { pid, before }) => {
      const post = await findPost(ctx.db, pid);
      if (!post) return refuse('threads.post_not_exist');
      const thread = await thereThread(ctx, post.tid);
      if (post.status !== 1) return refuse('threads.post_not_exist');
      const first = post.position === 1;
      const [view, rule, { list, next }] = await Promise.all([
        viewing(ctx, people, [thread.authorid, post.authorid]),
        first ? hiddenRuleOf(ctx.db, thread.tid) : undefined,
        pageOfVersions(ctx.db, thread, post, before),
      ]);
      const { tid, subject, country_fid } = thread;
      const { authorid, position, parent_pid, status } = post;
      return {
        answer: { tid, pid, first: flag(first), subject, country_fid, ...writerOf(view, authorid), list, next },
        facts: {
          ...{ thread: factsOfThread(view, thread), hides: rule !== undefined },
          post: { authorid, position, parent_pid, status },
          authorGroup: view.card(authorid)?.groupid ?? null,
        },
      };
    },
    own: async (ctx, facts: Facts) => {
      const thread = await admitToPost(ctx, people, facts);
      if (facts.hides) await refuseHidden(ctx, thread);
      return { can: { remove: mayRemove(ctx, facts) } };
    },
  });

/** Who may not read the post may not read what it said before. */
async function admitToPost(ctx: Ctx, people: Shown, { thread, post }: Facts): Promise<ForReader<ThreadFacts>> {
  const read = await admit(ctx, people, thread, 'threads.post_not_exist');
  await refuseUnseen(ctx, read, post);
  const isHidden = post.position > 1 && (await hiddenHere(ctx, people)).has(post.authorid);
  if (isHidden) refuse('threads.post_not_exist');
  return read;
}

/** Older versions may show what is hidden now: they are for those who may read that. */
async function refuseHidden({ db, actor }: Ctx, thread: ForReader<ThreadFacts>): Promise<void> {
  const part = await hiddenForReader(db, thread.tid, actor?.uid ?? 0);
  if (part && mayReadHidden(actor, thread, part, part)) refuse('threads.history_hidden');
}

function mayRemove({ actor }: Ctx, { thread: { countryFid }, post, authorGroup }: Facts): boolean {
  if (!actor || mayRemoveVersion(actor, post)) return false;
  const judged = { countryFid, authorid: post.authorid, authorGroup: authorGroup ?? undefined };
  return mayAct(actor, 'ban', judged) === undefined;
}

/** Versions before one of them, 0 for all with what the post says now; each beside the one before it. */
async function pageOfVersions(
  db: Db,
  thread: ThreadData,
  post: PostData,
  before: number,
): Promise<{ list: PostVersion[]; next: number }> {
  const now = before === 0 || before > post.versions + 1 ? [currentVersion(thread, post)] : [];
  const asked = now.length > 0 ? post.versions + 1 : before;
  const rows = [...now, ...(await versionsBefore(db, post, asked, historyLimits.page + 1 - now.length))];
  const shown = rows.slice(0, historyLimits.page);
  const last = shown.at(-1);
  const further = rows.length > shown.length;
  const below = further && last ? await wordsBefore(db, post, last.version) : undefined;
  const list = shown.map((row, at) => {
    const older = rows[at + 1];
    const beside = rows.slice(at + 1, shown.length).find(({ removed_at }) => removed_at === null) ?? below;
    return presentVersion(row, { beside, older: older?.version ?? 0, current: row.version > post.versions });
  });
  return { list, next: further && last ? last.version : 0 };
}

/** What a post says now, as its older versions are stored. */
const currentVersion = (thread: ThreadData, post: PostData): VersionRow => ({
  ...{ tid: post.tid, pid: post.pid, authorid: post.authorid, version: post.versions + 1 },
  subject: post.position === 1 ? thread.subject : '',
  words: versionWords(storedMessage(post)),
  ...{ written_at: post.edited_at ?? post.created_at, removed_at: null },
});
