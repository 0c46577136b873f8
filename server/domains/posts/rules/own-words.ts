import { postText } from '../../../../contract/primitives/post-text.ts';

const apart = /<(\/?)(a|blockquote)(?: [^<>]*)?>/g;

/** The words of a post's clean HTML that its writer says here: without those of links, and without what is quoted. */
export function ownWords(cleanHtml: string): string {
  let own = '';
  let from = 0;
  let depth = 0;
  for (const { 0: tag, 1: ends, index } of cleanHtml.matchAll(apart)) {
    if (depth === 0) own += `${cleanHtml.slice(from, index)} `;
    depth = ends ? Math.max(0, depth - 1) : depth + 1;
    from = index + tag.length;
  }
  return postText(depth === 0 ? own + cleanHtml.slice(from) : own);
}
