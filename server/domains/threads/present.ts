import type { childPost, postShape, threadInfo, threadRow } from '../../../contract/domains/threads/shapes.ts';
import type { SharedOf } from '../../../contract/own.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import { beginningOfPostText } from '../../../contract/primitives/post-text.ts';
import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import { flag } from '../../platform/flag.ts';
import { secondsOrNone, unixSeconds } from '../../platform/unix-seconds.ts';
import { withServedWidths } from '../media/index.ts';
import { groupOf, portraitOf, shownName } from '../members/index.ts';
import { excerpt, type NewestReply, type PostData, storedMessage } from '../posts/index.ts';
import { factsOfWriter, type PostFacts } from './core/reads/facts.ts';
import type { Viewing } from './core/reads/viewing.ts';
import type { ThreadData, WholeThread } from './core/sql/threads.ts';
import type { AroundThread } from './reads/around-thread.ts';
import type { SharedKindParts } from './reads/kind-parts.ts';
import type { RowFields } from './traits/list.ts';
import { type SharedTraits, traitsOfPost, type WholeTraits } from './traits/reading.ts';

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

/** Who wrote something, as a line of a list names them. */
export function writerOf(view: Viewing, uid: number) {
  const card = view.card(uid);
  return { authorid: uid, author: shownName(card, view.locale), avatar: card?.avatar ?? '' };
}

/** What rows and the whole thread have in common. */
function threadFields(view: Viewing, t: ThreadData, kinds: SharedKindParts, row: RowFields) {
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
    favtimes: t.favorites,
    favorite_count: t.favorites,
    share_num: t.shares,
    digest: t.digest,
    highlight: t.highlight,
    displayorder: t.displayorder,
    istop: flag(t.displayorder > 0),
    closed: flag(t.closed),
    status: flag(t.status === 1),
    special: t.special,
    ...kinds.of(t),
    ...row,
    type: t.type,
    typeid: t.typeid,
    typename: view.category(t.typeid).name,
    reproduce: t.reproduce,
    phonetype: t.phonetype,
    attachments: withServedWidths(t.attachments),
  };
}

/** Of a reply's words so many characters stand on one line. */
const wordsOfLine = 120;

/** The newest reply of a thread, as a line below it. */
export const presentNewest = (view: Viewing, reply: NewestReply) => ({
  pid: reply.pid,
  ...writerOf(view, reply.authorid),
  words: excerpt(beginningOfPostText(reply.message), wordsOfLine),
});

/** A thread of a list, as all readers see it. */
export const presentRow = (
  view: Viewing,
  t: ThreadData,
  parts: { kinds: SharedKindParts; traits: SharedTraits },
  newest: NewestReply | undefined,
): SharedOf<typeof threadRow> => ({
  ...threadFields(view, t, parts.kinds, parts.traits.of(t)),
  summary: t.summary,
  newest_reply: newest ? { ...presentNewest(view, newest), dateline: unixSeconds(newest.created_at) } : null,
});

/** A thread whole. Fields whose feature comes later hold their empty value. */
export function presentThread(
  view: Viewing,
  t: WholeThread,
  around: AroundThread,
  { kinds, traits }: { kinds: SharedKindParts; traits: Pick<WholeTraits, 'row' | 'whole'> },
): SharedOf<typeof threadInfo> {
  const fields = threadFields(view, t, kinds, traits.row);
  return {
    ...fields,
    message: storedMessage(t),
    aids: t.attachments.map((picture) => picture.aid).join(','),
    at_list_current: t.at_list,
    signature: view.card(t.authorid)?.sightml ?? '',
    is_forward: flag(fields.forward_info !== null),
    ...traits.whole,
    tags: [],
    post_attachment: withServedWidths(t.attachments),
    post_position: 1,
    maxposition: t.max_position,
    post_rules: { info: '', is_show: 0, link_name: '' },
    answer_pid: t.answer_pid ?? 0,
    reward: around.rewards.history,
    reward_amounts: around.rewards.amounts,
    more_by_author: around.more,
    link_preview: around.link,
    thread_tag: '',
    master_slave: '',
    versions: t.versions,
    mute_status: flag(view.whyHidden(t.authorid) === 'muted'),
    author_counts: {
      postCount: (t.author_threads ?? 0) + (t.author_posts ?? 0),
      threadsCount: t.author_threads ?? 0,
      fansCount: around.figures.fans,
      followsCount: around.figures.follows,
    },
    push_time: secondsOrNone(t.publish_at),
    language: t.language,
  };
}

