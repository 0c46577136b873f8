import type { AppealableAct } from '../../../../../contract/domains/threads/appealing/limits.ts';
import type { PostRule } from '../../../../../contract/domains/threads/moderating/limits.ts';
import { beginningOfPostText } from '../../../../../contract/primitives/post-text.ts';
import type { ActAppeal, ActRow } from '../../../moderation/index.ts';
import { flag } from '../../present.ts';
import { excerpt } from '../../rules/visible-text.ts';
import type { AppealedPost } from '../../sql/appealed-posts.ts';
import { stateOf } from '../rules/window.ts';

/** Of each post's markup so much is read for the beginning of its words. */
export const markupRead = 2000;
const wordsLength = 300;

type Acted = Pick<ActRow, 'act' | 'tid' | 'pid' | 'rule' | 'reason' | 'at'>;

/** What was done to a post, and to which. */
export const presentAct = (row: Acted, post: AppealedPost | undefined) => ({
  ...{ act: row.act as AppealableAct, tid: row.tid, pid: row.pid, first: flag(post?.position === 1) },
  subject: post?.subject ?? '',
  words: excerpt(beginningOfPostText(post?.message ?? ''), wordsLength),
  ...{ rule: row.rule as PostRule, reason: row.reason, at: row.at.toISOString() },
});

export const presentAppeal = (appeal: Omit<ActAppeal, 'id'>) => ({
  message: appeal.message,
  createdAt: appeal.created_at.toISOString(),
  ...{ state: stateOf(appeal), answer: appeal.answer },
  answeredAt: appeal.answered_at?.toISOString() ?? null,
});
