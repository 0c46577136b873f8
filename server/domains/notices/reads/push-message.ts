import { countryOfFid, type Language, languageRoutes, localePath } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import type { NoticeRow } from '../sql/notices.ts';
import { presentNotices, type ReadDeps, type Reader } from './scene.ts';
import { unreadCounts } from './unread.ts';

/** What the service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path of what it opens. */
  url: string;
  /** A later message of the same tag takes its place. */
  tag: string;
  /** Unread notices in all. */
  unread: number;
}

export interface MessageDeps extends ReadDeps {
  siteName: string;
}

/** In the member's own country where its pages are in this language, else where this language is read. */
export function pathIn(language: Language, countryFid: number, path: string): string {
  const own = countryOfFid(countryFid);
  return localePath(own?.language === language ? own.code : languageRoutes[language], path);
}

/** One notice in its own words, several by their number and the newest; undefined where no notice is left. */
export async function pushMessage(
  deps: MessageDeps,
  db: Db,
  reader: Reader & { countryFid: number },
  rows: readonly NoticeRow[],
): Promise<PushMessage | undefined> {
  const { locale, countryFid, viewer } = reader;
  const [newest, ...others] = await presentNotices(deps, db, reader, rows);
  if (!newest) return undefined;
  const { num } = await unreadCounts(deps, db, viewer);
  const alone = others.length === 0;
  return {
    title: alone ? deps.siteName : translate(locale, 'notices.pushTitle', { count: others.length + 1 }),
    body: alone && newest.quote !== '' ? `${newest.note}\n${newest.quote}` : newest.note,
    url: pathIn(locale, countryFid, alone && newest.to !== '' ? newest.to : '/ucenter/notice/reply'),
    tag: alone ? `n${newest.id}` : 'notices',
    unread: num,
  };
}
