import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/review/held/limits.ts';
import { beginningOfPostText } from '../../../../../contract/primitives/post-text.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import { firstPage, readTimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { placeModerated } from '../../../moderation/index.ts';
import { excerpt } from '../../../posts/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { postsOfMember } from '../../sql/posts-of-member.ts';

type Call = (typeof heldCalls)['review.posts-of-member'];

const markupRead = 2000;
const wordsLength = 200;

/** What a member wrote in the countries that the caller moderates, to be acted on together. */
export const allPostsOfMember =
  ({ members }: People) =>
  async ({ db, actor }: MemberCtx, { uid, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const card = (await members(db, [uid])).get(uid);
    if (!card?.username) return refuse('moderation.unknown_member');
    const country = placeModerated(actor);
    const size = heldLimits.atOnce;
    const asked = { uid, country, after: readTimeKey(after), most: markupRead, limit: size + 1 };
    const found = await postsOfMember(db, asked);
    const { rows, next } = firstPage(found, size, ({ created_at, pid }) => writeTimeKey({ at: created_at, id: pid }));
    const list = rows.map((row) => ({
      ...{ tid: row.tid, pid: row.pid, first: flag(row.position === 1), subject: row.subject },
      words: excerpt(beginningOfPostText(row.message), wordsLength),
      ...{ at: row.created_at.toISOString(), state: row.kind ?? ('shown' as const), pinned: flag(row.pinned) },
    }));
    return { uid, username: card.username, list, next: next ?? '' };
  };
