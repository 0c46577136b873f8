import type { AdminAnnouncement } from '../../../contract/domains/announcements/shapes.ts';
import type { Db } from '../../platform/context.ts';
import { secondsOrNone } from '../../platform/unix-seconds.ts';
import { picturesByAid } from '../media/index.ts';
import { type Announcement, type AnnouncementFields, stateOf } from './rules/announcement.ts';
import { peopleOf } from './rules/campaign.ts';
import { missingIn } from './rules/words.ts';
import { dismissedOf } from './sql/dismissals.ts';

/** Announcements as operators see them, with pictures and figures by a statement each. */
export async function presentAdmin(db: Db, all: readonly Announcement[], now: Date): Promise<AdminAnnouncement[]> {
  const ids = all.map(({ id }) => id);
  const aids = all.flatMap(({ aid }) => aid ?? []);
  const [dismissed, pictures] = [await dismissedOf(db, ids), await picturesByAid(db, aids)];
  return all.map((each) => {
    const {
      trial_uid: _,
      trial_until: _until,
      created_at: _made,
      planned_at: _planned,
      ended_at: _ended,
      ...rest
    } = each;
    const { starts_at, ends_at, ...fields } = rest;
    return {
      ...fields,
      state: stateOf(each, now),
      english_will_do: each.english_will_do ? 1 : 0,
      aid: each.aid ?? 0,
      picture: pictures.get(each.aid ?? 0) ?? null,
      from: secondsOrNone(starts_at),
      to: secondsOrNone(ends_at),
      dismissible: each.dismissible ? 1 : 0,
      dismissed: peopleOf(dismissed.get(each.id) ?? 0),
      missing: missingIn(each),
    };
  });
}

/** One of them. */
export const presentOne = async (db: Db, one: Announcement, now: Date): Promise<AdminAnnouncement> => {
  const [shown] = await presentAdmin(db, [one], now);
  if (!shown) throw new Error('an announcement is presented as one row');
  return shown;
};

/** What the audit trail shows of one. */
export function audited({ starts_at, ends_at, ...each }: AnnouncementFields) {
  const { kind, place, english_will_do, url, countries, languages, aid, priority, dismissible } = each;
  const { title_en, title_fr, title_hi, text_en, text_fr, text_hi } = each;
  return {
    ...{ kind, place, title_en, title_fr, title_hi, text_en, text_fr, text_hi, english_will_do, url },
    ...{ countries, languages, aid, from: starts_at, to: ends_at, priority, dismissible },
  };
}

/** What operators call it: its first title. */
export const subjectOf = ({
  title_en,
  title_fr,
  title_hi,
}: Pick<AnnouncementFields, 'title_en' | 'title_fr' | 'title_hi'>): string => title_en || title_fr || title_hi;
