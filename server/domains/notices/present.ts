import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { globalFid, type Language } from '../../../contract/primitives/countries.ts';
import type { NoticeKind } from '../../platform/notice-kind.ts';
import { translate } from '../../platform/texts.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../members/index.ts';
import { type PostPreview, pathOfPost, threadPath } from '../threads/index.ts';
import type { NoticeKinds } from './kinds.ts';
import type { NoticeRow } from './sql/notices.ts';

/** Everything that a list of notices is presented with. */
export interface NoticeScene {
  locale: Language;
  /** Without a slash at the end. */
  publicUrl: string;
  kinds: NoticeKinds;
  card(uid: number): MemberCard | undefined;
  /** What the reader likes, and whom they follow. */
  likes(pid: number): boolean;
  follows(uid: number): boolean;
  /** The post that a notice opens; undefined when it is gone or hidden. */
  preview(row: NoticeRow): PostPreview | undefined;
}

/** The post a notice leads to: the newest answer, the post that names one, the one that is liked. */
export function postOf({ kind, pid, actors }: NoticeRow, kinds: NoticeKinds): number {
  return ['reply', 'thread'].includes(kinds.sortOf(kind)) ? (actors[0]?.pid ?? pid ?? 0) : (pid ?? 0);
}

/** Where a notice leads (R-NOT-001); to the very post, where that isn't the thread's first. */
function targetOf({ to }: NoticeKind, { tid, topid, facts }: NoticeRow, preview: PostPreview | undefined): string {
  if (topid !== null) return `/topic/${topid}`;
  if (tid !== null) return preview ? pathOfPost(preview) : threadPath(tid);
  return typeof to === 'function' ? to(facts) : to;
}

/** The words that a notice is about: a post's, or those that its kind knows of. */
function quoteOf(locale: Language, kind: NoticeKind, { facts }: NoticeRow, preview: PostPreview | undefined): string {
  if (kind.quote) return kind.quote(facts, locale);
  if (!preview) return String(facts.quote ?? '');
  return preview.first && !kind.quotesText ? preview.subject : preview.text || preview.subject;
}

/** What a sentence is filled with, in the reader's language. */
function factsIn(locale: Language, kind: NoticeKind, { facts }: NoticeRow): Record<string, string | number> {
  const { until } = facts;
  return {
    ...facts,
    ...kind.words?.(facts, locale),
    ...(until === undefined ? {} : { until: dayIn(locale, Number(until)) }),
  };
}

/**
 * Days are written by UTC: within a few hours of midnight the member's own may be another, and hours aren't written.
 */
const dayIn = (locale: Language, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** Text id of a notice's sentence. */
export const noticeText = ({ domain, kind, says }: NoticeKind, facts: NoticeRow['facts']): string =>
  says?.(facts) ?? `${domain}.notice.${kind}`;

/** A row as the contract has it; undefined where its subject is gone or may not be read, or its kind is unknown. */
export function presentNotice(scene: NoticeScene, row: NoticeRow): Notice | undefined {
  const kind = scene.kinds.find(row.kind);
  const preview = row.tid === null ? undefined : scene.preview(row);
  if (!kind || (row.tid !== null && !preview)) return undefined;
  const doer = row.actors[0];
  const card = doer && scene.card(doer.uid);
  const others = Math.max(0, row.actor_count - 1);
  const to = targetOf(kind, row, preview);
  const said = { ...factsIn(scene.locale, kind, row), name: shownName(card, scene.locale), others };
  return {
    id: row.id,
    Type: row.kind,
    sort: kind.sort,
    Tid: row.tid ?? 0,
    TopicId: row.topid ?? 0,
    ShareUrl: to === '' ? '' : scene.publicUrl + to,
    to,
    pid: preview?.pid ?? 0,
    author: doer ? said.name : '',
    authorid: doer?.uid ?? 0,
    avatar: card?.avatar ?? '',
    country_fid: card?.countryFid ?? globalFid,
    others,
    waiting: row.facts.waiting === 1,
    note: translate(scene.locale, noticeText(kind, row.facts), said),
    quote: quoteOf(scene.locale, kind, row, preview),
    subject: preview?.subject ?? '',
    is_like: preview && scene.likes(preview.pid) ? 1 : 0,
    follows_status: doer && scene.follows(doer.uid) ? 1 : 0,
    dateline: unixSeconds(row.updated_at),
    new: row.read_at === null ? 1 : 0,
  };
}
