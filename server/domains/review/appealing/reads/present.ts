import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { AppealableAct } from '../../../../../contract/domains/review/appealing/limits.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import { beginningOfPostText } from '../../../../../contract/primitives/post-text.ts';
import { flag } from '../../../../platform/flag.ts';
import { type ActAppeal, type ActRow, reasonIn } from '../../../moderation/index.ts';
import { excerpt } from '../../../posts/index.ts';
import { stateOf } from '../../rules/window.ts';
import type { AppealedPost } from '../../sql/appealed-posts.ts';

/** Of each post's markup so much is read for the beginning of its words. */
export const markupRead = 2000;
const wordsLength = 300;

type Acted = Pick<ActRow, 'act' | 'tid' | 'pid' | 'rule' | 'reason' | 'said' | 'at'>;

/** What was done to a post, and to which. */
export const presentAct = (row: Acted, post: AppealedPost | undefined, locale: Language) => ({
  ...{ act: row.act as AppealableAct, tid: row.tid, pid: row.pid, first: flag(post?.position === 1) },
  subject: post?.subject ?? '',
  words: excerpt(beginningOfPostText(post?.message ?? ''), wordsLength),
  ...{ rule: row.rule as ModerationRule, reason: reasonIn(row, locale), at: row.at.toISOString() },
});

export const presentAppeal = (appeal: Omit<ActAppeal, 'id'>) => ({
  message: appeal.message,
  createdAt: appeal.created_at.toISOString(),
  ...{ state: stateOf(appeal), answer: appeal.answer },
  answeredAt: appeal.answered_at?.toISOString() ?? null,
});
