import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryIdOrNone, idField } from '../../primitives/fields.ts';
import { announcementCalls } from './announcement-calls.ts';
import { campaignCalls } from './campaign-calls.ts';
import { shownEverywhere } from './shapes.ts';
import { siteCalls } from './site-calls.ts';

const readerCalls = {
  'announcements.shown': defineCall({
    method: 'GET',
    path: '/v5/announcements',
    envelope: 'v5',
    access: 'guest',
    summary:
      'What every page of a country has on it beside its own: the announcement on top, those of Home, whether the site is read-only, and which features are off for the caller.',
    source: 'docs/features/announcements.md',
    query: z.object({ country: countryIdOrNone.default(0) }),
    output: shownEverywhere,
  }),
  'announcements.dismiss': defineCall({
    method: 'POST',
    path: '/v5/announcements/dismiss',
    envelope: 'v5',
    access: 'member',
    summary: 'Dismisses an announcement for the caller, once and for all; guests’ browsers remember it by themselves.',
    source: 'docs/features/announcements.md',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['announcements.unknown', 'wire.too_many'],
    writes: true,
    limit: 'write',
    form: true,
    done: { text: 'announcements.said.dismissed' },
  }),
  'announcements.opened': defineCall({
    method: 'POST',
    path: '/v5/announcements/opened',
    envelope: 'v5',
    access: 'member',
    summary: 'Notes that the caller opened what a campaign leads to; whoever wasn’t sent it changes nothing.',
    source: 'docs/features/announcements.md',
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['announcements.campaign_unknown', 'wire.too_many'],
    writes: true,
    limit: 'write',
  }),
} as const;

export const announcementsCalls = {
  ...readerCalls,
  ...announcementCalls,
  ...campaignCalls,
  ...siteCalls,
} as const;
