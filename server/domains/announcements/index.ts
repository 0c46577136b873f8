export { planAnnouncement } from './actions/plan-announcement.ts';
export { planCampaign } from './actions/plan-campaign.ts';
export { saveAnnouncement } from './actions/save-announcement.ts';
export { saveCampaign } from './actions/save-campaign.ts';
export type { CampaignPorts } from './campaign-ports.ts';
