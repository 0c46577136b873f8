/** Characters or figures that stand together in a text. */
export interface Piece {
  text: string;
  /** A word begins, and ends, with it. */
  begins: boolean;
  ends: boolean;
  /** Others write it together with the one before. */
  isTied: boolean;
}

/** A piece is characters or figures throughout. */
const isFigure = (piece: string): boolean => piece.charCodeAt(0) < 0x3a;
/** Hyphens, low lines and apostrophes tie whatever stands on either side. */
const tying = /^[-\u2010-\u2013\u2212_'\u2018\u2019\u02bc`\u00b4]$/;
/** What parts the thousands of a figure. */
const thousands = /^[.,'\u2019\u066b\u066c\u00a0\u2009\u202f ]$/;
const space = /^[ \u00a0\u2009\u202f]$/;

/** Characters before a figure or after one: a name (`Hot 40`), or what is counted (`50 MP`). */
const longestName = 12;
const longestUnit = 5;

/** Whether two neighbours are written together by others: `wi-fi`, `150 000`, `Hot 40i`, `50 MP`. */
export function isTied(before: string, gap: string, after: string): boolean {
  const [begins, ends] = [isFigure(before), isFigure(after)];
  // Most neighbours are two words with a space between them.
  if (gap === ' ' && !begins && !ends) return false;
  if (tying.test(gap)) return true;
  if (begins && ends) return thousands.test(gap) && isGroup(before, gap, after);
  if (!space.test(gap)) return gap === '.' && before.length === 1 && after.length === 1;
  return (ends && before.length <= longestName) || (begins && after.length <= longestUnit);
}

/** Groups of three figures, in India of two after a comma. */
const isGroup = (before: string, gap: string, after: string): boolean =>
  before.length <= 3 && (after.length === 3 || (gap === ',' && after.length === 2));

/** Pieces that are written as one; of figures alone a group more. */
const mostPieces = 4;
const longestRun = 40;

/** What a word is together with its neighbours: `whole` of whole words, `parts` what begins or ends within one. */
export function runsOf(tokens: readonly (readonly Piece[])[], here: number): { whole: string[]; parts: string[] } {
  const pieces = tokens.flat();
  const first = tokens.slice(0, here).flat().length;
  const last = first + tokens[here]!.length - 1;
  const [whole, parts] = [new Set<string>(), new Set<string>()];
  const word = tokens[here]!.map(({ text }) => text).join('');
  for (let from = startOf(pieces, first); from <= last; from += 1) {
    let run = '';
    for (let to = from; to < pieces.length && to - from < mostPieces; to += 1) {
      const piece = pieces[to]!;
      if (to > from && !piece.isTied) break;
      run += piece.text;
      if (run.length > longestRun) break;
      if (to < first || run === word || /^[a-z]$/.test(run)) continue;
      (pieces[from]!.begins && piece.ends ? whole : parts).add(run);
    }
  }
  return { whole: [...whole], parts: [...parts] };
}

/** The first of the pieces before that are tied to this one. */
function startOf(pieces: readonly Piece[], first: number): number {
  let from = first;
  while (from > 0 && first - from < mostPieces - 1 && pieces[from]!.isTied) from -= 1;
  return from;
}
