import { z } from 'zod';
import { joinedFigures, plainFigures, plainWhole } from './figures.ts';
import { fewJoined } from './joined.ts';
import { fewMarks } from './marks.ts';

/** Largest id: ids are positive integers below 2^53, JSON numbers on the wire. */
const maxId = Number.MAX_SAFE_INTEGER;

/** Longest text that is looked at for a figure in it. */
const longestFigure = 64;
/** Figures that were typed, in the one form in which they are judged. */
const figures = (plain: (typed: string) => string) => z.string().max(longestFigure, { abort: true }).overwrite(plain);

/** A whole number sent as a JSON number or, in forms and queries, as its decimal digits, in any script. */
export const whole = (min: number, max: number) =>
  z
    .union([z.number(), figures(plainWhole).regex(/^-?\d{1,16}$/, 'number')], 'number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** An id in what a caller sends. */
export const idField = whole(1, maxId);
/** An id that may be unknown or absent: 0 stands for none. */
export const idOrNone = whole(0, maxId);
/** The largest number that a table holds in four bytes. */
export const mostInFourBytes = 2 ** 31 - 1;
/** A country's number: the tables hold it in four bytes. */
export const countryId = whole(1, mostInFourBytes);
/** The same, or 0 for none. */
export const countryIdOrNone = whole(0, mostInFourBytes);
/** The version of a thing that its writer saw, 0 for a new one: the next one is stored in four bytes. */
export const versionSeen = whole(0, mostInFourBytes - 1);
/** An id in an answer. */
export const id = z.int().min(0).max(maxId);
/** A count in an answer. */
export const count = z.int().min(0);
/** A moment in an answer, ISO 8601 in UTC. */
export const time = z.iso.datetime();
/** Unix seconds. */
export const dateline = z.int().min(0);
/** 0 or 1, as the documents' flags are. */
export const flag = z.union([z.literal(0), z.literal(1)]);
/** 0 or 1 in what a caller sends. */
export const flagField = whole(0, 1);

/** Page number from 1; past the end is an empty list, not an error. */
export const page = whole(1, 1_000_000).default(1);
/** Rows a page, 20 unless another size is stated (R-MSC-044). */
export const limit = (defaultRows: number, max = 50) => whole(1, max).default(defaultRows);

// Null bytes can't be stored, lone surrogates can't be encoded: either is refused, never mended in silence.
const storable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** What must stay as it was sent, like a password. Its length is judged before anything else looks at it. */
export const secret = (max: number) => z.string().max(max, { abort: true }).refine(storable, { message: 'unstorable' });

/** Text up to `max` characters that the database can hold, with no more marks on a character, or characters in one, than scripts need. */
export const text = (max: number) => secret(max).overwrite((sent) => fewJoined(fewMarks(sent)));

/** A code that was sent or shown, as it is typed: digits of any script, with blanks and dashes or without. */
export const typedCode = (max: number) => secret(max).overwrite(joinedFigures);

/** A day, `2026-11-24`, in digits of any script. */
export const dayField = figures(plainFigures).pipe(z.iso.date());

const sayingSomething = z.registry<Record<never, never>>();

/**
 * An optional field that may be sent empty and says something by it: it clears what is stored, or has a refusal of its
 * own. Any other optional field that is sent empty counts as absent.
 */
export const emptySays = <T extends z.ZodType>(field: T): T => {
  sayingSomething.add(field, {});
  return field;
};
export const isEmptySaying = (field: z.core.$ZodType): boolean => sayingSomething.has(field);

const alwaysFilled = z.registry<Record<never, never>>();

/**
 * An optional field about money, such as a price that was confirmed: sent as null or empty it is refused, since whoever
 * sends it means an amount. Any other optional field counts as absent then.
 */
export const neverEmpty = <T extends z.ZodType>(field: T): T => {
  alwaysFilled.add(field, {});
  return field;
};
export const isNeverEmpty = (field: z.core.$ZodType): boolean => alwaysFilled.has(field);

/** The field of a multipart file: the handler finds it among the files, and nothing but a file may stand in it. */
export const fileField = z.never().optional();

/** The seconds of a moment; NaN, which is refused, where there is no such day: the 31st of February is read as the 3rd of March. */
function secondsOf(sent: number | string): number {
  if (typeof sent === 'number' || !sent.includes('T')) return Number(sent);
  const at = Date.parse(`${sent}Z`);
  const isThatDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(sent.slice(0, 'yyyy-mm-dd'.length));
  return isThatDay ? Math.floor(at / 1000) : Number.NaN;
}

/** A moment in what a caller sends: Unix seconds, or as a form's field of date and time holds it, in UTC; 0 for none. */
export const momentOrNone = z
  .union(
    [z.number(), figures(plainFigures).regex(/^(-?\d{1,16}|\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)$/, 'moment')],
    'moment',
  )
  .transform(secondsOf)
  .pipe(z.int('moment').min(0).max(253_402_300_799));

/** A member in what somebody types: a number, or the whole name; a JSON number is a number alone. */
export const memberField = z
  .union([
    z
      .int()
      .min(1)
      .max(maxId)
      .transform((uid) => `#${uid}`),
    z.string().max(longestFigure, { abort: true }),
  ])
  .pipe(text(longestFigure).trim().min(1));

/** What a list's item says, by the rule of `whole`: `0x10`, `1e2` and `1.0` are no whole numbers. */
const wholeOf = (item: number | string): number =>
  typeof item === 'number' || /^-?\d{1,16}$/.test(item) ? Number(item) : Number.NaN;

/** A list of whole numbers: comma-separated, a JSON array, or one JSON number alone. */
export const wholeList = (max: number, item: z.ZodType<number, number>) =>
  z
    .union([z.number(), z.string().max(max * 17), z.array(z.union([z.number(), z.string().max(17)]))])
    .transform((value) =>
      (typeof value === 'string' ? value.split(',') : [value].flat())
        .map((each) => (typeof each === 'string' ? plainWhole(each) : each))
        .filter((each) => each !== '')
        .map(wholeOf),
    )
    .pipe(z.array(item).max(max));

/** A list of ids, as `wholeList` takes them. */
export const idList = (max: number) => wholeList(max, z.int('numbers').min(1).max(maxId));

/** A paged list's envelope of figures (DECISIONS "nesting"). */
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), page: z.int().min(1), count, totalPage: z.int().min(0) });

/** The same, with the place after its last row in `next`, for going on however deep; empty at the end. */
export const pagedOn = <T extends z.ZodType>(row: T) => paged(row).extend({ next: z.string() });
/** The place to go on after, as a list gave it in `next`; empty for its beginning. */
export const after = z
  .string()
  .max(64)
  .regex(/^[\w.-]*$/)
  .default('');

/** A list that has to name something. */
export const isSome = (list: readonly unknown[]): boolean => list.length > 0;
