import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { feedbackLimits } from '../../../../contract/domains/feedback/limits.ts';
import { isEmail } from '../../../../contract/primitives/email.ts';
import type { Ctx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { fileIn } from '../../../platform/http/files.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { attachPictures, createPicture, type StoredPicture, storePicture } from '../../media/index.ts';
import { memberAsSender } from '../rules/sender.ts';
import { countSent, insertMessage, sentOn } from '../sql/messages.ts';

type Call = Calls['feedback.send'];

/** A guest's pictures belong to nobody. */
const guestUid = 0;
const longestUserAgent = 300;

const senderOf = (ctx: Ctx): string => (ctx.actor ? memberAsSender(ctx.actor.uid) : `a:${addressRange(ctx.asked.ip)}`);

/** Before the transaction: an address that leads somewhere, and the picture of the screen. */
export async function prepareFeedback(
  storage: Storage,
  ctx: Ctx,
  { contact }: InputOf<Call>,
): Promise<StoredPicture | undefined> {
  if (!ctx.actor && contact !== '' && !isEmail(contact)) refuse('accounts.email_invalid');
  return takeScreenshot(storage, ctx);
}

/** Past today's limit of reports the picture is not decoded. */
async function takeScreenshot(storage: Storage, ctx: Ctx): Promise<StoredPicture | undefined> {
  const sent = fileIn(ctx, 'screenshot');
  if (sent === undefined) return undefined;
  if ((await sentOn(ctx.db, senderOf(ctx), utcDay(ctx.now))) >= feedbackLimits.aDay) refuse('feedback.too_many');
  return storePicture(storage, ctx, ctx.actor?.uid ?? guestUid, sent.bytes);
}

/** Puts a message into the operators' inbox; so many a day from one member, or one address of guests. */
export async function sendFeedback(
  ctx: Ctx,
  { category, message, contact, page }: InputOf<Call>,
  screenshot: StoredPicture | undefined,
): Promise<DataOf<Call>> {
  if ((await countSent(ctx.db, senderOf(ctx), utcDay(ctx.now))) > feedbackLimits.aDay) refuse('feedback.too_many');
  const id = await insertMessage(ctx.db, {
    uid: ctx.actor?.uid ?? null,
    category,
    message,
    contact: ctx.actor ? '' : contact,
    page,
    language: ctx.locale,
    user_agent: ctx.asked.userAgent.slice(0, longestUserAgent),
    aid: screenshot ? await storeScreenshot(ctx, screenshot) : null,
    created_at: ctx.now,
  });
  return { id };
}

async function storeScreenshot(ctx: Ctx, screenshot: StoredPicture): Promise<number> {
  const { aid } = await createPicture(ctx, screenshot);
  await attachPictures(ctx, screenshot.uid, [aid]);
  return aid;
}
