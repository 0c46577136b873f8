import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { flagField, idField, idOrNone, page, paged, text, versionSeen, whole } from '../../primitives/fields.ts';
import { creatorLimits, creatorPageKinds } from './limits.ts';
import { adminPage, applicationFacts, applicationRow } from './shapes.ts';

const reading = {
  method: 'GET',
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'docs/features/creator.md',
} as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source: 'docs/features/creator.md',
  writes: true,
  idempotent: true,
  form: true,
  showsRefusal: true,
  limit: 'write',
} as const;

const reason = text(creatorLimits.reasonMax).trim();
const decided = z.object({ id: idField });
const undecided = [
  'creator.application_unknown',
  'creator.answered',
  'creator.own_application',
  'creator.own_refusal',
] as const;

const applicationCalls = {
  'creator.applications': defineCall({
    ...reading,
    path: '/v5/admin/creators/applications',
    summary:
      'Applications to become a creator: those that wait, the oldest first; with `answered` 1 the others, the newest first.',
    query: z.object({ answered: flagField.default(0), page }),
    output: paged(applicationRow),
  }),
  'creator.application': defineCall({
    ...reading,
    path: '/v5/admin/creators/application',
    summary: 'One application with the facts about whoever sent it.',
    query: z.object({ id: idField }),
    output: applicationFacts,
    refusals: ['creator.application_unknown'],
  }),
  'creator.grant': defineCall({
    ...writing,
    path: '/v5/admin/creators/grant',
    summary: 'Makes the applicant a creator; their figures are counted from 30 days before.',
    body: z.object({ id: idField, reason: reason.default('') }),
    output: decided,
    refusals: [...undecided, 'creator.not_grantable'],
    done: { text: 'creator.said.granted' },
  }),
  'creator.refuse': defineCall({
    ...writing,
    path: '/v5/admin/creators/refuse',
    summary: 'Refuses an application with a reason that its member reads.',
    body: z.object({ id: idField, reason: reason.min(1) }),
    output: decided,
    refusals: undecided,
    done: { text: 'creator.said.refused' },
  }),
} as const;

const title = text(creatorLimits.pageTitle).trim().default('');
const words = text(creatorLimits.pageWords).trim().default('');

const pageCalls = {
  'creator.admin-pages': defineCall({
    ...reading,
    path: '/v5/admin/creators/pages',
    summary: 'All manuals and questions in their order, unpublished ones too.',
    output: z.object({ list: z.array(adminPage) }),
  }),
  'creator.save-page': defineCall({
    ...writing,
    path: '/v5/admin/creators/pages',
    summary: 'Creates a page for creators, or changes one that was seen in this version.',
    body: z.object({
      id: idOrNone.default(0),
      version: versionSeen.default(0),
      kind: z.enum(creatorPageKinds),
      title_en: title,
      title_fr: title,
      title_hi: title,
      words_en: words,
      words_fr: words,
      words_hi: words,
      position: whole(0, creatorLimits.pagePosition).default(100),
      published: flagField.default(0),
    }),
    output: adminPage,
    refusals: ['creator.page_unknown', 'creator.pages_full', 'creator.changed_meanwhile', 'creator.unnamed'],
    done: { text: 'creator.said.page' },
  }),
  'creator.delete-page': defineCall({
    ...writing,
    path: '/v5/admin/creators/pages/delete',
    summary: 'Deletes a page for creators.',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['creator.page_unknown'],
    done: { text: 'creator.said.page_deleted' },
  }),
} as const;

export const adminCalls = { ...applicationCalls, ...pageCalls } as const;
