import { z } from 'zod';
import { languages } from '../../primitives/countries.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { pictureShape } from '../media/shapes.ts';
import {
  announcementKinds,
  announcementPlaces,
  announcementStates,
  campaignChannels,
  campaignStates,
  switchModes,
} from './limits.ts';

const language = z.enum(languages);

/** One announcement as its reader sees it. */
export const shownAnnouncement = z.object({
  id,
  kind: z.enum(announcementKinds),
  place: z.enum(announcementPlaces),
  title: z.string(),
  text: z.string(),
  /** The language of its words: English where that was to do. */
  lang: language,
  /** A path of the site; empty where it leads nowhere. */
  url: z.string(),
  /** The banner's. */
  picture: pictureShape.nullable(),
  dismissible: flag,
  until: dateline,
  /** 1 where only this operator sees it, who sent it to themselves. */
  trial: flag,
});
export type ShownAnnouncement = z.output<typeof shownAnnouncement>;

/** Nothing is written for now. */
export const readOnlyNote = z.object({
  on: flag,
  /** What operators say of it; empty where they said nothing. */
  note: z.string(),
  lang: language,
  /** When it is expected to end; 0 where that isn't known. */
  until: dateline,
});

/** What every page has on it beside its own. */
export const shownEverywhere = z.object({
  /** At most one stands on top of pages for a reader. */
  top: shownAnnouncement.nullable(),
  home: z.array(shownAnnouncement),
  read_only: readOnlyNote,
  /** Feature switches that are off for the reader. */
  off: z.array(z.string()),
});
export type ShownEverywhere = z.output<typeof shownEverywhere>;

const words = {
  title_en: z.string(),
  title_fr: z.string(),
  title_hi: z.string(),
  text_en: z.string(),
  text_fr: z.string(),
  text_hi: z.string(),
};

/** How many people; of a group of fewer than 5 only that. */
export const people = z.object({ count, few: flag });

/** An announcement as operators see it. */
export const adminAnnouncement = z.object({
  id,
  version: count,
  state: z.enum(announcementStates),
  kind: z.enum(announcementKinds),
  place: z.enum(announcementPlaces),
  ...words,
  english_will_do: flag,
  url: z.string(),
  aid: id,
  picture: pictureShape.nullable(),
  /** Countries that see it; none for all of them. */
  countries: z.array(id),
  languages: z.array(language),
  from: dateline,
  to: dateline,
  priority: count,
  dismissible: flag,
  /** Members who dismissed it. */
  dismissed: people,
  /** Languages of its readers that have no words of their own. */
  missing: z.array(language),
});
export type AdminAnnouncement = z.output<typeof adminAnnouncement>;

/** Whom a campaign reaches. */
export const audience = z.object({ receivers: people, switched_off: people });
export type Audience = z.output<typeof audience>;

/** A campaign as operators see it. */
export const adminCampaign = z.object({
  id,
  version: count,
  state: z.enum(campaignStates),
  channel: z.enum(campaignChannels),
  ...words,
  english_will_do: flag,
  url: z.string(),
  countries: z.array(id),
  languages: z.array(language),
  here_days: count,
  joined_days: count,
  creators: flag,
  /** When it is sent; 0 while that isn't planned. */
  at: dateline,
  sent: people,
  /** Who gets it at the end of their quiet hours. */
  waiting: people,
  opened: people,
  /** Who got none, since two had reached them within the week. */
  left_out: people,
  missing: z.array(language),
});
export type AdminCampaign = z.output<typeof adminCampaign>;

/** A feature switch as operators see it. */
export const adminSwitch = z.object({
  name: z.string(),
  /** What it opens, in the operator's language. */
  label: z.string(),
  mode: z.enum(switchModes),
  countries: z.array(id),
  share: count,
  version: count,
});
export type AdminSwitch = z.output<typeof adminSwitch>;

/** Read-only mode as operators see it. */
export const adminReadOnly = z.object({
  on: flag,
  note_en: z.string(),
  note_fr: z.string(),
  note_hi: z.string(),
  until: dateline,
  version: count,
});
export type AdminReadOnly = z.output<typeof adminReadOnly>;
