import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { flagField, idField, idOrNone, momentOrNone, text, versionSeen, whole } from '../../primitives/fields.ts';
import { countryList, languageList, reading, wordsIn, writing } from './fields.ts';
import { announcementKinds, announcementLimits, announcementPlaces } from './limits.ts';
import { adminAnnouncement } from './shapes.ts';

const { title, text: words, url, priority } = announcementLimits;

/** What operators say of an announcement. */
const announcementBody = {
  id: idOrNone.default(0),
  version: versionSeen.default(0),
  kind: z.enum(announcementKinds).default('announcement'),
  place: z.enum(announcementPlaces).default('top'),
  ...wordsIn(title, words),
  english_will_do: flagField.default(0),
  url: text(url).trim().default(''),
  aid: idOrNone.default(0),
  countries: countryList,
  languages: languageList,
  from: momentOrNone.default(0),
  to: momentOrNone.default(0),
  priority: whole(0, priority).default(100),
  dismissible: flagField.default(1),
};

export const announcementCalls = {
  'announcements.admin-list': defineCall({
    ...reading,
    path: '/v5/admin/announcements',
    summary: 'Drafts, planned and running announcements, and the last ones that are over.',
    output: z.object({ list: z.array(adminAnnouncement) }),
  }),
  'announcements.save': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/admin/announcements',
    summary:
      'Saves a draft, which may lack anything, or changes one that was seen in this version; one that is planned or runs has to stay whole, and asks for a recent proof.',
    body: z.object(announcementBody),
    output: adminAnnouncement,
    refusals: [
      ...['announcements.unknown', 'announcements.changed_meanwhile', 'announcements.language_missing'],
      ...['announcements.empty', 'announcements.picture_missing', 'announcements.times', 'announcements.over'],
      ...['announcements.full', 'media.unknown_picture', 'wire.proof_needed', 'wire.bad_input', 'wire.too_many'],
    ] as const,
    done: { text: 'announcements.said.saved' },
  }),
  'announcements.plan': defineCall({
    ...writing,
    proof: 'recent',
    path: '/v5/admin/announcements/plan',
    summary: 'Plans a saved draft for its dates; it begins and ends by itself.',
    body: z.object({ id: idField, version: versionSeen }),
    output: adminAnnouncement,
    refusals: [
      ...['announcements.unknown', 'announcements.changed_meanwhile', 'announcements.language_missing'],
      ...['announcements.empty', 'announcements.picture_missing', 'announcements.times', 'announcements.over'],
      ...['announcements.full', 'wire.too_many'],
    ] as const,
    done: { text: 'announcements.said.planned' },
  }),
  'announcements.end': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/admin/announcements/end',
    summary: 'Ends an announcement now, or throws a draft away.',
    body: z.object({ id: idField }),
    output: adminAnnouncement,
    refusals: ['announcements.unknown', 'announcements.over', 'announcements.changed_meanwhile', 'wire.too_many'],
    done: { text: 'announcements.said.ended' },
  }),
  'announcements.try': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/admin/announcements/try',
    summary: 'Shows a saved announcement to the caller alone, for half an hour.',
    body: z.object({ id: idField }),
    output: adminAnnouncement,
    refusals: ['announcements.unknown', 'announcements.over', 'announcements.empty', 'wire.too_many'],
    done: { text: 'announcements.said.tried' },
  }),
} as const;
