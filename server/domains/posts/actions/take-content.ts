import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, picturesByAid } from '../../media/index.ts';
import { takeMessage } from '../rules/message.ts';
import { orderOfPictures, withCaptions } from '../rules/pictures.ts';
import { refusePacks } from './refuse-packs.ts';

export interface Written {
  message: string;
  /** What the message is; guessed where its sender doesn't say. */
  format?: TextFormat | undefined;
  aids: readonly number[];
  captions: readonly string[];
}

export interface ContentLimits {
  least: number;
  most: number;
  /** What the post said before it is edited. */
  held?: string;
}

export interface Content {
  html: string;
  text: string;
  attachments: Attachment[];
}

/** What a member wrote, cleaned, with the pictures it shows; refused by name where it breaks a limit. */
export async function takeContent(ctx: Ctx, uid: number, written: Written, limits: ContentLimits): Promise<Content> {
  const message = takeMessage(written.message, limits, written.format);
  // The words come back with a refused paste, so that the writer loses nothing.
  if (!message.ok) {
    const pasted = message.refusal.startsWith('threads.pasted');
    return refuse(message.refusal, {
      values: { max: limits.most },
      ...(pasted ? { extra: { text: message.text } } : {}),
    });
  }
  await refusePacks(ctx.db, uid, message.text, limits.held);
  const aids = orderOfPictures(written.aids, message.aids);
  if (!aids) return refuse('threads.too_many_pictures');
  if (aids.length === 0) return { html: message.html, text: message.text, attachments: [] };
  await attachPictures(ctx, uid, aids);
  const attachments = withCaptions(aids, written.captions, await picturesByAid(ctx.db, aids));
  return { html: message.html, text: message.text, attachments };
}
