import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { photoEntry } from '../threads/kinds/photo/rows.ts';
import { photoPicture } from '../threads/kinds/photo/shapes.ts';
import { contestDeciders, contestPhases, entryStates } from './limits.ts';

const winner = z.object({
  /** The entry that won, and who entered it; `username` is empty where the reader sees nothing of them, or they are gone. */
  tid: id,
  subject: z.string(),
  uid: id,
  username: z.string(),
  photo: photoPicture.nullable(),
});

/** A prize, with what it is in the reader's language. */
export const prizeShape = z.object({
  place: z.int().min(1),
  what: z.string(),
  /** XGold that is paid with it. */
  xgold: count,
  /** Pieces, and those that are given. */
  count,
  given: count,
  winners: z.array(winner),
});

export const categoryShape = z.object({ typeid: id, name: z.string() });

const contestFields = {
  id,
  fid: id,
  /** 0 for every country. */
  country_fid: id,
  title: z.string(),
  brief: z.string(),
  phase: z.enum(contestPhases),
  opens_at: dateline,
  /** Photos are taken until then. */
  entries_until: dateline,
  /** Likes and the rest count until then, all by this one instant. */
  closes_at: dateline,
  winners_at: dateline,
  decide: z.enum(contestDeciders),
  /** Entries of one member. */
  entries_max: count,
  /** Entries so far, as they were counted last. */
  entries: count,
  /** What the first place wins, for a card. */
  first_prize: z.string(),
};

const contestFacts = z.object(contestFields);
/** What both a list and a page say of a contest. */
export type ContestFacts = z.output<typeof contestFacts>;

/** A contest in a list. */
export const contestRow = contestFacts.extend({ photo: photoPicture.nullable() });
export type ContestRow = z.output<typeof contestRow>;

const entryOfMine = z.object({
  tid: id,
  subject: z.string(),
  photo: photoPicture.nullable(),
  like: count,
  replies: count,
  state: z.enum(entryStates),
});

/** A contest whole. */
export const contestShape = withOwn(
  {
    ...contestFields,
    /** A rule a line. */
    rules: z.array(z.string()),
    /** What is agreed to in short, a sentence a line: what stands before the first `|` is its heading. */
    terms: z.array(z.string()),
    agreement: z.string(),
    /** The agreement's number: it is sent with an entry. */
    agreement_version: count,
    categories: z.array(categoryShape),
    prizes: z.array(prizeShape),
    jury: z.array(z.object({ uid: id, username: z.string() })),
  },
  {
    own: z.object({
      /** The reader has agreed. */
      agreed: flag,
      entries: count,
      left: count,
      can: z.object({ enter: z.boolean(), judge: z.boolean() }),
      /** Name of the refusal that stands in the way of an entry, or empty. */
      enterRefusal: z.string(),
      mine: z.array(entryOfMine),
    }),
  },
);
export type ContestShape = z.output<typeof contestShape>;

/** A contest's entry as the jury sees it, with one's own points; null where none are given. */
export const juryEntry = withOwn(photoEntry.parts.shared, {
  ...photoEntry.parts.own,
  points: z.int().min(0).nullable(),
});

const languageWords = z.object({
  title: z.string(),
  brief: z.string(),
  rules: z.string(),
  terms: z.string(),
  agreement: z.string(),
});

/** A contest as operators see it. */
export const adminContest = z.object({
  ...contestFields,
  version: count,
  words: z.object({ en: languageWords, fr: languageWords, hi: languageWords }),
  categories: z.array(id),
  jury: z.array(z.string()),
  prizes: z.array(
    z.object({
      place: z.int(),
      what_en: z.string(),
      what_fr: z.string(),
      what_hi: z.string(),
      xgold: count,
      count,
      given: count,
    }),
  ),
  /** Members who agreed; from the first one on words, categories and what decides stay. */
  agreed: count,
  frozen: flag,
  /** Entries that wait for a moderator. */
  waiting: count,
});
export type AdminContest = z.output<typeof adminContest>;
