import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '../../contract/primitives/countries.ts';
import { inMessages, type Message, type Messages } from '../../contract/primitives/message.ts';

export type Catalogues = Record<Language, Messages>;

export const textsDir = fileURLToPath(new URL('../../contract/texts/', import.meta.url));

/** What several texts say word for word: `"@name"` in a catalogue stands for the term of that name in `terms.json`. */
export const sharedTerms = 'terms';

/** The files of a language as they stand, by their names: one flat JSON object of ICU messages or shared terms each. */
export function readFiles(language: Language): Record<string, Record<string, string>> {
  const files = readdirSync(`${textsDir}${language}`)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return Object.fromEntries(
    files.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(`${textsDir}${language}/${name}`, 'utf8')) as Record<string, string>,
    ]),
  );
}

/** The texts of each domain, every shared term in its places. A term that isn't there stops it with the text's id. */
export function readSource(language: Language): Record<string, Record<string, string>> {
  const { [sharedTerms]: terms = {}, ...domains } = readFiles(language);
  return Object.fromEntries(
    Object.entries(domains).map(([domain, texts]) => [
      domain,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, termOf(text, terms, `${language} ${domain}.${key}`)]),
      ),
    ]),
  );
}

function termOf(text: string, terms: Record<string, string>, id: string): string {
  if (!text.startsWith('@')) return text;
  const term = terms[text.slice(1)];
  if (term === undefined) throw new Error(`${id}: there is no shared term ${text}`);
  return term;
}

/** French sets a space before these marks and within guillemets; a line must not break at it. */
const bound = (language: Language, message: string): string =>
  language === 'fr' ? message.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0') : message;

function compileDomain(language: Language, domain: string, source: Record<string, string>): Messages {
  const messages: Messages = {};
  for (const [key, message] of Object.entries(source)) {
    messages[`${domain}.${key}`] = compileMessageOrThrow(bound(language, message)) as Message;
  }
  return messages;
}

/** Reads and compiles every catalogue. A malformed message stops it with its id. */
export function readCatalogues(): Record<Language, Record<string, Messages>> {
  const compileAll = (language: Language) =>
    Object.fromEntries(
      Object.entries(readSource(language)).map(([domain, source]) => [domain, compileDomain(language, domain, source)]),
    );
  return Object.fromEntries(languages.map((language) => [language, compileAll(language)])) as Record<
    Language,
    Record<string, Messages>
  >;
}

/**
 * What the server alone says, in whatever language it is asked: names of settings, sentences of notices and of money,
 * words of the audit trail, what is wrong with a field.
 */
const saidByServer = /^[\w-]+\.(?:setting|earning|money|notice|change|issue)\./;

/** The texts of each language as pages have them: without what only the server says. */
export function pageCatalogues(): Catalogues {
  const ofPages = (domains: Record<string, Messages>): Messages =>
    Object.fromEntries(
      Object.values(domains).flatMap((messages) => Object.entries(messages).filter(([id]) => !saidByServer.test(id))),
    );
  return Object.fromEntries(
    Object.entries(readCatalogues()).map(([language, domains]) => [language, ofPages(domains)]),
  ) as Catalogues;
}

const known = new Map<Language, Messages>();

function messagesOf(language: Language): Messages {
  const found = known.get(language);
  if (found) return found;
  const messages: Messages = {};
  for (const [domain, source] of Object.entries(readSource(language))) {
    Object.assign(messages, compileDomain(language, domain, source));
  }
  known.set(language, messages);
  return messages;
}

/** The message `<domain>.<key>` in a language, with its values put in. An id that has no text comes back as it is. */
export function translate(language: Language, id: string, values?: Record<string, unknown>): string {
  return inMessages(messagesOf(language), language, id, values);
}
