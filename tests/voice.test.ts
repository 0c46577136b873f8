import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../contract/primitives/countries.ts';
import { readSource } from '../server/platform/texts.ts';
import { bannedIn, longestSentence } from './support/voice.ts';

/** Sentences that the documents fix word for word in English; screens add ours after them. */
const fixed: Record<string, string> = {
  'common.error.system.title': 'the page of a fault, as documented',
  'shell.systemTitle': 'the same, drawn by the shell',
  'wire.refusal.internal': 'the same, on the wire',
  'economy.over': 'the day’s exchange that is over, as the page says it',
  'economy.refusal.redemption_over': 'the same, on the wire',
  'proofs.refusal.password_empty': 'the alert of an empty password',
  'sign-in.refusal.username_empty': 'the alert of an empty username',
  'sign-in.agreement_missing': 'the agreement that is not ticked',
  'sign-in.passwordChanged': 'what a reset answers',
  'threads.rewardFixed': 'what a reward says whose answer says nothing; ours always does',
  'threads.liked': 'what a like answers; the heart fills, and nobody reads it',
  'threads.refusal.not_exist': 'a thread that is gone',
  'moderation.ban.days': 'the length of a ban, as moderators choose it',
  'threads.bug.status.pleaseAdd': 'a status of bug reports, quoted',
  'bugs.none.pleaseAdd': 'no report of that status, as it is drawn',
  'bugs.none.pleaseAddText': 'what that status means',
  'bugs.none.pleaseAddTextPhone': 'the same of one phone',
  'bugs.offlineSaved': 'a report that waits for a connection, as it is drawn',
  'bugs.field.build_number': 'the phone’s own word',
  'messages.serviceError': 'a message that could not be sent; the bubble offers to try again',
};

/** Drier by design: the console, its settings, its audit trail, and the legal pages; and words to search by, which nobody reads. */
const dry = (domain: string, key: string): boolean =>
  domain === 'operators' || domain === 'legal' || /(^|\.)(audit|setting|change|settings\.words)\./.test(key);

/** What members read, by id, without what is fixed. */
function membersTexts(language: Language): [string, string][] {
  return Object.entries(readSource(language)).flatMap(([domain, texts]) =>
    Object.entries(texts)
      .filter(([key]) => !dry(domain, key))
      .map(([key, text]): [string, string] => [`${domain}.${key}`, text])
      .filter(([id]) => language !== 'en' || !(id in fixed)),
  );
}

describe.each(languages)('what members read in %s', (language) => {
  const texts = membersTexts(language);

  test('has none of the words that the glossary replaces', () => {
    const found = texts.flatMap(([id, text]) => bannedIn(language, text).map((word) => `${id}: ${word}`));
    expect(found).toEqual([]);
  });

  test('has no sentence of more than 20 words', () => {
    const long = texts.map(([id, text]) => ({ id, words: longestSentence(text) })).filter(({ words }) => words > 20);
    expect(long).toEqual([]);
  });
});

test('a sentence is listed as fixed only while it needs to be', () => {
  const english = readSource('en');
  const idle = Object.keys(fixed).filter((id) => {
    const [domain = '', ...key] = id.split('.');
    const text = english[domain]?.[key.join('.')];
    return text === undefined || bannedIn('en', text).length === 0;
  });
  expect(idle).toEqual([]);
});

test.each<[Language, string, string[]]>([
  ['en', 'The letter is on its way.', ['letter']],
  ['en', '5 to 20 letters, digits or _', []],
  ['en', 'Who learns it can come in. Log-in!', ['Log-in', 'Who learns it can come in.', '!']],
  ['en', 'Understands withstand', []],
  ['en', 'It moves on by itself. No reports wait.', ['moves on', 'by itself', 'No reports wait']],
  ['en', 'We fixed it ourselves. Hand it to the buyer.', []],
  ['fr', 'Vous êtes bloqué par courriel', ['Vous êtes bloqué', 'courriel']],
  ['fr', 'Tutoriel au sujet du téléphone', []],
  ['fr', 'Pointer dans ce thème', ['Pointer', 'thème']],
  ['hi', 'मित्र को रोकें', ['रोकें', 'मित्र']],
  ['hi', 'पोस्ट मिटाई गई।', []],
  ['hi', 'समूह की चर्चाएँ सहेजें', ['समूह', 'चर्चाएँ', 'सहेज']],
  ['hi', 'अभी चर्चित: ग़लत', []],
])('in %s “%s” breaks %j', (language, text, words) => {
  expect(bannedIn(language, text)).toEqual(words);
});

test('the longest sentence counts in whatever branch it is', () => {
  const branch = '{count, plural, one {One.} other {There are # of them. And {name} has five more}}';
  expect(['', 'One two. Three!', branch, `Now ${branch}`].map(longestSentence)).toEqual([0, 2, 5, 5]);
});
