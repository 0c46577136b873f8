import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { boardFids } from '../../../contract/primitives/boards.ts';
import { globalFid, type Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../../platform/texts.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import { placeLine } from '../sign-in/index.ts';
import type { Glimpse } from '../threads/index.ts';
import { pageOf, sortOf } from './rules/kinds.ts';
import type { NoticeRow } from './sql/notices.ts';

/** Everything that a list of notices is presented with. */
export interface NoticeScene {
  locale: Language;
  /** Without a slash at the end. */
  publicUrl: string;
  card(uid: number): MemberCard | undefined;
  /** The post that a notice opens; undefined when it is gone or hidden. */
  glimpse(row: NoticeRow): Glimpse | undefined;
}

/** The post a notice leads to: the newest answer, the post that names one, the one that is liked. */
export function postOf({ kind, pid, actors }: NoticeRow): number {
  return sortOf(kind) === 'reply' ? (actors[0]?.pid ?? pid ?? 0) : (pid ?? 0);
}

/** Where a notice leads (R-NOT-001); to the very post, where that isn't the thread's first. */
function targetOf({ tid, topid, kind, facts }: NoticeRow, glimpse: Glimpse | undefined): string {
  if (topid !== null) return `/topic/${topid}`;
  if (tid !== null) {
    const thread = `/forum/${boardFids.notice}/${tid}`;
    if (!glimpse || glimpse.first) return thread;
    return `${thread}${glimpse.page > 1 ? `?page=${glimpse.page}` : ''}#pid${glimpse.pid}`;
  }
  return pageOf(kind, facts);
}

/** The device that somebody logged in on, and where. */
function signInLine(locale: Language, { facts }: NoticeRow): string {
  const fact = (name: string): string => String(facts[name] ?? '');
  const place = placeLine({ city: fact('city'), country: fact('country'), address: fact('address') }, locale);
  return [fact('device'), place].filter(Boolean).join(', ');
}

/** The words that a notice is about: a post's, those of whoever decided something, or a device's. */
const quoteOf = (locale: Language, row: NoticeRow, glimpse: Glimpse | undefined): string => {
  const { kind, facts } = row;
  if (kind === 'sign_in') return signInLine(locale, row);
  if (!glimpse) return String(facts.quote ?? '');
  return glimpse.first && kind !== 'mention' ? glimpse.subject : glimpse.text || glimpse.subject;
};

/** What a sentence is filled with: names of medals, and days, in the reader's language. */
function factsIn(locale: Language, { facts }: NoticeRow): Record<string, string | number> {
  const { medal, until } = facts;
  return {
    ...facts,
    ...(medal === undefined ? {} : { medal: translate(locale, `profiles.medal.${medal}`) }),
    ...(until === undefined ? {} : { until: dayIn(locale, Number(until)) }),
  };
}

/** Days are told by UTC: within a few hours of midnight the member's own may be another, and hours aren't told. */
const dayIn = (locale: Language, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** A row as the contract has it; undefined where what it tells of is gone or may not be read. */
export function presentNotice(scene: NoticeScene, row: NoticeRow): Notice | undefined {
  const glimpse = row.tid === null ? undefined : scene.glimpse(row);
  if (row.tid !== null && !glimpse) return undefined;
  const doer = row.actors[0];
  const card = doer && scene.card(doer.uid);
  const others = Math.max(0, row.actor_count - 1);
  const to = targetOf(row, glimpse);
  const said = { ...factsIn(scene.locale, row), name: shownName(card, scene.locale), others };
  return {
    id: row.id,
    Type: row.kind,
    Tid: row.tid ?? 0,
    TopicId: row.topid ?? 0,
    ShareUrl: to === '' ? '' : scene.publicUrl + to,
    to,
    pid: glimpse?.pid ?? 0,
    author: doer ? said.name : '',
    authorid: doer?.uid ?? 0,
    avatar: card?.avatar ?? '',
    country_fid: card?.countryFid ?? globalFid,
    others,
    note: translate(scene.locale, `notices.say.${row.kind}`, said),
    quote: quoteOf(scene.locale, row, glimpse),
    dateline: unixSeconds(row.updated_at),
    new: row.read_at === null ? 1 : 0,
  };
}
