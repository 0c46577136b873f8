import { type WordAction, wordLimits } from '../../../../contract/domains/moderation/word-limits.ts';
import { fold, foldText } from './fold.ts';

interface Node {
  next: Map<string, Node>;
  ends?: Ending;
}

interface Ending {
  /** As operators wrote it. */
  word: string;
  action: WordAction;
  /** It counts as the beginning of longer words too: written with `*` behind it. */
  open: boolean;
}

/** Listed words, ready to be looked for. */
export interface WordList {
  root: Node;
  empty: boolean;
}

export interface ListedWord {
  word: string;
  action: WordAction;
}

/** A listed word in a text, and its place. */
export interface FoundWord extends ListedWord {
  from: number;
  to: number;
}

/** Puts words together by their characters, so that a text is looked through once for all of them. */
export function compileWords(words: readonly ListedWord[]): WordList {
  const root: Node = { next: new Map() };
  let empty = true;
  for (const { word, action } of words) {
    const open = word.endsWith('*');
    const plain = foldText(word);
    if (plain === '' || plain.length > wordLimits.wordMax * 2) continue;
    empty = false;
    let node = root;
    for (const unit of plain) {
      const next: Node = node.next.get(unit) ?? { next: new Map() };
      node.next.set(unit, next);
      node = next;
    }
    node.ends = strictest(node.ends, { word, action, open });
  }
  return { root, empty };
}

const order: readonly WordAction[] = ['refuse', 'hold', 'mask'];

/** Of a word on two lists the stricter one counts. */
function strictest(before: Ending | undefined, ending: Ending): Ending {
  if (!before || order.indexOf(ending.action) < order.indexOf(before.action)) return ending;
  return before;
}

/**
 * The listed words of a text in their order, whole words alone. A walk begins at each word and is no longer than the
 * longest listed one, so that the time is that of the text's length.
 */
export function findWords({ root, empty }: WordList, source: string): FoundWord[] {
  if (empty) return [];
  const folded = fold(source);
  const units = [...folded.text];
  const places = placesOf(units);
  const found: FoundWord[] = [];
  for (let start = 0; start < units.length; start += 1) {
    if (units[start] === ' ' || (start > 0 && units[start - 1] !== ' ')) continue;
    const match = longestAt(root, units, start);
    if (!match) continue;
    const { word, action, end } = match;
    found.push({ word, action, from: folded.from[places[start]!]!, to: folded.to[places[end]! - 1]! });
  }
  return found;
}

/** Where each character stands by UTF-16 units, and where the text ends. */
function placesOf(units: readonly string[]): number[] {
  const places: number[] = [];
  let at = 0;
  for (const unit of units) {
    places.push(at);
    at += unit.length;
  }
  places.push(at);
  return places;
}

/** The longest listed word that begins at a place, and where it ends; one that begins a longer word ends with that. */
function longestAt(root: Node, units: readonly string[], start: number): (Ending & { end: number }) | undefined {
  let node: Node | undefined = root;
  let match: (Ending & { end: number }) | undefined;
  for (let at = start; at < units.length; at += 1) {
    node = node.next.get(units[at]!);
    if (!node) break;
    const { ends } = node;
    const closed = at + 1 === units.length || units[at + 1] === ' ';
    if (ends && (closed || ends.open)) match = { ...ends, end: at + 1 };
  }
  if (!match?.open) return match;
  let { end } = match;
  while (end < units.length && end - start < wordLimits.wordMax * 2 && units[end] !== ' ') end += 1;
  return { ...match, end };
}

/** What a text's words ask for, the strictest first. */
export function verdictOn(found: readonly FoundWord[]): { action: WordAction; words: string[] } | undefined {
  const action = order.find((each) => found.some((one) => one.action === each));
  if (action === undefined) return undefined;
  return { action, words: [...new Set(found.filter((one) => one.action === action).map(({ word }) => word))] };
}
