import { folded as foldedWhole } from '../../../../contract/primitives/folded.ts';
import { isTied, type Piece, runsOf } from './together.ts';
import { withoutPrefixes } from './without-prefixes.ts';

/** Words of a text that are looked at. */
const mostWords = 1500;
/** Characters of a word; what is longer is no word that somebody types. */
const longest = 40;

/** Most words there are, in which nothing but the case is another's. */
const plainWord = /^[a-z0-9]*$/i;

/** What was folded before: a text says the same words again and again. */
const foldedBefore = new Map<string, string>();
const mostFolded = 5000;

/** One spelling for all ways to write a word. */
export function folded(text: string): string {
  if (plainWord.test(text)) return text.toLowerCase();
  const known = foldedBefore.get(text);
  if (known !== undefined) return known;
  const whole = foldedWhole(text);
  if (text.length > longest) return whole;
  if (foldedBefore.size >= mostFolded) foldedBefore.clear();
  foldedBefore.set(text, whole);
  return whole;
}

/** A word as it is written in lower case, and folded; `at` is its place in the text. */
export interface Word {
  written: string;
  folded: string;
  /** What it is as well: without an article, or written together with its neighbours. */
  also: readonly string[];
  /** What is found by a part of it, characters and figures apart. Who searches for the word means all of it. */
  parts: readonly string[];
  at: number;
  from: number;
  to: number;
}

const ofWord = /[\p{L}\p{M}\p{N}\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069]/u;
/** A character by its class that is written as an apostrophe. */
const apostrophe = 0x02bc;
/** What is known of each UTF-16 unit: asking the expression of every character takes ten times as long. */
const units = new Uint8Array(0x1_0000);
const [inWord, between] = [1, 2];

function isOfWord(unit: number): boolean {
  const known = units[unit];
  if (known) return known === inWord;
  const found = unit !== apostrophe && ofWord.test(String.fromCharCode(unit));
  units[unit] = found ? inWord : between;
  return found;
}

/** Units that the character of a word at this place takes; 0 where it is none of a word. */
function unitsOfWordAt(text: string, at: number): number {
  if (at === text.length) return 0;
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return isOfWord(unit) ? 1 : 0;
  const character = String.fromCodePoint(text.codePointAt(at)!);
  return ofWord.test(character) ? character.length : 0;
}

/** What stands between two gaps of a text. */
interface Token {
  from: number;
  to: number;
  at: number;
  folded: string;
  /** Single Latin characters are elisions, and no words of their own. */
  isWord: boolean;
  pieces: readonly Piece[];
}

/** Characters and figures of a token apart; one of many parts is a number of something, and stays whole. */
const runs = /\d+|\D+/g;
const mostParts = 5;
const hasFigure = /\d/;

function piecesOf(plain: string): Piece[] {
  const parts = hasFigure.test(plain) ? (plain.match(runs) ?? []) : [];
  if (parts.length < 2 || parts.length > mostParts) return [{ text: plain, begins: true, ends: true, isTied: false }];
  return parts.map((text, i) => ({ text, begins: i === 0, ends: i === parts.length - 1, isTied: i > 0 }));
}

function* eachToken(text: string): Generator<Token> {
  let at = 0;
  let before: Token | undefined;
  for (let to = 0; to < text.length; ) {
    const from = to;
    for (let taken = unitsOfWordAt(text, to); taken > 0; taken = unitsOfWordAt(text, to)) to += taken;
    if (to === from) {
      to += 1;
      continue;
    }
    at += 1;
    const written = to - from > longest ? '' : text.slice(from, to);
    const plain = folded(written);
    if (plain === '' || plain.length > longest * 2) {
      before = undefined;
      continue;
    }
    const pieces = piecesOf(plain);
    const [first] = pieces;
    if (before && first) first.isTied = isTied(before.pieces.at(-1)!.text, text.slice(before.to, from), first.text);
    before = { from, to, at, folded: plain, isWord: !/^[a-z]$/i.test(written), pieces };
    yield before;
  }
}

/** The words of a text in their order, up to a bound. */
export const wordsOf = (text: string, most = mostWords): Word[] => [...eachWord(text, most)];

/** Tokens on either side that one may be written together with. */
const reach = 3;

/** The same one after another, for who needs no more than the first ones. */
export function* eachWord(text: string, most = mostWords): Generator<Word> {
  const tokens = eachToken(text);
  const near: Token[] = [];
  let [here, found] = [0, 0];
  for (let ended = false; ; here += 1) {
    while (!ended && near.length <= here + reach) {
      const { value, done } = tokens.next();
      if (done) ended = true;
      else near.push(value);
    }
    if (here > reach) {
      near.shift();
      here -= 1;
    }
    const token = near[here];
    if (!token) return;
    if (!token.isWord) continue;
    yield wordOf(text, token, near, here);
    found += 1;
    if (found === most) return;
  }
}

function wordOf(text: string, token: Token, near: readonly Token[], here: number): Word {
  const { from, to, at, folded: plain } = token;
  const bare = withoutPrefixes(plain);
  const written = text.slice(from, to).toLowerCase();
  if (isAlone(near, here)) return { written, folded: plain, also: bare, parts: none, at, from, to };
  const pieces = near.map((each) => each.pieces);
  const { whole, parts } = runsOf(pieces, here);
  return { written, folded: plain, also: bare.length === 0 ? whole : [...bare, ...whole], parts, at, from, to };
}

const none: readonly string[] = [];

/** Most words have one piece, and are tied to no other. */
const isAlone = (near: readonly Token[], here: number): boolean =>
  near[here]!.pieces.length === 1 && !isTiedAt(near, here) && !isTiedAt(near, here + 1);

const isTiedAt = (near: readonly Token[], at: number): boolean => near[at]?.pieces[0]?.isTied ?? false;
