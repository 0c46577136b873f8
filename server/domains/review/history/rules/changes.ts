import { diffArrays } from 'diff';
import { historyLimits } from '../../../../../contract/domains/review/history/limits.ts';
import type { ChangePiece } from '../../../../../contract/domains/review/history/shapes.ts';

/** A run of spaces, a word with its marks and joiners, or any other character. */
const token = /\s+|[\p{L}\p{M}\p{N}\p{Pc}\u200c\u200d]+|./gsu;
const isSpace = (between: string): boolean => /^[^\S\n]+$/.test(between);

/** What stands between two parts that are the same in both texts, and the part after it. */
interface Change {
  deleted: string;
  added: string;
  same: string[];
}

/** A text beside the one before it, word by word; what is the same for long is left out. */
export function changesBetween(before: string, after: string): ChangePiece[] {
  return piecesOf(withoutSpaces(changesOf(tokensOf(before), tokensOf(after))));
}

/** A text without another beside it. */
export const wholeText = (text: string): ChangePiece[] => (text === '' ? [] : [{ kind: 'same', text }]);

const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** The changes in their order; the first of them is empty where both texts begin alike. */
function changesOf(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [x, y] = [0, 0];
  const upTo = (nextX: number, nextY: number) => {
    const [deleted, added] = [before.slice(x, nextX).join(''), after.slice(y, nextY).join('')];
    if (changes.length === 0 || deleted !== '' || added !== '') changes.push({ deleted, added, same: [] });
  };
  for (const [nextX, nextY] of pairsOf(before, after)) {
    upTo(nextX, nextY);
    changes.at(-1)!.same.push(before[nextX]!);
    [x, y] = [nextX + 1, nextY + 1];
  }
  upTo(before.length, after.length);
  return changes;
}

/** A token that both texts have, by its place in each. */
type Pair = readonly [before: number, after: number];

/** Comparisons that two texts may cost, whatever they say. */
const mostComparisons = 5_000_000;

/** Tokens that both texts have, in their order; of texts with too many changes those alone with which both begin and end. */
function pairsOf(before: readonly string[], after: readonly string[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const within = (tokens: readonly string[]) => tokens.slice(begin, tokens.length - end);
  return [
    ...Array.from({ length: begin }, (_, at): Pair => [at, at]),
    ...pairsBetween(within(before), within(after)).map(([x, y]): Pair => [x + begin, y + begin]),
    ...Array.from({ length: end }, (_, at): Pair => [before.length - end + at, after.length - end + at]),
  ];
}

function pairsBetween(before: string[], after: string[]): Pair[] {
  const affordable = Math.floor(mostComparisons / (before.length + after.length + 1));
  const parts = diffArrays(before, after, { maxEditLength: Math.min(historyLimits.changesMax, affordable) }) ?? [];
  const pairs: Pair[] = [];
  let [x, y] = [0, 0];
  for (const { added, removed, count } of parts) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) pairs.push([x + at, y + at]);
    if (!added) x += count;
    if (!removed) y += count;
  }
  return pairs;
}

/** Changes with nothing but spaces between them are one: a line that was written anew is read as one. */
function withoutSpaces(changes: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const { deleted, added, same } of changes) {
    const last = joined.at(-1);
    const between = last?.same.join('') ?? '';
    const isOne = last && (last.deleted !== '' || last.added !== '') && isSpace(between);
    if (!isOne) joined.push({ deleted, added, same });
    else {
      last.deleted += between + deleted;
      last.added += between + added;
      last.same = same;
    }
  }
  return joined;
}

function piecesOf(changes: readonly Change[]): ChangePiece[] {
  const pieces = changes.flatMap(({ deleted, added, same }, at): ChangePiece[] => [
    { kind: 'deleted', text: deleted },
    { kind: 'added', text: added },
    ...aroundChanges(same, { first: at === 0 && deleted === '' && added === '', last: at === changes.length - 1 }),
  ]);
  return pieces.filter(({ kind, text }) => kind === 'gap' || text !== '');
}

/** What is the same, of which long stretches leave the words beside a change. */
function aroundChanges(same: readonly string[], { first, last }: { first: boolean; last: boolean }): ChangePiece[] {
  // Spaces are tokens as well.
  const near = 2 * historyLimits.around;
  const [before, after] = [first && !last ? 0 : near, last ? 0 : near];
  // A few words more are no reason to leave them out.
  if (same.length <= before + after + near / 2) return [{ kind: 'same', text: same.join('') }];
  return [
    { kind: 'same', text: same.slice(0, before).join('') },
    { kind: 'gap', text: '' },
    { kind: 'same', text: same.slice(same.length - after).join('') },
  ];
}
