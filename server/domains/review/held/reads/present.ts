import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { HeldReason } from '../../../../../contract/domains/review/held/limits.ts';
import { plainPostText } from '../../../../../contract/primitives/post-text.ts';
import type { Db } from '../../../../platform/context.ts';
import { type HeldRow, replyIn, threadsByIds } from '../../../threads/index.ts';
import { firstPosts } from '../sql/held-rows.ts';

/** What held posts say and where they are to stand, of a page of them by two statements. */
export async function saidOf(db: Db, rows: readonly HeldRow[]) {
  const [threads, posts] = await Promise.all([
    threadsByIds(db, [...new Set(rows.map(({ tid }) => tid))]),
    firstPosts(
      db,
      rows.flatMap(({ reply, pid }) => (reply === null ? [pid] : [])),
    ),
  ]);
  const subjects = new Map(threads.map(({ tid, subject }) => [tid, subject]));
  const firsts = new Map(posts.map((post) => [post.pid, post]));
  return rows.map((row) => {
    const reply = replyIn(row);
    const { message = '', attachments = [] } = reply ?? firsts.get(row.pid) ?? {};
    return { said: presentSaid(row, subjects.get(row.tid) ?? '', message), pictures: attachments };
  });
}

const presentSaid = (row: HeldRow, subject: string, message: string) => ({
  ...{ tid: row.tid, pid: row.pid, first: row.reply === null ? (1 as const) : (0 as const), subject },
  words: plainPostText(message),
  at: row.at.toISOString(),
  decision: row.decision as 'approved' | 'refused' | 'gone' | null,
  decidedAt: row.decided_at?.toISOString() ?? null,
  rule: row.rule as ModerationRule | '',
  reason: row.reason,
});

export const reasonsOf = ({ reasons }: HeldRow): HeldReason[] => reasons as HeldReason[];
