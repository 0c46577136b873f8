import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emailTyped } from '../../primitives/email.ts';
import { fileField, flagField, id, idField, text, time } from '../../primitives/fields.ts';
import { pictureRefusals } from '../media/refusals.ts';
import { pictureShape } from '../media/shapes.ts';
import { feedbackCategories, feedbackLimits } from './limits.ts';

const { messageMin, messageMax, contactMax, noteMax } = feedbackLimits;

export const feedbackCalls = {
  'feedback.send': defineCall({
    method: 'POST',
    path: '/v5/feedback',
    envelope: 'v5',
    access: 'guest',
    whileBanned: true,
    summary: 'Reports something to the operators, with a picture of the screen if one helps.',
    files: ['screenshot'],
    body: z.object({
      category: z.enum(feedbackCategories),
      message: text(messageMax).trim().min(messageMin),
      /** The e-mail address at which a guest wants to be answered, if at any. */
      contact: text(contactMax).overwrite(emailTyped).default(''),
      /** The page it is about. */
      page: text(300).default(''),
      screenshot: fileField,
    }),
    output: z.object({ id }),
    refusals: ['feedback.too_many', 'accounts.email_invalid', ...pictureRefusals],
    says: 'feedback.thanks',
    writes: true,
    idempotent: true,
    limit: 'upload',
  }),
  'feedback.inbox': defineCall({
    method: 'GET',
    path: '/v5/admin/feedback',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Feedback that waits, the oldest first, or what is done, the newest first.',
    query: z.object({ state: z.enum(['open', 'done']).default('open'), after: text(200).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          category: z.enum(feedbackCategories),
          message: z.string(),
          contact: z.string(),
          page: z.string(),
          language: z.string(),
          userAgent: z.string(),
          createdAt: time,
          /** Null: a guest. */
          member: z.object({ uid: id, username: z.string(), avatar: z.string(), countryFid: id }).nullable(),
          screenshot: pictureShape.nullable(),
          doneAt: time.nullable(),
          note: z.string(),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  'feedback.settle': defineCall({
    method: 'POST',
    path: '/v5/admin/feedback/settle',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'Marks feedback as done, with a note for the other operators, or as open again.',
    body: z.object({ id: idField, done: flagField, note: text(noteMax).trim().default('') }),
    output: z.object({}),
    refusals: ['feedback.unknown'],
    writes: true,
    limit: 'write',
  }),
} as const;
