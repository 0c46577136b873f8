import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import { type Emoticon, emoticonByAlt } from '../../../contract/primitives/emoticons.ts';
import { plainPostText } from '../../../contract/primitives/post-text.ts';
import { reducedMotion } from '../../design/emoticon-picture.ts';
import { sizesIn, srcOf, srcSetOf } from '../../design/pictures.ts';
import { directionOf } from '../../lib/direction.ts';
import { withDirections } from './directions.ts';

/** A message as it is drawn, and the pictures that don't stand within it: they follow below. */
export interface ShownMessage {
  html: string;
  rest: Attachment[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** How wide a picture is drawn in a thread, for the browser's choice of file. */
const sizes = sizesIn('thread');

/** A picture within the text: phrasing content only, since it may stand in a paragraph. */
function pictureHtml(picture: Attachment): string {
  const caption = escaped(picture.caption);
  const ground = `<svg class="photo-ground" aria-hidden="true"><rect width="100%" height="100%" fill="${escaped(picture.colour)}"/></svg>`;
  const image = `<img class="w-full" src="${escaped(srcOf(picture, 640))}" srcset="${escaped(srcSetOf(picture))}" sizes="${sizes}" width="${picture.width}" height="${picture.height}" alt="${caption}" loading="lazy" decoding="async">`;
  const below =
    caption && `<span class="mt-1.5 block text-sm text-ink-3" dir="${directionOf(picture.caption)}">${caption}</span>`;
  return `<span class="photo-frame" data-aid="${picture.aid}">${ground}${image}</span>${below}`;
}

/** So many emoticons of a message are drawn: each takes ten times its code, and thousands bring a phone to a stop. */
const mostEmoticons = 500;

/** How emoticons are drawn for a reader. */
export interface EmoticonLook {
  /** What one shows, in words. */
  nameOf: (emoticon: Emoticon) => string;
  /** Where data is dear, nothing moves. */
  still: boolean;
}

function emoticonHtml(code: string, { nameOf, still }: EmoticonLook): string {
  const emoticon = emoticonByAlt(code);
  if (!emoticon) return code;
  const src = still ? emoticon.still : emoticon.src;
  const image = `<img class="emo" src="${src}" alt="${escaped(nameOf(emoticon))}" width="24" height="24" loading="lazy">`;
  if (src === emoticon.still) return image;
  return `<picture><source media="${reducedMotion}" srcset="${emoticon.still}">${image}</picture>`;
}

/** Whether a message may hold an emoticon. */
export const mayHoldEmoticons = (html: string): boolean => html.includes('{:');

/**
 * Puts pictures where the text holds their numbers and emoticons where it holds their codes. The message is the
 * server's clean HTML; what is put in is written here, and each block gets its direction.
 */
export function shownMessage(html: string, pictures: readonly Attachment[], look: EmoticonLook): ShownMessage {
  const byAid = new Map(pictures.map((picture) => [picture.aid, picture]));
  const within = new Set<number>();
  let emoticons = 0;
  const shown = withDirections(html).replace(
    /<img data-aid="(\d+)" \/>|<[^<>]*>|\{:[A-Za-z]+_\d+:\}/g,
    (found, aid) => {
      if (aid === undefined && found.startsWith('<')) return found;
      if (aid === undefined) {
        emoticons += 1;
        return emoticons > mostEmoticons ? found : emoticonHtml(found, look);
      }
      const picture = byAid.get(Number(aid));
      within.add(Number(aid));
      return picture ? pictureHtml(picture) : '';
    },
  );
  return { html: shown, rest: pictures.filter((picture) => !within.has(picture.aid)) };
}

/** The beginning of a message on one line, cut at a word: for search engines and shared links. */
export function messageSummary(html: string, length = 160): string {
  const line = plainPostText(html).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
