import {
  type AnnouncementKind,
  type AnnouncementPlace,
  type AnnouncementState,
  announcementLimits,
} from '../../../../contract/domains/announcements/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { hasNoWords, missingIn, type Readers, type Words } from './words.ts';

/** What operators say of an announcement. */
export interface AnnouncementFields extends Words, Readers {
  kind: AnnouncementKind;
  place: AnnouncementPlace;
  url: string;
  aid: number | null;
  countries: number[];
  languages: Language[];
  starts_at: Date | null;
  ends_at: Date | null;
  priority: number;
  dismissible: boolean;
}

export interface Announcement extends AnnouncementFields {
  id: number;
  version: number;
  trial_uid: number | null;
  trial_until: Date | null;
  created_at: Date;
  planned_at: Date | null;
  ended_at: Date | null;
}

/** How far an announcement is; without a beginning of its own it begins where it was planned. */
export function stateOf(
  { planned_at, ended_at, starts_at, ends_at }: Pick<Announcement, 'planned_at' | 'ended_at' | 'starts_at' | 'ends_at'>,
  now: Date,
): AnnouncementState {
  if (ended_at) return 'over';
  if (!planned_at) return 'draft';
  if (ends_at && ends_at <= now) return 'over';
  return starts_at && starts_at > now ? 'planned' : 'running';
}

const dayMilliseconds = 86_400_000;

/** Why an announcement can't be shown as it is; undefined where it can. */
export function unfit(fields: AnnouncementFields, now: Date): RefusalName | undefined {
  const { kind, aid, starts_at, ends_at } = fields;
  if (hasNoWords(fields)) return 'announcements.empty';
  if (missingIn(fields).length > 0) return 'announcements.language_missing';
  if (kind === 'banner' && aid === null) return 'announcements.picture_missing';
  const from = starts_at && starts_at > now ? starts_at : now;
  const isOver = !ends_at || ends_at <= from;
  return isOver || ends_at.getTime() - from.getTime() > announcementLimits.days * dayMilliseconds
    ? 'announcements.times'
    : undefined;
}

/** Who looks at a page. */
export interface Reader {
  uid: number | undefined;
  countryFid: number;
  locale: Language;
  now: Date;
}

/** An operator sees one before others for a while, wherever they are. */
export const isOnTrial = ({ trial_uid, trial_until }: Announcement, { uid, now }: Reader): boolean =>
  uid !== undefined && trial_uid === uid && trial_until !== null && trial_until > now;

/** Whether it is shown to a reader now. */
export const isFor = (each: Announcement, reader: Reader): boolean =>
  isOnTrial(each, reader) ||
  (stateOf(each, reader.now) === 'running' &&
    (each.countries.length === 0 || each.countries.includes(reader.countryFid)) &&
    (each.languages.length === 0 || each.languages.includes(reader.locale)));

/** Those with more priority first, then the newer ones; one on trial before all. */
export const inOrder = (all: readonly Announcement[], reader: Reader): Announcement[] =>
  all.toSorted(
    (one, other) =>
      Number(isOnTrial(other, reader)) - Number(isOnTrial(one, reader)) ||
      other.priority - one.priority ||
      other.id - one.id,
  );

/** The next moment after this at which what is shown changes; undefined where nothing is planned. */
export function nextTurn(all: readonly Announcement[], now: Date): Date | undefined {
  const turns = all.flatMap(({ starts_at, ends_at, trial_until }) => [starts_at, ends_at, trial_until]);
  const ahead = turns.flatMap((at) => (at && at > now ? [at.getTime()] : []));
  return ahead.length === 0 ? undefined : new Date(Math.min(...ahead));
}
