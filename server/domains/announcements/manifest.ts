import type { announcementsCalls } from '../../../contract/domains/announcements/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { refuse } from '../../platform/refusal.ts';

const later = () => refuse('wire.not_open');

/** What the domain binds. */
export const createAnnouncements = (_parts: object): DomainParts<keyof typeof announcementsCalls> => ({
  domain: 'announcements',
  handlers: {
    'announcements.shown': later,
    'announcements.dismiss': later,
    'announcements.opened': later,
    'announcements.admin-list': later,
    'announcements.save': later,
    'announcements.plan': later,
    'announcements.end': later,
    'announcements.try': later,
    'announcements.campaigns': later,
    'announcements.audience': later,
    'announcements.save-campaign': later,
    'announcements.try-campaign': later,
    'announcements.plan-campaign': later,
    'announcements.stop-campaign': later,
    'announcements.switches': later,
    'announcements.save-switch': later,
    'announcements.read-only': later,
    'announcements.set-read-only': later,
  },
});
