import type { InputOf } from '../../../../../contract/call.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { typedNames } from '../../../../../contract/primitives/typed-names.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { nameKey } from '../../../members/index.ts';
import type { Shown } from '../../core/reads/viewing.ts';
import type { ThreadWrites } from '../../kinds/kind.ts';
import { kindOfDraft } from '../../kinds/kinds.ts';
import type { NewThread, NewThreadInput } from '../../kinds/thread-input.ts';
import { draftTraits } from '../../traits/writing.ts';
import { readDraftParts, takeDraftWords } from '../rules/take-draft.ts';
import { type DraftData, lockDraft } from '../sql/drafts.ts';

type Call = (typeof draftsCalls)['threads.post-draft'];

/** Posts a draft as it was saved, by the steps of any new thread. */
export const postDraft =
  ({ members }: Pick<Shown, 'members'>, create: ThreadWrites['create']) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<NewThread> => {
    const draft = await lockDraft(ctx.db, ctx.actor.uid, tid);
    if (!draft || draft.deleted_at) return refuse('threads.draft_not_exist');
    if (draft.sent_tid) return refuse('threads.draft_sent');
    const parts = readDraftParts(draft.parts);
    const part = parts?.[draft.kind as KindName];
    const input = {
      ...inputOf(ctx, draft),
      ...draftTraits(parts ?? {}),
      at_list_current: await named(ctx, members, draft),
    };
    return kindOfDraft(draft).postDrafted(ctx, create, input, part);
  };

/** What the writer would send of it. */
const inputOf = ({ now }: MemberCtx, draft: DraftData): NewThreadInput => ({
  draft: draft.tid,
  subject: draft.subject,
  message: draft.message,
  format: 'html',
  aids: draft.aids,
  captions: draft.captions as string[],
  typeid: draft.typeid,
  original: draft.original ? 1 : 0,
  story: draft.story ?? 0,
  groupid: draft.groupid ?? 0,
  // A time that has passed meanwhile is now.
  push_time: draft.push_at && draft.push_at > now ? unixSeconds(draft.push_at) : 0,
  ...{ type: '', reproduce: '', phonetype: '' },
});

/** Of those who were chosen the ones whose names still stand in the text. */
async function named({ db }: MemberCtx, members: Shown['members'], draft: DraftData): Promise<number[]> {
  if (draft.mentions.length === 0) return [];
  const names = new Set(typedNames(takeDraftWords(draft.message, 'html')?.text ?? ''));
  const cards = await members(db, draft.mentions);
  return draft.mentions.filter((uid) => names.has(nameKey(cards.get(uid)?.username ?? '')));
}
