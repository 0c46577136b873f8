import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { threadPosted } from '../events.ts';
import { maySpeak } from '../policy.ts';
import { shelfTag } from '../reads/shelf.ts';
import { guessLanguage } from '../rules/language.ts';
import { placeOf } from '../rules/places.ts';
import { takeSubject } from '../rules/subject.ts';
import { excerpt } from '../rules/visible-text.ts';
import { regularPostsOpen } from '../settings.ts';
import { insertThread } from '../sql/threads.ts';
import { continueStory } from './continue-story.ts';
import { reachable } from './keep-apart.ts';
import { takeContent, type Written } from './take-content.ts';
import { touchLists } from './touch-lists.ts';

export interface ThreadFields extends Written {
  subject: string;
  fid?: number | undefined;
  type: string;
  typeid: number;
  reproduce: string;
  /** 1 for the writer's own work. */
  original?: number | undefined;
  /** The thread that this one goes on with, 0 for none. */
  story?: number | undefined;
}

interface NewThreadInput extends ThreadFields {
  phonetype: string;
  country_fid?: number | undefined;
  at_list_current?: readonly number[];
  push_time?: number;
}

const summaryLength = 160;

interface NewThread {
  tid: number;
  pid: number;
  fid: number;
}

/** Posts a plain thread, now or at `push_time`. Operators may have switched plain posts off (R-THR-035). */
export async function createThread(settings: SettingsReader, ctx: Ctx, input: NewThreadInput): Promise<NewThread> {
  const writer = mayPost(ctx);
  const { uid, countryFid } = writer.actor;
  if (!(await settings.get(regularPostsOpen))) refuse('threads.regular_posts_off');
  const place = placeOf(input, countryFid) ?? refuse('threads.unknown_board');
  const publishAt = whenToPublish(ctx.now, input.push_time ?? 0);
  const content = await takeThread(ctx, uid, input);
  const story = input.story ? await continueStory(ctx, uid, input.story) : null;
  const mentioned = await reachable(writer, mentionedBy(uid, input.at_list_current));

  const { tid, pid } = await insertThread(ctx.db, {
    ...place,
    ...content,
    authorid: uid,
    type: input.type,
    typeid: input.typeid,
    reproduce: input.reproduce.trim(),
    original: input.original === 1,
    story,
    phonetype: input.phonetype.trim(),
    mentioned,
    publishAt,
    now: ctx.now,
  });

  if (!publishAt) {
    ctx.emit(threadPosted({ tid, pid, ...place, uid, at: ctx.now.getTime(), mentioned }));
    touchLists(ctx, place);
    ctx.touch(shelfTag(uid));
  }
  return { tid, pid, fid: place.fid };
}

/** The writer, or the refusal that stands in the way. */
export function mayPost(ctx: Ctx): MemberCtx {
  const refusal = maySpeak(ctx.actor);
  if (refusal) refuse(refusal);
  return ctx as MemberCtx;
}

/** Uids named in a text, each once, the writer left out. */
export const mentionedBy = (writer: number, uids: readonly number[] = []): number[] =>
  [...new Set(uids)].filter((uid) => uid !== writer);

function whenToPublish(now: Date, pushTime: number): Date | null {
  if (pushTime === 0) return null;
  const at = new Date(pushTime * 1000);
  return at <= now ? refuse('threads.schedule_in_past') : at;
}

/** What a thread's first post says, and what lists show of it. */
export async function takeThread(ctx: Ctx, uid: number, fields: ThreadFields) {
  const subject = takeSubject(fields.subject);
  if (!subject.ok) return refuse(subject.refusal);
  const limits = { least: threadLimits.messageOver + 1, most: threadLimits.messageMax };
  const { html, text, attachments } = await takeContent(ctx, uid, fields, limits);
  return {
    subject: subject.subject,
    message: html,
    attachments,
    summary: excerpt(text, summaryLength),
    language: guessLanguage(`${subject.subject} ${text}`, ctx.locale),
  };
}
