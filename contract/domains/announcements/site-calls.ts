import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { flagField, momentOrNone, text, versionSeen, whole } from '../../primitives/fields.ts';
import { countryList, reading, writing } from './fields.ts';
import { announcementLimits, readOnlyLimits, switchModes } from './limits.ts';
import { adminReadOnly, adminSwitch } from './shapes.ts';

const reason = text(announcementLimits.reason).trim().min(1);
const note = text(readOnlyLimits.note).trim().default('');

export const siteCalls = {
  'announcements.switches': defineCall({
    ...reading,
    path: '/v5/admin/switches',
    summary: 'Every feature switch, and for whom it is on.',
    output: z.object({ list: z.array(adminSwitch) }),
  }),
  'announcements.save-switch': defineCall({
    ...writing,
    proof: 'recent',
    path: '/v5/admin/switches',
    summary:
      'Switches a feature off, on, or on for some: in these countries (none for all of them) for this share of members, in percent.',
    body: z.object({
      name: text(100).trim(),
      mode: z.enum(switchModes),
      countries: countryList,
      share: whole(0, 100).default(100),
      version: versionSeen,
      reason,
    }),
    output: adminSwitch,
    refusals: ['announcements.switch_unknown', 'announcements.changed_meanwhile', 'wire.bad_input', 'wire.too_many'],
    done: { text: 'announcements.said.switched' },
  }),
  'announcements.read-only': defineCall({
    ...reading,
    path: '/v5/admin/read-only',
    summary: 'Whether the site is read-only, with the note that pages show.',
    output: adminReadOnly,
  }),
  'announcements.set-read-only': defineCall({
    ...writing,
    proof: 'recent',
    path: '/v5/admin/read-only',
    summary:
      'Makes the site read-only, or ends that: what writes is refused `wire.read_only`, in every process within a second.',
    body: z.object({
      on: flagField,
      note_en: note,
      note_fr: note,
      note_hi: note,
      until: momentOrNone.default(0),
      version: versionSeen,
      reason,
    }),
    output: adminReadOnly,
    refusals: ['announcements.changed_meanwhile', 'announcements.times', 'wire.too_many'],
    whileReadOnly: true,
    done: { text: 'announcements.said.read_only' },
  }),
} as const;
