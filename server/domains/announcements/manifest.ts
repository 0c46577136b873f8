import type { announcementsCalls } from '../../../contract/domains/announcements/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Log } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Switches } from '../../platform/switches.ts';
import { dismiss } from './actions/dismiss.ts';
import { endAnnouncement } from './actions/end-announcement.ts';
import { opened } from './actions/opened.ts';
import { planAnnouncement } from './actions/plan-announcement.ts';
import { planCampaign } from './actions/plan-campaign.ts';
import { saveAnnouncement } from './actions/save-announcement.ts';
import { saveCampaign } from './actions/save-campaign.ts';
import { saveSwitch } from './actions/save-switch.ts';
import { setReadOnly } from './actions/set-read-only.ts';
import { stopCampaign } from './actions/stop-campaign.ts';
import { tryAnnouncement } from './actions/try-announcement.ts';
import { tryCampaign } from './actions/try-campaign.ts';
import { type SendDeps, sendCampaign, sendTask } from './jobs/send-campaign.ts';
import { turn, turnTask } from './jobs/turn.ts';
import { announcementsNotices } from './notices.ts';
import { announcementsPersonalData, announcementsTables } from './personal-data.ts';
import { adminList } from './reads/admin-list.ts';
import { audience } from './reads/audience.ts';
import { campaigns } from './reads/campaigns.ts';
import { readOnly } from './reads/read-only.ts';
import { createRunning } from './reads/running.ts';
import { shown } from './reads/shown.ts';
import { switches } from './reads/switches.ts';
import { announcementsReferences } from './references.ts';
import { announcementsSwitches } from './switches.ts';

interface Deps extends SendDeps {
  log: Log;
  tags: TagBoard;
  settings: SettingsReader;
  switches: Switches;
}

/** What the domain binds. */
export function createAnnouncements(deps: Deps): DomainParts<keyof typeof announcementsCalls> {
  const running = createRunning(deps);
  return {
    domain: 'announcements',
    handlers: {
      'announcements.shown': shown({ ...deps, running }),
      'announcements.dismiss': dismiss,
      'announcements.opened': opened,
      'announcements.admin-list': adminList,
      'announcements.save': saveAnnouncement,
      'announcements.plan': planAnnouncement,
      'announcements.end': endAnnouncement,
      'announcements.try': tryAnnouncement,
      'announcements.campaigns': campaigns,
      'announcements.audience': audience(deps),
      'announcements.save-campaign': saveCampaign,
      'announcements.try-campaign': tryCampaign(deps),
      'announcements.plan-campaign': planCampaign,
      'announcements.stop-campaign': stopCampaign,
      'announcements.switches': switches(deps),
      'announcements.save-switch': saveSwitch(deps),
      'announcements.read-only': readOnly,
      'announcements.set-read-only': setReadOnly,
    },
    switches: announcementsSwitches,
    tables: announcementsTables,
    references: announcementsReferences,
    personalData: announcementsPersonalData,
    notices: announcementsNotices,
    tasks: {
      [turnTask]: () => Promise.resolve(turn(deps.tags)),
      [sendTask]: (payload) => sendCampaign(deps, (payload as { id: number }).id),
    },
    flush: async () => running.stop(),
  };
}
