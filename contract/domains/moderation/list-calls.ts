import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  countryId,
  countryIdOrNone,
  emptySays,
  id,
  idField,
  idOrNone,
  text,
  versionSeen,
} from '../../primitives/fields.ts';
import { cannedLimits } from './canned-limits.ts';
import { wordActions, wordLimits } from './word-limits.ts';

const canned = z.object({
  id,
  country_fid: id,
  /** In the reader's language. */
  text: z.string(),
  en: z.string(),
  fr: z.string(),
  hi: z.string(),
});
export type CannedReason = z.output<typeof canned>;

const said = text(cannedLimits.max).trim().min(1);

/** What operators write for moderators, country by country: reasons to choose, and words that aren't taken. */
export const listCalls = {
  'moderation.canned': defineCall({
    method: 'GET',
    path: '/v5/moderation/reasons',
    envelope: 'v5',
    access: 'office',
    summary:
      "Reasons that moderators of a country choose from, its own before those of Global; 0 for the caller's country.",
    source: 'docs/features/moderation.md',
    query: z.object({ country_fid: countryIdOrNone.default(0) }),
    output: z.object({ country_fid: id, list: z.array(canned) }),
  }),
  'moderation.set-canned': defineCall({
    method: 'POST',
    path: '/v5/admin/reasons',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Writes a reason for moderators of a country in three languages, or with `id` changes one.',
    source: 'docs/features/moderation.md',
    body: z.object({ id: idOrNone.default(0), country_fid: countryId, en: said, fr: said, hi: said }),
    form: true,
    done: { text: 'moderation.said.canned' },
    output: z.object({ id }),
    refusals: ['moderation.unknown_country', 'moderation.unknown_reason', 'moderation.too_many_reasons'],
    writes: true,
    limit: 'write',
  }),
  'moderation.drop-canned': defineCall({
    method: 'POST',
    path: '/v5/admin/reasons/delete',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Deletes a reason; where it was given, it stays as it was.',
    source: 'docs/features/moderation.md',
    body: z.object({ id: idField }),
    form: true,
    done: { text: 'moderation.said.cannedDeleted' },
    output: z.object({ id }),
    writes: true,
    limit: 'write',
  }),
  'moderation.words': defineCall({
    method: 'GET',
    path: '/v5/admin/words',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: "A country's lists of words: those that are held, refused and covered; Global's hold everywhere.",
    source: 'docs/features/moderation.md',
    query: z.object({ country_fid: countryId }),
    output: z.object({
      country_fid: id,
      lists: z.array(z.object({ action: z.enum(wordActions), words: z.array(z.string()), version: z.int() })),
    }),
    refusals: ['moderation.unknown_country'],
  }),
  'moderation.set-words': defineCall({
    method: 'POST',
    path: '/v5/admin/words',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Replaces one of the lists, one word or phrase a line, over the version that was seen.',
    source: 'docs/features/moderation.md',
    body: z.object({
      country_fid: countryId,
      action: z.enum(wordActions),
      words: emptySays(text(wordLimits.listMax).default('')),
      version: versionSeen.default(0),
    }),
    form: true,
    done: { text: 'moderation.said.words' },
    output: z.object({ version: z.int() }),
    refusals: [
      'moderation.unknown_country',
      'moderation.words_changed',
      'moderation.too_many_words',
      'moderation.word_too_long',
      'moderation.word_empty',
    ],
    writes: true,
    limit: 'write',
  }),
} as const;
