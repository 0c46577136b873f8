import type { announcementsCalls } from '../../../contract/domains/announcements/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Switches } from '../../platform/switches.ts';
import { dismiss } from './actions/dismiss.ts';
import { endAnnouncement } from './actions/end-announcement.ts';
import { planAnnouncement } from './actions/plan-announcement.ts';
import { saveAnnouncement } from './actions/save-announcement.ts';
import { saveSwitch } from './actions/save-switch.ts';
import { setReadOnly } from './actions/set-read-only.ts';
import { tryAnnouncement } from './actions/try-announcement.ts';
import { turn, turnTask } from './jobs/turn.ts';
import { announcementsPersonalData, announcementsTables } from './personal-data.ts';
import { adminList } from './reads/admin-list.ts';
import { createRunning } from './reads/running.ts';
import { shown } from './reads/shown.ts';
import { readOnly, switches } from './reads/site.ts';
import { announcementsReferences } from './references.ts';
import { announcementsSwitches } from './switches.ts';

interface Deps {
  clock: () => Date;
  tags: TagBoard;
  settings: SettingsReader;
  switches: Switches;
}

const later = () => refuse('wire.not_open');

/** What the domain binds. */
export function createAnnouncements(deps: Deps): DomainParts<keyof typeof announcementsCalls> {
  const running = createRunning(deps);
  return {
    domain: 'announcements',
    handlers: {
      'announcements.shown': shown({ ...deps, running }),
      'announcements.dismiss': dismiss,
      'announcements.opened': later,
      'announcements.admin-list': adminList,
      'announcements.save': saveAnnouncement,
      'announcements.plan': planAnnouncement,
      'announcements.end': endAnnouncement,
      'announcements.try': tryAnnouncement,
      'announcements.campaigns': later,
      'announcements.audience': later,
      'announcements.save-campaign': later,
      'announcements.try-campaign': later,
      'announcements.plan-campaign': later,
      'announcements.stop-campaign': later,
      'announcements.switches': switches(deps),
      'announcements.save-switch': saveSwitch(deps),
      'announcements.read-only': readOnly,
      'announcements.set-read-only': setReadOnly,
    },
    switches: announcementsSwitches,
    tables: announcementsTables,
    references: announcementsReferences,
    personalData: announcementsPersonalData,
    tasks: { [turnTask]: () => Promise.resolve(turn(deps.tags)) },
    flush: async () => running.stop(),
  };
}
