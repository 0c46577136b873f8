export { readOnlyLimits, type SwitchMode, switchModes } from '../../primitives/site-state.ts';

/** A line of words on top of pages, or a picture that leads somewhere. */
export const announcementKinds = ['announcement', 'banner'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Where one is shown: on top of every page, or on Home alone. */
export const announcementPlaces = ['top', 'home'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];

export const announcementStates = ['draft', 'planned', 'running', 'over'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** How a campaign reaches its receivers. */
export const campaignChannels = ['notification', 'push', 'email'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

export const campaignStates = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** By what the receivers of a campaign are narrowed. */
export const campaignSegments = ['countries', 'languages', 'here_days', 'joined_days', 'creators'] as const;
export type CampaignSegment = (typeof campaignSegments)[number];

export const announcementLimits = {
  /** Characters of an announcement. */
  title: 80,
  text: 500,
  /** Of the page that it leads to. */
  url: 200,
  /** Countries that are chosen at once. */
  countries: 50,
  priority: 1000,
  /** Announcements that are planned or running at once, drafts that wait, and past ones that are listed. */
  planned: 50,
  drafts: 50,
  listed: 50,
  /** On Home beside the one on top. */
  onHome: 3,
  /** Minutes for which one that was sent to oneself is shown. */
  trialMinutes: 30,
  /** Days for which one runs at most. */
  days: 366,
  /** Why an operator changes something. */
  reason: 200,
} as const;

export const campaignLimits = {
  /** Characters of a title that a phone shows whole, and of the words below it. */
  title: 45,
  text: 160,
  url: 200,
  /** A span of days by which receivers are narrowed. */
  days: 366,
  /** Fewer people than this read "under 5". */
  few: 5,
  /** Campaigns that reach a member within a week, in days. */
  perWeek: 2,
  weekDays: 7,
  /** Receivers chosen, and written to, in one transaction. */
  batch: 200,
  open: 50,
  listed: 50,
  /** The quiet hours of whoever has set none. */
  quietFrom: '22:00',
  quietTo: '07:00',
} as const;
