import { isLinkable } from './editor/linkable.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lineOf = (line: string): string => {
  const words = escaped(line.trim());
  return `<p>${isLinkable(line.trim()) ? `<a href="${words}">${words}</a>` : words}</p>`;
};

/** Words from another app as a post holds them: a paragraph a line, an address on a line of its own as a link. */
export const sharedWords = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(lineOf)
    .join('');
