import { emoticonByAlt } from './emoticons.ts';

const unescapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const emoticonCode = /\{:[A-Za-z]+_\d+:\}/g;

/** A text with something else for each emoticon's code; what only looks like a code stays. */
export const replaceEmoticons = (text: string, by: string): string =>
  text.replace(emoticonCode, (code) => (emoticonByAlt(code) ? by : code));

/** White space of a line but single spaces between words. */
const spaced = /[^\S\n ]| {2}/u;

/** The words of a post's clean HTML, a line for a line, with emoticons as their codes. Other HTML must be cleaned first. */
export function postText(cleanHtml: string): string {
  const text = cleanHtml
    .replace(/<br \/>|<\/?(?:p|div|li|ul|ol|blockquote)(?: [^<>]*)?>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => unescapes[name] ?? '');
  // Most texts have none, and to replace each space takes longer than all the rest.
  const even = spaced.test(text) ? text.replace(/[^\S\n]+/gu, ' ') : text;
  return even
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same as it is read where no picture can be drawn: in data for machines, titles, notices and e-mails. */
export const plainPostText = (cleanHtml: string): string => postText(replaceEmoticons(cleanHtml, ' '));

/** The words of the beginning of a post: cut in the middle of a tag, the rest of it is no word. */
export function beginningOfPostText(cutHtml: string): string {
  const tag = cutHtml.lastIndexOf('<');
  return plainPostText(tag > cutHtml.lastIndexOf('>') ? cutHtml.slice(0, tag) : cutHtml);
}
