import { foldedCharacters } from '../../../../contract/primitives/folded.ts';

/** Joiners, fillers and marks of direction that draw nothing. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;
const ofWord = /^[\p{L}\p{M}\p{N}]$/u;

/** A text in one spelling, with the place in the source of each of its characters. */
export interface Folded {
  text: string;
  /** Where the character begins in the source, and where it ends. */
  from: readonly number[];
  to: readonly number[];
}

/** One spelling for all ways to write a text: no case, no accents, one space between words. In linear time. */
export function fold(source: string): Folded {
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  let last = ' ';
  for (const character of source) {
    const end = at + character.length;
    const units = plainOf(character);
    for (const unit of units) {
      if (unit === ' ' && last === ' ') continue;
      parts.push(unit);
      from.push(at);
      to.push(end);
      last = unit;
    }
    // A mark belongs to the character that it stands on.
    if (units.length === 0 && last !== ' ') to[to.length - 1] = end;
    at = end;
  }
  return { text: parts.join(''), from, to };
}

export const foldText = (source: string): string => fold(source).text.trim();

/** What each character of ASCII is folded to. */
const ascii: readonly (readonly string[])[] = Array.from({ length: 128 }, (_, code) => {
  const plain = String.fromCharCode(code).toLowerCase();
  return [/[a-z0-9]/.test(plain) ? plain : ' '];
});

/** What a character is folded to, by UTF-16 units; a space where it is no part of a word, nothing where it draws nothing. */
function plainOf(character: string): readonly string[] {
  const common = ascii[character.charCodeAt(0)];
  if (common) return common;
  if (invisible.test(character)) return [];
  const plain = foldedCharacters(character);
  if (plain === '') return [];
  const folded = [...plain].map((each) => (ofWord.test(each) ? each : ' '));
  return folded.join('').split('');
}
