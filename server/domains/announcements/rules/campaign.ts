import {
  type CampaignChannel,
  type CampaignState,
  campaignLimits,
} from '../../../../contract/domains/announcements/limits.ts';
import { countries as allCountries, type Language } from '../../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { hasNoWords, missingIn, type Readers, type Words } from './words.ts';

/** By whom a campaign is got. */
export interface Segments {
  countries: number[];
  languages: Language[];
  here_days: number;
  joined_days: number;
  creators: boolean;
  channel: CampaignChannel;
}

/** What operators say of a campaign. */
export interface CampaignFields extends Words, Readers, Segments {
  countries: number[];
  languages: Language[];
  url: string;
}

export interface Campaign extends CampaignFields {
  id: number;
  version: number;
  state: CampaignState;
  created_at: Date;
  at: Date | null;
  chosen_to: number;
  chosen: boolean;
  sent: number;
  left_out: number;
}

/** Why a campaign can't be planned as it is; undefined where it can. */
export function campaignUnfit(fields: CampaignFields): RefusalName | undefined {
  if (hasNoWords(fields)) return 'announcements.empty';
  return missingIn(fields).length > 0 ? 'announcements.language_missing' : undefined;
}

const daysBefore = (now: Date, days: number): Date | null =>
  days === 0 ? null : new Date(now.getTime() - days * 86_400_000);

/** Whom segments mean, in what is known of members: a language is that of their country. */
export function audienceOf({ countries, languages, here_days, joined_days, creators, channel }: Segments, now: Date) {
  const meant = allCountries
    .filter(({ fid }) => countries.length === 0 || countries.includes(fid))
    .filter(({ language }) => languages.length === 0 || languages.includes(language))
    .map(({ fid }) => fid);
  return {
    countries: countries.length === 0 && languages.length === 0 ? null : meant,
    hereSince: daysBefore(now, here_days),
    joinedSince: daysBefore(now, joined_days),
    creators,
    byEmail: channel === 'email',
  };
}

/** People as a figure that gives nobody away. */
export const peopleOf = (count: number): { count: number; few: 0 | 1 } =>
  count > 0 && count < campaignLimits.few ? { count: 0, few: 1 } : { count, few: 0 };

/** Where a campaign leads, with its number for the one who opens it. */
export function leadsTo(url: string, id: number): string {
  if (url === '') return '';
  const [path, place] = url.split('#', 2);
  return `${path}${path?.includes('?') ? '&' : '?'}campaign=${id}${place === undefined ? '' : `#${place}`}`;
}

/** Who gets it now, and who has had as many as a week allows. */
export function withinWeek(uids: readonly number[], got: ReadonlyMap<number, number>) {
  const isFull = (uid: number) => (got.get(uid) ?? 0) >= campaignLimits.perWeek;
  return { now: uids.filter((uid) => !isFull(uid)), full: uids.filter(isFull) };
}
