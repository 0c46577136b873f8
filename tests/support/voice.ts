import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../contract/primitives/countries.ts';

/** Whole words: `\b` knows neither é nor Devanagari. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'giu');
const raw = (source: string): RegExp => new RegExp(source, 'giu');

/** What no member reads: another word for it stands in the glossary (docs/glossary.md). */
const banned: Record<Language, readonly RegExp[]> = {
  en: [
    words(
      String.raw`letters?(?!,? (digits|or))|notices?|log-ins?|(no|some|any|every)body|whom|whoever|meanwhile|any more|for good|(is|are|not) told|be had|as is possible|fetch(ed)?|stands?|go(es)? on|mailbox|(take|took|taken) (it )?(away|back|off)|may (not|no longer|post|read)|by (a tap|the clock|machine)|operators?|sanctions?|UID(?!\})|club|phone fans?|build|please|by (itself|themselves)|any longer|carr(y|ies) on|hand(s|ed)? (it |anything )?over|bears?|look in again|moves? on|lately|once given|first digest|as digest|(was|were) made|no \w+ waits?`,
    ),
    raw(String.raw`(^|[.:;] )Who [^?]*\.|\b(by|of) (it|them)\.|[!"']|\.\.\.`),
  ],
  fr: [
    words(
      String.raw`sanctions?|recours|courriers?|courriels?|(?<!e-\u2060?)mails?|bogues?|veuillez|administration|UID(?!\})|tu|te|toi|ton|tes|thèmes?|pointer|pointée?s?|pointez|tout seule?|là où vous|avoir des XCoin|gestes?|s’il vous plaît|vous (êtes|serez|restez) (\p{L}+é|seule?)|vous seule?`,
    ),
    raw(String.raw`(^|[.:;] )Qui [^?]*\.|["']|\.\.\.`),
  ],
  hi: [
    words(
      'I{1,3}|चर्चा(एँ|ओं)?|समूह|डाइजेस्ट|अपने आप|तू|तुम|तुम्हार[ाेी]|रोकें|रोका|रोक हटाएँ|को छिपाएँ|छिपाया|संचालक|UID(?!\\})|होऊँ|भूल गया|उल्लेख',
    ),
    raw(
      String.raw`चित्र|पन्न[ाेो]|उपकरण|मसौद|उपयोगकर्ता|खिड़की|लॉग-|मित्र|आपात कोड|पंजीकरण|निपट|संपादित|साझा|गोपनीयता|सकता हूँ|सहेज|आमंत्रण|प्रतीक्षा|संस्करण|चिपक|खत्म|गलत|खाली|बाकी|खर्च|खरीद|नकली|मौका|(कीज|दीज|लीज|लिख|भेज|रख)िए|इए|[०-९]|[\u0900-\u097F]\.(\s|$)|["']`,
    ),
  ],
};

/** The banned words and marks of a message, as they stand in it. */
export function bannedIn(language: Language, message: string): string[] {
  return banned[language].flatMap((pattern) => [...message.matchAll(pattern)].map(([found]) => found.trim()));
}

/** How many words the longest sentence of a message has, whatever its numbers and names are: a value is one word. */
export function longestSentence(message: string): number {
  const sentences = variants(compileMessageOrThrow(message)).flatMap((text) => text.split(/[.!?…।](?:\s|$)|\n/u));
  return Math.max(0, ...sentences.map(wordsIn));
}

const wordsIn = (sentence: string): number => sentence.split(/\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A message in each of its branches. */
function variants(message: CompiledMessage): string[] {
  return message.reduce<string[]>(
    (begun, token) => begun.flatMap((text) => branches(token).map((part) => text + part)),
    [''],
  );
}

function branches(token: CompiledMessage[number]): string[] {
  if (typeof token === 'string') return [token];
  const [, kind, choices] = token;
  if (kind === undefined || ['date', 'time', 'number'].includes(kind)) return ['1'];
  const texts = Object.entries(choices as Record<string, CompiledMessage | number>).filter(
    ([name]) => name !== 'offset',
  );
  return texts.flatMap(([, text]) => variants(text as CompiledMessage));
}