/** What posts are presented with. */
export interface PostScene {
  view: Viewing;
  thread: ThreadData;
  /** Who hosts the thread beside its author; 0 for nobody. */
  host: number;
  /** Who wrote a post that another one answers. */
  authorOf(pid: number): number | undefined;
}

/** No member has it: stands for a member who must not be named to the reader. */
const nobody = 0;

/** Whom a post answers, as far as the reader may know. */
const quotedNameOf = (view: Viewing, uid: number | undefined): string =>
  uid === undefined || view.whyHidden(uid) === 'blocked_by' ? '' : shownName(view.card(uid), view.locale);

/** Why a post keeps its place without its words. */
const whyEmpty = (view: Viewing, p: PostData): WhyHidden | undefined =>
  // A reader who opens the thread of a muted member means to read it.
  p.position === 1 ? undefined : view.whyHidden(p.authorid);

/** A post; what was deleted or is hidden from the reader keeps its place with an empty message. */
export function presentChild(scene: PostScene, p: PostData): SharedOf<typeof childPost> {
  const { view, thread } = scene;
  const first = p.position === 1;
  const why = whyEmpty(view, p);
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
    edited: secondsOrNone(shown ? p.edited_at : null),
    versions: shown ? p.versions : 0,
    message: shown ? storedMessage(p) : '',
    like: first ? thread.likes : p.likes,
    phonetype: p.phonetype,
    position: p.position,
    floor: p.floor ?? 0,
    parent_pid: p.parent_pid ?? 0,
    quote_pid: answered,
    quote_author: quotedNameOf(view, answeredUid),
    status: p.status,
    hidden: why ?? '',
    istop: p.istop,
    rewardnum: p.rewards,
    reward_xgold: p.reward_xgold,
    attachment: shown ? withServedWidths(p.attachments) : [],
    decInfo: author.avatar,
    is_author: flag(writer === thread.authorid),
    abroad: flag((view.card(writer)?.countryFid ?? thread.country_fid) !== thread.country_fid),
    is_answer: flag(shown && p.pid === thread.answer_pid),
    ...traitsOfPost(thread, { floor: shown ? p.floor : null, ofTeam: shown && p.of_team }),
  };
}

/** A post with the first of its children. */
export const presentPost = (
  scene: PostScene,
  p: PostData,
  children: readonly PostData[],
): SharedOf<typeof postShape> => ({
  ...presentChild(scene, p),
  children_count: p.children,
  children_list: children.map((child) => presentChild(scene, child)),
});

/** What the reader's own part looks at of a post and the first of its children. */
export function factsOfPost({ view }: PostScene, p: PostData, children: readonly PostData[]): PostFacts {
  const factsOf = (post: PostData): Omit<PostFacts, 'children'> => {
    const why = whyEmpty(view, post);
    const writer = why === 'blocked_by' ? null : factsOfWriter(view.card(post.authorid));
    return {
      ...{ pid: post.pid, authorid: post.authorid, first: post.position === 1 },
      ...{ shown: post.status === 1 && why === undefined, writer, nested: post.parent_pid !== null },
      floor: post.floor ?? 0,
    };
  };
  return { ...factsOf(p), children: children.map((child) => ({ ...factsOf(child), children: [] })) };
}
