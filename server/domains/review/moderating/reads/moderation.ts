import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import { type ModerationAct, moderationActs } from '../../../../../contract/domains/review/moderating/limits.ts';
import { beginningOfPostText } from '../../../../../contract/primitives/post-text.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { SettingsReader } from '../../../../platform/settings.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { mayBan, mayModerate, officeOver } from '../../../moderation/index.ts';
import { excerpt, findPost, type PostData } from '../../../posts/index.ts';
import {
  type ForReader,
  findTakedown,
  findThread,
  forReaderOrRefused,
  placeOfThread,
  refuseUnseen,
  type Shown,
  type TakedownRow,
  type ThreadData,
} from '../../../threads/index.ts';
import { mayAct, pinsTo } from '../../policy.ts';
import { pinSlots } from '../settings.ts';
import { countPinned, countPinnedReplies } from '../sql/pins.ts';
import { presentAuthor, presentTakedown } from './taken-down.ts';

type Call = (typeof reviewCalls)['review.moderation'];

interface Deps extends Pick<Shown, 'members' | 'categories'> {
  settings: SettingsReader;
}

const wordsLength = 200;

/** What a moderator looks at before doing something to a post: how it stands, and what may be done. */
export const moderation =
  (deps: Deps) =>
  async (ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale, actor } = ctx;
    const { post, thread, takedown } = await sceneOf(ctx, pid);
    const { authorid } = post;
    const first = post.position === 1;
    const cards = await deps.members(db, [authorid, takedown?.by_uid ?? authorid]);
    const author = cards.get(authorid);
    const place = placeOfThread(thread);
    const asked = { ...place, authorid, authorGroup: author?.groupid };
    const highest = pinsTo(actor, place);
    const types = await deps.categories.of(db, thread.country_fid, locale);
    return {
      ...{ tid: thread.tid, pid, first: flag(first), subject: thread.subject },
      words: excerpt(beginningOfPostText(post.message), wordsLength),
      author: presentAuthor(author, authorid, locale),
      ...{ country_fid: thread.country_fid, typeid: thread.typeid, dateline: unixSeconds(post.created_at) },
      level: first ? thread.displayorder : post.istop,
      ...{ digest: thread.digest, highlight: thread.highlight, closed: flag(thread.closed) },
      takedown: takedown ? presentTakedown(takedown, cards, locale) : null,
      pins: await pinsOf(deps, ctx, thread, post),
      boards: types.map(({ typeid, name }) => ({ typeid, name })),
      ...{ everywhere: officeOver(actor, place) === 'everywhere', pinsTo: highest },
      can: abilities((act) => mayAct(actor, act, asked) === undefined && canPin(act, first, thread, highest), {
        ...{ first, takedown },
      }),
      canBanAuthor: author !== undefined && author.username !== '' && mayBan(actor, author) === undefined,
    };
  };

/** A thread is pinned up to a level, and taken down from no higher one. */
const canPin = (act: ModerationAct, first: boolean, { displayorder }: ThreadData, highest: number): boolean =>
  act !== 'pin' || !first || (highest > 0 && displayorder <= highest);

interface Scene {
  post: PostData;
  thread: ForReader<ThreadData>;
  takedown: TakedownRow | undefined;
}

/** A post that is shown, or that a moderator has taken down; of a thread in a country that the caller moderates. */
async function sceneOf(ctx: MemberCtx, pid: number): Promise<Scene> {
  const { db, actor } = ctx;
  const post = (await findPost(db, pid)) ?? refuse('threads.post_not_exist');
  const thread = await forReaderOrRefused(ctx, await findThread(db, post.tid), 'threads.post_not_exist');
  if (thread.status !== 1) refuse('threads.not_exist');
  if (officeOver(actor, placeOfThread(thread)) === undefined)
    refuse(mayModerate(actor) ? 'threads.other_country' : 'threads.other_place');
  await refuseUnseen(ctx, thread, post);
  const takedown = await findTakedown(db, post.tid, pid);
  if (!takedown && (thread.deleted_at || post.status !== 1)) refuse('threads.post_not_exist');
  return { post, thread, takedown };
}

const ofThreads: readonly ModerationAct[] = ['digest', 'highlight', 'move', 'close'];

function abilities(
  may: (act: ModerationAct) => boolean,
  { first, takedown }: { first: boolean; takedown: TakedownRow | undefined },
): Record<ModerationAct, boolean> {
  const fits = (act: ModerationAct): boolean => {
    if (act === 'restore') return takedown?.kind === 'removed';
    if (takedown) return (act === 'ban' || act === 'delete') && takedown.kind === 'banned';
    return first || !ofThreads.includes(act);
  };
  const able = moderationActs.map((act) => [act, fits(act) && may(act)] as const);
  return Object.fromEntries(able) as Record<ModerationAct, boolean>;
}

/** Slots that others hold, by level. */
async function pinsOf({ settings }: Deps, { db }: MemberCtx, thread: ThreadData, { pid, position }: PostData) {
  const { board, country, everywhere, replies } = await settings.get(pinSlots);
  if (position !== 1) return [{ level: 1, used: await countPinnedReplies(db, thread.tid, pid), slots: replies }];
  const place = { tid: thread.tid, countryFid: thread.country_fid, typeid: thread.typeid };
  return Promise.all(
    [board, country, everywhere].map(async (slots, at) => ({
      ...{ level: at + 1, slots },
      used: await countPinned(db, at + 1, place),
    })),
  );
}
