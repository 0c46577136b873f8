import { mostBytes, postLimits } from '../../../../../contract/domains/posts/limits.ts';
import { threadKinds } from '../../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { bytesOf } from '../../../../../contract/primitives/marks.ts';
import type { TextFormat } from '../../../../../contract/primitives/text-format.ts';
import { cleanRichText, excerpt } from '../../../posts/index.ts';

interface Words {
  /** Cleaned as a post's, so that nothing is left to clean when it is sent. */
  message: string;
  /** How they begin, on one line. */
  summary: string;
  text: string;
  /** Numbers of the pictures within them. */
  aids: number[];
}

const summaryLength = 160;

/** The words of a draft, however few; undefined where they take more room than a post may. */
export function takeDraftWords(sent: string, format: TextFormat | undefined): Words | undefined {
  const { html, text, aids } = cleanRichText(sent, format);
  if (bytesOf(html) > mostBytes(postLimits.messageMax)) return undefined;
  return { message: html, text, aids, summary: excerpt(text, summaryLength) };
}

const besideKinds = new Set(['goods', 'topic', 'traits']);

/** What a draft holds beside its words: of each kind, its topic, the products that it links to, and who may read what of it. */
export type DraftParts = Partial<Record<KindName | 'goods' | 'topic' | 'traits', unknown>>;

/** What the kinds have saved, by their names; undefined for what is none of it. */
export function readDraftParts(json: string): DraftParts | undefined {
  if (json === '') return {};
  try {
    const parts: unknown = JSON.parse(json);
    if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) return undefined;
    return Object.keys(parts).every((name) => Object.hasOwn(threadKinds, name) || besideKinds.has(name))
      ? parts
      : undefined;
  } catch {
    return undefined;
  }
}
