import { defineSwitch, type FeatureSwitch } from '../../platform/switches.ts';

/** Campaigns are written, tried and planned; those that were planned before go on. */
export const campaignsSwitch = defineSwitch('announcements', 'campaigns', 'on');

export const announcementsSwitches: readonly FeatureSwitch[] = [campaignsSwitch];
