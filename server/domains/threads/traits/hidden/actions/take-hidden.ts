import { type HiddenWay, hiddenLimits } from '../../../../../../contract/domains/threads/traits/hidden/limits.ts';
import type { TextFormat } from '../../../../../../contract/primitives/text-format.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { refusePacks, takeMessage } from '../../../../posts/index.ts';
import { deleteHidden, type HiddenRule, storedHidden, writeHidden } from '../sql/hidden-parts.ts';

/** How a hidden part is sent with a thread. */
export interface HiddenInput {
  hidden?: string | undefined;
  /** What those words are; guessed where their sender doesn't say. */
  hidden_format?: TextFormat | undefined;
  hidden_opens?: HiddenWay | undefined;
  hidden_xgold?: number | undefined;
  hidden_level?: number | undefined;
}

/** What becomes of it: undefined leaves it, empty words remove it. */
export interface TakenHidden {
  html: string | undefined;
  opens: HiddenWay | undefined;
  xgold: number;
  level: number;
}

const refusals = { 'threads.message_too_long': 'threads.hidden_too_long' } as const;

/** Judges what is to be hidden: the field's words, then those that were marked in the message. */
export async function takeHidden(
  ctx: MemberCtx,
  { hidden, hidden_format, hidden_opens, hidden_xgold, hidden_level }: HiddenInput,
  marked: string,
  held = '',
): Promise<TakenHidden> {
  const rule = {
    ...{ opens: hidden_opens, xgold: hidden_xgold ?? hiddenLimits.xgold },
    level: hidden_level ?? hiddenLimits.level,
  };
  if (hidden === undefined && marked === '') return { html: undefined, ...rule };
  const written = takeMessage(hidden ?? '', { least: 0, most: hiddenLimits.wordsMax }, hidden_format);
  if (!written.ok) return refuse(nameOf(written.refusal), { values: { max: hiddenLimits.wordsMax } });
  const all = takeMessage(written.html + marked, { least: 0, most: hiddenLimits.wordsMax }, 'html');
  if (!all.ok) return refuse(nameOf(all.refusal), { values: { max: hiddenLimits.wordsMax } });
  if (all.aids.length > 0) return refuse('threads.hidden_pictures');
  await refusePacks(ctx.db, ctx.actor.uid, all.text, held);
  return { html: all.text.trim() === '' ? '' : all.html, ...rule };
}

type Refused = Extract<ReturnType<typeof takeMessage>, { ok: false }>['refusal'];
const nameOf = (refusal: Refused) => (refusal === 'threads.message_too_long' ? refusals[refusal] : refusal);

/** Stores the hidden part of a new thread. */
export async function storeHidden(ctx: MemberCtx, tid: number, { html, ...rule }: TakenHidden): Promise<void> {
  if (html) await writeHidden(ctx.db, tid, { ...ruleOf(rule), words: html }, ctx.now);
}

/** Changes that of a thread that is locked: what an edit doesn't say stays as it is. */
export async function replaceHidden(ctx: MemberCtx, tid: number, { html, ...rule }: TakenHidden): Promise<void> {
  if (html === undefined && rule.opens === undefined) return;
  const before = await storedHidden(ctx.db, tid);
  const words = html ?? before?.words ?? '';
  if (words !== '') {
    const opens = rule.opens ?? before?.opens;
    const same = rule.opens === undefined && before ? before : ruleOf({ ...rule, opens });
    return writeHidden(ctx.db, tid, { ...same, words }, ctx.now);
  }
  // Who has paid is to find it.
  if (before?.sold) return refuse('threads.hidden_sold');
  if (before) await deleteHidden(ctx.db, tid);
}

/** Of a way its own figure alone. */
const ruleOf = ({ opens = 'reply', xgold, level }: Omit<TakenHidden, 'html'>): HiddenRule => ({
  opens,
  xgold: opens === 'xgold' ? xgold : 0,
  level: opens === 'level' ? level : 0,
});
