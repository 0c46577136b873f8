import type { ChildPost, Post, ThreadInfo, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { secondsOrNone, unixSeconds } from '../../platform/unix-seconds.ts';
import { groupOf, portraitOf, shownName } from '../members/index.ts';
import { mayBan } from '../moderation/index.ts';
import { mayDelete, mayEdit, mayReply } from './policy.ts';
import type { AroundThread } from './reads/around-thread.ts';
import type { KindParts } from './reads/kind-parts.ts';
import type { Viewing } from './reads/viewing.ts';
import { storedMessage } from './rules/stored-message.ts';
import type { MarkedPost } from './sql/posts.ts';
import type { ThreadData, ThreadMarks, WholeThread } from './sql/threads.ts';

export const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** Who wrote something, as cards and name-plates show it (R-PST-024). */
export function authorship(view: Viewing, uid: number) {
  const card = view.card(uid);
  return {
    author: shownName(card, view.locale),
    authorid: uid,
    avatar: portraitOf(card),
    group: groupOf(uid, card, view.locale),
    nationality: card?.nationality ?? '',
    certify: flag(card?.certified ?? false),
  };
}

/** Whether the viewer may ban who wrote something; nobody who is gone. */
function bansWriter({ viewer, card }: Viewing, uid: number): boolean {
  const writer = card(uid);
  if (viewer === null || writer === undefined || writer.username === '') return false;
  return mayBan(viewer, writer) === undefined;
}

/** Another member, who is still there. */
const mayFollow = ({ viewer, card }: Viewing, uid: number): boolean =>
  viewer !== null && viewer.uid !== uid && Boolean(card(uid)?.username);

/** What rows and the whole thread have in common. */
function threadFields(view: Viewing, t: ThreadData & ThreadMarks, parts: KindParts) {
  const liked = flag(t.liked);
  const kept = flag(t.kept);
  return {
    tid: t.tid,
    pid: t.first_pid,
    fid: t.fid,
    subject: t.subject,
    ...authorship(view, t.authorid),
    country_fid: t.country_fid,
    dateline: unixSeconds(t.created_at),
    lastpost: unixSeconds(t.last_post_at),
    edited: secondsOrNone(t.edited_at),
    views: t.views,
    replies: t.replies,
    like: t.likes,
    is_like: liked,
    already_liked: liked,
    favtimes: t.favorites,
    favorite_count: t.favorites,
    // A thread is kept once, so that its own number names the keeping.
    favid: kept ? t.tid : 0,
    is_favorite: kept,
    already_favorited: kept,
    already_favorited_id: kept ? t.tid : 0,
    share_num: t.shares,
    digest: t.digest,
    highlight: t.highlight,
    displayorder: t.displayorder,
    istop: flag(t.displayorder > 0),
    closed: flag(t.closed),
    status: flag(t.status === 1),
    special: t.special,
    ...parts.of(t),
    readperm: t.readperm,
    type: t.type,
    typeid: t.typeid,
    reproduce: t.reproduce,
    original: flag(t.original),
    phonetype: t.phonetype,
    follow_status: flag(view.followed.has(t.authorid)),
    attachments: t.attachments,
  };
}

export const presentRow = (view: Viewing, t: ThreadData & ThreadMarks, parts: KindParts): ThreadRow => ({
  ...threadFields(view, t, parts),
  summary: t.summary,
});

/** A thread whole. Fields whose feature comes later hold their empty value. */
export function presentThread(view: Viewing, t: WholeThread, around: AroundThread, parts: KindParts): ThreadInfo {
  const replyRefusal = mayReply(view.viewer, t);
  return {
    ...threadFields(view, t, parts),
    message: storedMessage(t),
    aids: t.attachments.map((picture) => picture.aid).join(','),
    at_list_current: t.at_list,
    signature: view.card(t.authorid)?.sightml ?? '',
    is_forward: 0,
    forward_info: null,
    goodsInfo: null,
    tags: [],
    topid: 0,
    topic_name: '',
    topic_pic: '',
    topic_is_attention: 0,
    post_attachment: t.attachments,
    post_position: 1,
    maxposition: t.max_position,
    post_rules: { info: '', is_show: 0, link_name: '' },
    replyVisibleOnlyToAuthors: 0,
    rushreply: 0,
    rushresult: null,
    story_nav: around.story,
    more_by_author: around.more,
    thread_tag: '',
    master_slave: '',
    isgroup: 0,
    mute_status: flag(view.hidden.get(t.authorid) === 'muted'),
    author_counts: {
      postCount: (t.author_threads ?? 0) + (t.author_posts ?? 0),
      threadsCount: t.author_threads ?? 0,
      fansCount: around.figures.fans,
      followsCount: around.figures.follows,
    },
    push_time: secondsOrNone(t.publish_at),
    language: t.language,
    can: {
      reply: replyRefusal === undefined,
      replyRefusal: replyRefusal ?? '',
      edit: (mayEdit(view.viewer, t.authorid) ?? parts.mayEdit(t)) === undefined,
      delete: mayDelete(view.viewer, t.authorid) === undefined,
      follow: mayFollow(view, t.authorid),
      ban: bansWriter(view, t.authorid),
    },
  };
}

/** What posts are presented with, beside the viewer. */
export interface PostScene {
  view: Viewing;
  thread: ThreadData;
  /** Who wrote a post that another one answers. */
  authorOf(pid: number): number | undefined;
  /** Of the thread, where its first post is among the posts. */
  parts?: KindParts;
}

/** No member has it: stands for whoever must not be named to the reader. */
const nobody = 0;

/** Whom a post answers, as far as the reader may know. */
const nameToldOf = (view: Viewing, uid: number | undefined): string =>
  uid === undefined || view.hidden.get(uid) === 'blocked_by' ? '' : shownName(view.card(uid), view.locale);

/** A post; what was taken away or is hidden from the reader keeps its place with an empty message. */
export function presentChild(scene: PostScene, p: MarkedPost): ChildPost {
  const { view, thread } = scene;
  const first = p.position === 1;
  // Whoever opens the thread of a muted member means to read it.
  const why = first ? undefined : view.hidden.get(p.authorid);
  const writer = why === 'blocked_by' ? nobody : p.authorid;
  const named = authorship(view, writer);
  const author = writer === nobody ? { ...named, author: '' } : named;
  const shown = p.status === 1 && why === undefined;
  const answered = p.quote_pid ?? p.parent_pid ?? 0;
  // Whom it answers is said only where its place doesn't: a child of the reply itself stands right under it.
  const answeredUid = p.quote_pid === null ? undefined : scene.authorOf(p.quote_pid);
  return {
    pid: p.pid,
    tid: p.tid,
    fid: thread.fid,
    ...author,
    country_fid: view.card(writer)?.countryFid ?? globalFid,
    dateline: unixSeconds(p.created_at),
    message: shown ? storedMessage(p) : '',
    like: first ? thread.likes : p.likes,
    is_like: flag(p.liked),
    phonetype: p.phonetype,
    position: p.position,
    floor: p.floor ?? 0,
    parent_pid: p.parent_pid ?? 0,
    quote_pid: answered,
    quote_author: nameToldOf(view, answeredUid),
    status: p.status,
    hidden: why ?? '',
    istop: p.istop,
    rewardnum: 0,
    attachment: shown ? p.attachments : [],
    decInfo: author.avatar,
    is_author: flag(writer === thread.authorid),
    can: {
      edit:
        shown && (mayEdit(view.viewer, p.authorid) ?? (first ? scene.parts?.mayEdit(thread) : undefined)) === undefined,
      delete: shown && mayDelete(view.viewer, p.authorid) === undefined,
      reply: shown && mayReply(view.viewer, thread) === undefined,
      ban: bansWriter(view, writer),
    },
  };
}

/** A post with the first of its children. */
export const presentPost = (scene: PostScene, p: MarkedPost, children: readonly MarkedPost[]): Post => ({
  ...presentChild(scene, p),
  children_count: p.children,
  children_list: children.map((child) => presentChild(scene, child)),
});
