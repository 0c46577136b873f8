import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { drawDeeds, drawStates, drawSteps, pickStates } from './limits.ts';

const hex = z.string().regex(/^[0-9a-f]*$/);

/** A prize with its pieces and those that are left; `name` is in the reader's language. */
export const drawPrize = z.object({
  id,
  name: z.string(),
  /** Empty where it has no picture. */
  img: z.string(),
  count,
  left: count,
});
export type DrawPrize = z.output<typeof drawPrize>;

/** A step with its moment: when it was, or when it is due; 0 where that is not known yet. */
const step = z.object({ step: z.enum(drawSteps), at: dateline, done: flag });

/** A place of the draw as everybody sees it: two characters of a name at most. */
export const drawWinner = z.object({
  place: z.int().min(1),
  prizeid: id,
  prize: z.string(),
  img: z.string(),
  ticket: id,
  /** The first two characters and an ellipsis; empty for who is gone or has no access. */
  name: z.string(),
  country_fid: id,
  state: z.enum(pickStates),
  /** The place whose prize it draws again, 0 for none. */
  again: count,
  /** Why it was passed over, empty otherwise. */
  reason: z.string(),
  at: dateline,
});
export type DrawWinner = z.output<typeof drawWinner>;

/** A prize that the reader won. */
export const ownWin = z.object({
  place: z.int().min(1),
  prizeid: id,
  prize: z.string(),
  img: z.string(),
  ticket: id,
  state: z.enum(pickStates),
  /** The address has to be there by then. */
  give_by: dateline,
  has_address: flag,
  /** When the parcel was sent, 0 for not yet. */
  sent_at: dateline,
});
export type OwnWin = z.output<typeof ownWin>;

const rule = z.object({
  deed: z.enum(drawDeeds),
  /** The task or the goods that it is about, 0 for any. */
  thing: id,
  need: count,
  from: dateline,
  to: dateline,
  /** The most chances of one member; 1 where all have the same. */
  chances: count,
});

const drawFacts = z.object({
  drawid: id,
  title: z.string(),
  brief: z.string(),
  /** 0 for every country. */
  country_fid: id,
  state: z.enum(drawStates),
  opens_at: dateline,
  closes_at: dateline,
  /** All pieces together. */
  pieces: count,
  /** Tickets so far, and those of the list once it is closed. */
  tickets: count,
  winners: count,
});
export type DrawFactsShown = z.output<typeof drawFacts>;

/** A draw in a list. */
export const drawRow = drawFacts;

/** The reader's own part in a draw. */
export const drawOwn = {
  /** 0 for none. */
  own_ticket: id,
  /** How many of their numbers there are, 0 without a ticket. */
  own_chances: count,
  /** How often the reader did what is asked for, up to what is needed. */
  own_have: count,
  /** Why the reader takes no part: empty, `staff`, `excluded`, `country`. */
  own_out: z.enum(['', 'staff', 'excluded', 'country']),
  own_wins: z.array(ownWin),
};

/** A draw as its page shows it. */
export const drawView = withOwn(
  {
    ...drawFacts.shape,
    rule,
    /** What has to be done for a ticket, in the reader's language. */
    how: z.string(),
    once: flag,
    prizes: z.array(drawPrize),
    steps: z.array(step),
    /** SHA-256 of the sealed number; empty before it is sealed. */
    commitment: hex,
    /** Shown once it is published. */
    seed: hex,
    /** Shown from the close on. */
    root: hex,
    /**
     * The public number: round 0 where none was named, and the operator's number alone decides. `named` is the round that
     * was named before entries opened; it is another one where the list was frozen too late for that.
     */
    beacon: z.object({ round: id, named: id, chain: z.string(), randomness: hex, at: dateline }),
    /** Who wins gives an address within so many days. */
    claim_days: count,
    /** Members that operators left out, and for which reasons. */
    left_out: count,
    left_out_reasons: z.array(z.string()),
    again: count,
    first_winners: z.array(drawWinner),
    /** The newest published ones but for this, and how many there are. */
    earlier: z.array(drawRow),
    earlier_count: count,
  },
  drawOwn,
);
export type DrawView = z.output<typeof drawView>;

/** The reader's own entry of the frozen list, and the way from it to the root. */
export const drawProof = z.object({
  drawid: id,
  /** Its place in the list, from 1. */
  place: z.int().min(1),
  ticket: id,
  weight: count,
  salt: hex,
  holder: hex,
  leaf: hex,
  proof: z.array(hex),
  root: hex,
  entries: count,
});
export type DrawProof = z.output<typeof drawProof>;

/** Where a parcel goes. */
export const drawAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  country_fid: id,
});
export type DrawAddress = z.output<typeof drawAddress>;

/** What was drawn and waits to be confirmed: the same until then. */
export const luckInfo = z.object({
  drawid: id,
  prizeid: id,
  prize: z.string(),
  /** The place of the draw, from 1, and which piece of the prize it is. */
  place: z.int().min(1),
  piece: z.int().min(1),
  count,
  again: count,
  ticket: id,
  uid: id,
  username: z.string(),
  avatar: z.string(),
  joined_at: dateline,
  verified: flag,
  /** Empty, or why nothing should go to them now. */
  restriction: z.enum(['', 'gone', 'banned', 'silenced']),
});
export type LuckInfo = z.output<typeof luckInfo>;

/** Who draws, and since when. */
const drawingFlag = z.object({ uid: id, username: z.string(), since: dateline, until: dateline });

const words = z.object({ en: z.string(), fr: z.string(), hi: z.string() });

/** A place as operators see it. */
export const adminPick = drawWinner.extend({
  uid: id,
  username: z.string(),
  give_by: dateline,
  has_address: flag,
  sent_at: dateline,
});

/** A draw as operators see it. */
export const adminDraw = z.object({
  drawid: id,
  version: count,
  state: z.enum(drawStates),
  country_fid: id,
  title: words,
  brief: words,
  rule,
  once: flag,
  opens_at: dateline,
  closes_at: dateline,
  round: id,
  commitment: hex,
  root: hex,
  beacon_known: flag,
  tickets: count,
  pieces: count,
  confirmed: count,
  prizes: z.array(
    z.object({ id, name: words, shown: z.string(), aid: id, img: z.string(), count, left: count, position: count }),
  ),
});
export type AdminDraw = z.output<typeof adminDraw>;

export const adminDrawOne = adminDraw.extend({
  /** The prize that is drawn next, 0 for none. */
  next_prize: id,
  drawing: drawingFlag.nullable(),
  proposal: luckInfo.nullable(),
  excluded: z.array(z.object({ uid: id, username: z.string(), reason: z.string(), at: dateline })),
  picks: z.array(adminPick),
});
