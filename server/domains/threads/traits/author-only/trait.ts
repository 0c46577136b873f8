import { authorOnlyTrait as shapes } from '../../../../../contract/domains/threads/traits/author-only/trait.ts';
import { flag } from '../../../../platform/flag.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { sentIn } from '../draft-fields.ts';
import type { Trait } from '../trait.ts';

const shown = ({ replies_to_author }: { replies_to_author: boolean }) => ({
  replyVisibleOnlyToAuthors: flag(replies_to_author),
});

/** Replies for the author alone: who sees which is decided where replies are read (reads/may-see.ts). */
export const authorOnlyTrait: Trait<typeof shapes> = {
  take(_, { replyVisibleOnlyToAuthors: only }, { before }) {
    const stood = before?.replies_to_author ?? false;
    const apart = only === undefined ? stood : only === 1;
    // What was written for the author alone is not shown to others afterwards, nor taken from those who have read it.
    if (before && apart !== stood && before.max_position > 1) refuse('threads.replies_begun');
    return { columns: { replies_to_author: apart } };
  },
  fromDraft: sentIn(shapes.body),
  whole: (_, thread) => Promise.resolve({ fields: shown(thread) }),
  edit: (_, thread) => shown(thread ?? { replies_to_author: false }),
};
