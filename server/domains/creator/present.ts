import type {
  AdminPage,
  Application,
  ApplicationRow as ApplicationShown,
} from '../../../contract/domains/creator/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { daysAfter } from '../../platform/days.ts';
import { secondsOrNone, unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import type { ApplicationRow } from './sql/applications.ts';
import type { PageRow } from './sql/pages.ts';

interface Shown {
  /** Who answered it. */
  by: MemberCard | undefined;
  promiseDays: number;
  locale: Language;
}

/** An application as its member sees it; none at all where there is none. */
export function presentApplication(row: ApplicationRow | undefined, { by, promiseDays, locale }: Shown): Application {
  const answered = row?.status === 'granted' || row?.status === 'refused';
  return {
    ...{ id: row?.id ?? 0, status: row?.status ?? 'none', message: row?.message ?? '' },
    sent_at: secondsOrNone(row?.sent_at ?? null),
    promised_at: row?.status === 'waiting' ? unixSeconds(daysAfter(row.sent_at, promiseDays)) : 0,
    is_appeal: row?.appeal_of == null ? 0 : 1,
    answered_at: answered ? secondsOrNone(row.answered_at) : 0,
    ...{ answered_by: answered ? shownName(by, locale) : '', reason: row?.reason ?? '' },
    again_at: secondsOrNone(row?.again_at ?? null),
  };
}

/** An application in the console's list. */
export function presentRow(
  row: ApplicationRow,
  card: MemberCard | undefined,
  { promiseDays, locale }: Omit<Shown, 'by'>,
): ApplicationShown {
  return {
    ...{ id: row.id, uid: row.uid, username: shownName(card, locale), avatar: card?.avatar ?? '' },
    ...{ country_fid: card?.countryFid ?? 0, status: row.status, is_appeal: row.appeal_of === null ? 0 : 1 },
    ...{ sent_at: unixSeconds(row.sent_at), promised_at: unixSeconds(daysAfter(row.sent_at, promiseDays)) },
  };
}

/** A page for creators as operators see it. */
export const presentPage = (row: PageRow): AdminPage => ({
  ...{ id: row.id, version: row.version, kind: row.kind, position: row.position, published: row.published ? 1 : 0 },
  title: { en: row.title_en, fr: row.title_fr, hi: row.title_hi },
  words: { en: row.words_en, fr: row.words_fr, hi: row.words_hi },
});
