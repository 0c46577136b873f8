import type { MarkedText } from '../../../../contract/domains/search/shapes.ts';
import type { IsFound } from './query.ts';
import { eachWord, type Word } from './words.ts';

const ellipsis = '…';

/** A text in pieces, words that were found marked; neighbours that were found are one piece. */
export function marked(text: string, isFound: IsFound): MarkedText {
  const pieces: MarkedText = [];
  let done = 0;
  for (const word of eachWord(text)) {
    if (!isFound(word)) continue;
    const { from, to } = word;
    const between = text.slice(done, from);
    const last = pieces.at(-1);
    if (last?.hit && between.trim() === '') last.text += between + text.slice(from, to);
    else {
      if (between !== '') pieces.push({ text: between, hit: false });
      pieces.push({ text: text.slice(from, to), hit: true });
    }
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** The stretch of a text around its first word that was found, cut between words. */
export function excerptAround(text: string, isFound: IsFound, most: number): MarkedText {
  if (text.length <= most) return marked(text, isFound);
  const { words, hit } = wordsAround(text, isFound, most);
  const lead = Math.floor(most / 3);
  const wanted = hit === undefined ? 0 : Math.max(0, hit.from - lead);
  const from = wanted === 0 ? 0 : (words.find((each) => each.from >= wanted)?.from ?? wanted);
  const limit = from + most;
  const to = text.length <= limit ? text.length : (words.findLast((each) => each.to <= limit)?.to ?? limit);
  const cut = `${from > 0 ? ellipsis : ''}${text.slice(from, Math.max(to, from))}${to < text.length ? ellipsis : ''}`;
  return marked(cut.toWellFormed(), isFound);
}

/** The words of a text up to so many characters after the first that was found, and that one. */
function wordsAround(text: string, isFound: IsFound, most: number): { words: Word[]; hit?: Word } {
  const words: Word[] = [];
  let hit: Word | undefined;
  for (const each of eachWord(text)) {
    words.push(each);
    if (hit === undefined && isFound(each)) hit = each;
    if (hit !== undefined && each.from > hit.from + most) break;
  }
  return { words, ...(hit && { hit }) };
}
