import { hiddenTrait as shapes } from '../../../../../contract/domains/threads/traits/hidden/trait.ts';
import { sentIn } from '../draft-fields.ts';
import type { Trait } from '../trait.ts';
import { replaceHidden, storeHidden, takeHidden } from './actions/take-hidden.ts';
import { buyingHidden } from './money.ts';
import { hiddenToEdit, ownHiddenOf, sharedHiddenOf } from './reads/hidden-part.ts';
import { cutMarked } from './rules/marked.ts';
import { storedHidden } from './sql/hidden-parts.ts';
import { lockSale, markReturned } from './sql/hidden-sales.ts';

/** A part that only some may read: its words are judged with the rest, and stored apart. */
export const hiddenTrait: Trait<typeof shapes, { hides: boolean }> = {
  async words(ctx, input, { before: thread }) {
    const { hidden, ...message } = cutMarked(input.message, input.format);
    const before = thread && (await storedHidden(ctx.db, thread.tid))?.words;
    const part = await takeHidden(ctx, input, hidden, before);
    const write = thread ? replaceHidden : storeHidden;
    return {
      ...{ message, html: part.html, before },
      taken: (judged) => ({ store: (tid) => write(ctx, tid, { ...part, html: judged ?? part.html }) }),
    };
  },
  fromDraft: sentIn(shapes.body),
  sale: { reason: buyingHidden, lock: lockSale, returned: markReturned },
  async whole({ db }, { tid }) {
    const hidden_part = await sharedHiddenOf(db, tid);
    return { fields: { hidden_part }, facts: { hides: hidden_part !== null } };
  },
  async own(ctx, threads, factsOf) {
    const parts = await Promise.all(
      threads.map((thread) => (factsOf(thread)?.hides ? ownHiddenOf(ctx, thread) : null)),
    );
    const byTid = new Map(threads.map(({ tid }, at) => [tid, parts[at] ?? null]));
    return ({ tid }) => ({ own: { hidden_part: byTid.get(tid) ?? null }, can: {} });
  },
  edit: async ({ db }, thread) => ({ hidden_part: thread ? await hiddenToEdit(db, thread.tid) : null }),
};
