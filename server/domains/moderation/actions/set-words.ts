import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordsTag } from '../reads/word-lists.ts';
import { readWordLines } from '../rules/word-lines.ts';
import { findWordLists, writeWordList } from '../sql/words.ts';
import { recordAudit } from './record-audit.ts';
import { refuseUnknownCountry } from './refuse-unknown-country.ts';

type Call = Calls['moderation.set-words'];

/** Replaces a list of words; what somebody else has changed meanwhile is not overwritten. */
export async function setWords(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { country_fid, action, version } = input;
  refuseUnknownCountry(country_fid);
  const lines = readWordLines(input.words);
  if (lines.refusal !== undefined) return refuse(lines.refusal, { values: { word: lines.word } });
  const { words } = lines;
  const stored = async () => (await findWordLists(ctx.db, [country_fid])).find((list) => list.action === action);
  const before = await stored();
  if (before && isSame(before.words, words)) return { version: before.version };
  const row = { country_fid, action, words, updated_at: ctx.now };
  if (!(await writeWordList(ctx.db, row, version))) {
    const now = await stored();
    // Sent twice at once: it is as it was meant to be.
    return now && isSame(now.words, words) ? { version: now.version } : refuse('moderation.words_changed');
  }
  ctx.stale(wordsTag);
  const stood = before?.words ?? [];
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter((word) => !others.includes(word)).join(', ');
  await recordAudit(ctx, {
    ...{ action: 'moderation.set-words', subject: `${countryOfFid(country_fid)?.code ?? country_fid} ${action}` },
    after: { ...named('added', without(words, stood)), ...named('dropped', without(stood, words)) },
  });
  return { version: version + 1 };
}

const named = (name: string, words: string): Record<string, string> => (words === '' ? {} : { [name]: words });

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
