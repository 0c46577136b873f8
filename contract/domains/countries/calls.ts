import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, idField } from '../../primitives/fields.ts';
import { adminCalls } from './admin-calls.ts';
import { boardShape, countryRow, threadType } from './shapes.ts';

export const countriesCalls = {
  'countries.names': defineCall({
    id: 'account-country-name',
    method: 'POST',
    path: '/selfapi/account/countryname',
    envelope: 'other',
    access: 'guest',
    summary: 'The countries, in the language asked for.',
    source: 'D1 §7',
    fixed: { query: { iscountry: '1' } },
    output: z.object({ success: z.literal(1), lists: z.array(countryRow) }),
  }),
  'countries.forum-nav': defineCall({
    id: 'forum-nav',
    method: 'GET',
    path: '/selfapi/forum/nav',
    envelope: 'legacy',
    access: 'guest',
    summary: 'The boards beside and below one board.',
    source: 'D2 §7',
    query: z.object({ fid: idField }),
    output: z.object({ forums: z.array(boardShape) }),
    refusals: ['wire.bad_input'],
  }),
  'countries.forum-phone-nav': defineCall({
    id: 'forum-phone-nav',
    method: 'GET',
    path: '/selfapi/forum/phonenav',
    envelope: 'legacy',
    access: 'guest',
    summary: 'The boards of the phone navigation, and what a thread of a country may be about.',
    source: 'D2 §7',
    query: z.object({ fid: idField.optional() }),
    output: z.object({ all_type: z.array(threadType) }),
    beside: z.object({
      Variables: z.object({ forums: z.array(boardShape), sub_all_fids: z.array(id) }),
    }),
  }),
  ...adminCalls,
} as const;
