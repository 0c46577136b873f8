export type { CampaignPorts } from './campaign-ports.ts';
