import type { KindFacts } from '../../../../contract/domains/threads/kinds/kind.ts';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { Categories } from '../../countries/index.ts';
import {
  type ContentLimits,
  excerpt,
  guessLanguage,
  nameMembers,
  takeContent,
  takeSubject,
} from '../../posts/index.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { authorTag } from '../core/author-tag.ts';
import { maySpeak } from '../core/policy.ts';
import { community, placeOf } from '../core/rules/places.ts';
import { insertHeld } from '../core/sql/held.ts';
import { insertThread } from '../core/sql/threads.ts';
import { endDraft, takeDraftToPost } from '../drafts/actions/end-draft.ts';
import { threadPosted } from '../events.ts';
import type { Writing } from '../kinds/kind.ts';
import type { NewThread, NewThreadInput, ThreadFields } from '../kinds/thread-input.ts';
import type { Judged, Review, SaidText } from '../review.ts';
import { takeTraits, traitWords } from '../traits/writing.ts';

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
  const placed = placeOf({ ...input, kind: kind.name }, countryFid);
  const place = placed.ok ? placed.place : refuse(placed.refusal);
  const { pages }: KindFacts = threadKinds[kind.name];
  // What has a board of its own stands in no group.
  if (pages && input.groupid) refuse('threads.kind_elsewhere');
  const typeid = await takeCategory(categories, ctx, place.countryFid, input.typeid ?? community);
  const publishAt = whenToPublish(ctx.now, input.push_time ?? 0);
  const at = { countryFid: place.countryFid, settings };
  const words = await traitWords(writer, input, at);
  const said = { ...input, ...words?.message };
  const { hold, aside, ...content } = await takeThread(ctx, uid, said, kind.message, (each) =>
    review.judge(writer, place.countryFid, { ...each, aside: words?.html }),
  );
  const taken = await kind.take(writer, input);
  const mentioned = await nameMembers(writer, content.message, input.at_list_current);
  const traits = await takeTraits(writer, input, at, words ? [words.taken(aside)] : []);
  const unfinished = kind.waits?.(taken) ?? false;
  const { tid, pid } = await insertThread(ctx.db, {
    ...place,
    ...content,
    columns: traits.columns,
    authorid: uid,
    special: threadKinds[kind.name].special,
    type: input.type,
    typeid,
    reproduce: input.reproduce.trim(),
    phonetype: input.phonetype.trim(),
    mentioned,
    publishAt,
    held: hold !== undefined,
    unfinished,
    now: ctx.now,
  });
  await kind.store(writer, tid, taken);
  await traits.store(tid);
  if (draft) await endDraft(ctx, uid, draft, tid);

  if (hold) {
    const { countryFid: country } = place;
    await insertHeld(ctx.db, {
      ...{ tid, pid, countryFid: country, authorid: uid, reply: null, publishAt, ...hold, now: ctx.now },
    });
  } else if (!publishAt && !unfinished) {
    ctx.emit(threadPosted({ tid, pid, ...place, typeid, uid, at: ctx.now.getTime(), mentioned }));
    staleLists(ctx, place);
    ctx.stale(authorTag(uid));
    traits.published();
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
