import { z } from 'zod';
import { flag, id, idField, idList, idOrNone, text } from '../../primitives/fields.ts';
import { formatField } from '../../primitives/text-format.ts';
import { postLimits } from '../posts/limits.ts';
import { threadLimits } from './limits.ts';
import { traitBody, traitRefusals } from './traits.ts';

/** Raw message: the limits on visible characters are the domain's, this one protects the parser. */
const message = text(postLimits.rawMessageMax).default('');
/** A message, and what it is: `plain` as it was typed, every character of it, or `html`. Clients that don't say are guessed. */
export const messageBody = { message, format: formatField };
/** A list of texts: a JSON array, or in a form its JSON. */
export const textList = (longest: number, most: number) =>
  z
    .union([text(longest * (most + 3)), z.array(text(longest))])
    .transform((value): unknown[] => (typeof value === 'string' ? textsOf(value) : value))
    // What was escaped in a form's JSON is judged once it is read.
    .pipe(z.array(text(longest)).max(most));

function textsOf(value: string): unknown[] {
  if (value.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // A form sends one as it is.
  }
  return [value];
}

/** 1 where it waits for a moderator, and only its writer knows of it. */
export const held = flag;

/** Where a thread that was sent stands. */
export const newThread = z.object({ tid: id, pid: id, fid: id, held });

/** What a thread of any kind is written with. */
export const threadBody = {
  subject: text(postLimits.rawSubjectMax).default(''),
  ...messageBody,
  aids: idList(100).default([]),
  captions: textList(postLimits.captionMax, postLimits.pictures).default([]),
  fid: idField.optional(),
  type: text(20).default(''),
  /** Its category (`all_type`). An edit that doesn't say leaves it as it is. */
  typeid: idOrNone.optional(),
  reproduce: text(postLimits.messageMax).default(''),
  phonetype: text(threadLimits.phonetypeMax).default(''),
  /** The draft that a new thread was: it ends with it. */
  draft: idOrNone.optional(),
  ...traitBody,
};

/** What writing any post may refuse. */
export const postRefusals = [
  'threads.need_login',
  'threads.may_not_speak',
  'threads.unverified',
  'threads.needs_consent',
  'threads.banned',
  'threads.message_empty',
  'threads.message_too_short',
  'threads.message_too_long',
  'threads.message_too_heavy',
  'threads.pasted_document',
  'threads.pasted_image',
  'threads.too_many_pictures',
  'threads.pack_not_owned',
  'threads.word_refused',
  'media.unknown_picture',
  'wire.too_many',
] as const;
/** What editing one's own post may refuse beside. */
export const editRefusals = ['threads.waits', 'threads.edit_would_wait'] as const;
/** What writing a thread of any kind may refuse. */
export const threadRefusals = [
  ...postRefusals,
  'threads.subject_empty',
  'threads.subject_too_long',
  'threads.unknown_board',
  'threads.draft_sent',
  ...traitRefusals,
] as const;
