import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline, text } from '../../primitives/fields.ts';

const token = {
  method: 'GET',
  access: 'member',
  output: z.object({ token: z.string(), expires: dateline }),
} as const;

/** The store token: fetched first, then saved in the session (R-SHP-020). */
export const tokenCalls = {
  'store.user-token': defineCall({
    ...token,
    id: 'user-xstore-token',
    path: '/v5/user/xstoreToken',
    envelope: 'v5',
    summary: 'A token that names the caller to the store for a quarter of an hour.',
    source: 'D1 §7',
  }),
  'store.get-token': defineCall({
    ...token,
    id: 'xstore-get-token',
    path: '/selfapi/xstore/get_xstore_token',
    envelope: 'legacy',
    summary: 'The same token for the older clients, which save it by the next call.',
    source: 'D2 §7',
  }),
  'store.save-token': defineCall({
    id: 'session-save-xstore-token',
    method: 'POST',
    path: '/selfapi/session/saveXstoreToken',
    envelope: 'legacy',
    access: 'member',
    summary: 'Saves the caller’s own store token in the session.',
    source: 'D2 §7',
    body: z.object({ xstoreToken: text(500) }),
    output: z.object({ expires: dateline }),
    refusals: ['store.token_invalid'],
  }),
} as const;
