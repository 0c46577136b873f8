import { threadKinds } from '../../../../contract/domains/threads/kinds.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { Categories } from '../../countries/index.ts';
import { groupTag } from '../../groups/index.ts';
import {
  type ContentLimits,
  excerpt,
  guessLanguage,
  nameMembers,
  takeContent,
  takeSubject,
} from '../../posts/index.ts';
import { endDraft, takeDraftToPost } from '../drafts/actions/end-draft.ts';
import { threadPosted } from '../events.ts';
import type { Writing } from '../kinds/kind.ts';
import { maySpeak } from '../policy.ts';
import { authorTag } from '../reads/around-thread.ts';
import type { Judged, Review, SaidText } from '../review.ts';
import { community, placeOf } from '../rules/places.ts';
import { insertHeld } from '../sql/held.ts';
import { insertThread } from '../sql/threads.ts';
import { takeGroup } from '../traits/group/take-group.ts';
import { storeHidden, takeHidden } from '../traits/hidden/actions/take-hidden.ts';
import { cutMarked } from '../traits/hidden/rules/marked.ts';
import { staleTopic, takeTopic } from '../traits/topic/actions/take-topic.ts';
import { continueStory } from './continue-story.ts';
import { staleLists } from './stale-lists.ts';
import { takeTraits } from './take-traits.ts';
import { storeAdditions, takeAdditions } from './thread-additions.ts';
import type { NewThread, NewThreadInput, ThreadFields } from './thread-input.ts';

const summaryLength = 160;

/** What writing a thread asks: what is switched on, and what a country talks about. */
export interface CreateDeps {
  settings: SettingsReader;
  categories: Categories;
  review: Review;
}

/** Posts a thread of a kind, now or at `push_time`. Operators may have switched the kind off (R-THR-035). */
export async function createThread<I, T>(
  { settings, categories, review }: CreateDeps,
  ctx: Ctx,
  kind: Writing<I, T>,
  input: NewThreadInput & NoInfer<I>,
): Promise<NewThread> {
  const writer = mayPost(ctx);
  const { uid, countryFid } = writer.actor;
  const switchedOff = await kind.mayCreate(settings);
  if (switchedOff) refuse(switchedOff);
  const draft = input.draft ? await takeDraftToPost(writer, uid, input.draft) : null;
  const place = placeOf(input, countryFid) ?? refuse('threads.unknown_board');
  const typeid = await takeCategory(categories, ctx, place.countryFid, input.typeid ?? community);
  const publishAt = whenToPublish(ctx.now, input.push_time ?? 0);
  const topid = await takeTopic({ settings }, ctx, input.topid);
  const { hidden, ...cut } = cutMarked(input.message, input.format);
  const hiddenPart = await takeHidden(writer, input, hidden);
  const { hold, aside, ...content } = await takeThread(ctx, uid, { ...input, ...cut }, kind.message, (said) =>
    review.judge(writer, place.countryFid, { ...said, aside: hiddenPart.html }),
  );
  const taken = await kind.take(writer, input);
  const additions = await takeAdditions(writer, input, { countryFid: place.countryFid, activity: false });
  const story = input.story ? await continueStory(ctx, uid, input.story) : null;
  const mentioned = await nameMembers(writer, content.message, input.at_list_current);
  const traits = takeTraits(writer, input);
  const grouping = await takeGroup(writer, input.groupid ?? 0, traits.readperm);

  const { tid, pid } = await insertThread(ctx.db, {
    ...place,
    ...content,
    ...traits,
    authorid: uid,
    special: threadKinds[kind.name].special,
    type: input.type,
    typeid,
    reproduce: input.reproduce.trim(),
    original: input.original === 1,
    story,
    topid,
    phonetype: input.phonetype.trim(),
    mentioned,
    ...grouping,
    publishAt,
    held: hold !== undefined,
    now: ctx.now,
  });
  await kind.store(writer, tid, taken);
  await storeAdditions(writer, tid, additions);
  await storeHidden(writer, tid, { ...hiddenPart, html: aside ?? hiddenPart.html });
  if (draft) await endDraft(ctx, uid, draft, tid);

  if (hold) {
    const { countryFid: country } = place;
    await insertHeld(ctx.db, {
      ...{ tid, pid, countryFid: country, authorid: uid, reply: null, publishAt, ...hold, now: ctx.now },
    });
  } else if (!publishAt) {
    ctx.emit(threadPosted({ tid, pid, ...place, typeid, uid, at: ctx.now.getTime(), mentioned }));
    staleLists(ctx, place);
    ctx.stale(authorTag(uid));
    if (grouping.groupid !== null) ctx.stale(groupTag(grouping.groupid));
    staleTopic(ctx, topid);
  }
  return { tid, pid, fid: place.fid, held: hold ? 1 : 0 };
}

/** The writer, or the refusal that stands in the way. */
export function mayPost(ctx: Ctx): MemberCtx {
  const refusal = maySpeak(ctx.actor);
  if (refusal) refuse(refusal);
  return ctx as MemberCtx;
}

/** The category that a thread goes to: an open one of its country. */
export async function takeCategory(
  categories: Categories,
  { db }: Ctx,
  countryFid: number,
  typeid: number,
): Promise<number> {
  return (await categories.takes(db, countryFid, typeid)) ? typeid : refuse('threads.unknown_board');
}

function whenToPublish(now: Date, pushTime: number): Date | null {
  if (pushTime === 0) return null;
  const at = new Date(pushTime * 1000);
  return at <= now ? refuse('threads.schedule_in_past') : at;
}

/** What a thread's first post says, and what lists show of it; `limits` are those of its kind, `judge` looks at the words. */
export async function takeThread<J extends SaidText = Judged>(
  ctx: Ctx,
  uid: number,
  fields: ThreadFields,
  limits: ContentLimits,
  judge: (said: SaidText) => Promise<J>,
) {
  const subject = takeSubject(fields.subject);
  if (!subject.ok) return refuse(subject.refusal);
  const { attachments, ...written } = await takeContent(ctx, uid, fields, limits);
  const { html, text, ...judged } = await judge({ ...written, subject: subject.subject });
  return {
    ...judged,
    message: html,
    attachments,
    summary: excerpt(text, summaryLength),
    language: guessLanguage(`${judged.subject} ${text}`, ctx.locale),
  };
}
