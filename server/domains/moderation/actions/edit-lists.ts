import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { cannedLimits } from '../../../../contract/domains/moderation/canned-limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordsTag } from '../reads/word-lists.ts';
import { readWordLines } from '../rules/word-lines.ts';
import { cannedReason, deleteCanned, findCanned, insertCanned, lockCanned, updateCanned } from '../sql/canned.ts';
import { findWordLists, writeWordList } from '../sql/words.ts';
import { recordAudit } from './record-audit.ts';

type SetCanned = Calls['moderation.set-canned'];
type DropCanned = Calls['moderation.drop-canned'];
type SetWords = Calls['moderation.set-words'];

export function refuseUnknownCountry(fid: number): void {
  if (!countryOfFid(fid)) refuse('moderation.unknown_country');
}

/** Writes or changes a reason that moderators of a country choose. */
export async function setCanned(ctx: MemberCtx, input: InputOf<SetCanned>): Promise<DataOf<SetCanned>> {
  const { id, country_fid, en, fr, hi } = input;
  refuseUnknownCountry(country_fid);
  await lockCanned(ctx.db, country_fid);
  const before = id === 0 ? undefined : ((await cannedReason(ctx.db, id)) ?? refuse('moderation.unknown_reason'));
  const others = await findCanned(ctx.db, [country_fid], cannedLimits.reasons + 1);
  const same = others.find((row) => row.id !== id && row.en === en && row.fr === fr && row.hi === hi);
  // Sent twice: it is there.
  if (same) return { id: same.id };
  const isNew = before?.country_fid !== country_fid;
  if (isNew && others.length >= cannedLimits.reasons) refuse('moderation.too_many_reasons');
  const words = { country_fid, en, fr, hi, updated_at: ctx.now };
  const written = before ? before.id : await insertCanned(ctx.db, words);
  if (before) await updateCanned(ctx.db, before.id, words);
  await recordAudit(ctx, {
    ...{ action: 'moderation.set-canned', subject: `#${written}` },
    ...{ before: before && { words: before.en }, after: { words: en } },
  });
  return { id: written };
}

export async function dropCanned(ctx: MemberCtx, { id }: InputOf<DropCanned>): Promise<DataOf<DropCanned>> {
  const before = await cannedReason(ctx.db, id);
  // Sent twice: it is gone.
  if (!before) return { id };
  await deleteCanned(ctx.db, id);
  await recordAudit(ctx, {
    ...{ action: 'moderation.drop-canned', subject: `#${id}`, before: { words: before.en } },
  });
  return { id };
}

/** Replaces a list of words; what somebody else has changed meanwhile is not overwritten. */
export async function setWords(ctx: MemberCtx, input: InputOf<SetWords>): Promise<DataOf<SetWords>> {
  const { country_fid, action, version } = input;
  refuseUnknownCountry(country_fid);
  const lines = readWordLines(input.words);
  if (lines.refusal !== undefined) return refuse(lines.refusal, { values: { word: lines.word } });
  const { words } = lines;
  const before = (await findWordLists(ctx.db, [country_fid])).find((list) => list.action === action);
  // Sent twice: it is as it was meant to be.
  if (before && before.words.join('\n') === words.join('\n')) return { version: before.version };
  const row = { country_fid, action, words, updated_at: ctx.now };
  if (!(await writeWordList(ctx.db, row, version))) refuse('moderation.words_changed');
  ctx.touch(wordsTag);
  const stood = before?.words ?? [];
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((word) => !others.includes(word)).join(', ');
  await recordAudit(ctx, {
    ...{ action: 'moderation.set-words', subject: `${countryOfFid(country_fid)?.code ?? country_fid} ${action}` },
    after: { added: without(words, stood), dropped: without(stood, words) },
  });
  return { version: version + 1 };
}
