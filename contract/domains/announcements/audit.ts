import type { AuditKinds } from '../../audit-kind.ts';

const words = {
  title_en: 'plain',
  title_fr: 'plain',
  title_hi: 'plain',
  text_en: 'plain',
  text_fr: 'plain',
  text_hi: 'plain',
  english_will_do: 'plain',
  url: 'plain',
  countries: 'plain',
  languages: 'plain',
} as const;

const announcement = {
  kind: 'plain',
  place: 'plain',
  ...words,
  aid: 'plain',
  from: 'until',
  to: 'until',
  priority: 'plain',
  dismissible: 'plain',
} as const;

const campaign = { channel: 'plain', ...words, here_days: 'plain', joined_days: 'plain', creators: 'plain' } as const;

export const announcementsAudit = {
  'announcements.save': announcement,
  'announcements.plan': { from: 'until', to: 'until' },
  'announcements.end': {},
  'announcements.try': {},
  'announcements.save-campaign': campaign,
  'announcements.try-campaign': {},
  'announcements.plan-campaign': { at: 'until' },
  'announcements.stop-campaign': {},
  'announcements.save-switch': { mode: 'plain', countries: 'plain', share: 'plain' },
  'announcements.set-read-only': { on: 'plain', note_en: 'plain', note_fr: 'plain', note_hi: 'plain', until: 'until' },
} as const satisfies AuditKinds;
