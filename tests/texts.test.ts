import { describe, expect, test } from 'vitest';
import { auditActions, auditKinds, auditText, changeText } from '../contract/audit.ts';
import type { CallSpec } from '../contract/call.ts';
import { type CallName, calls } from '../contract/calls.ts';
import { languages } from '../contract/primitives/countries.ts';
import { type RefusalName, refusals, refusalText } from '../contract/refusals.ts';
import { readFiles, readSource, sharedTerms } from '../server/platform/texts.ts';

const english = readSource('en');
const known = new Set(
  Object.entries(english).flatMap(([domain, texts]) => Object.keys(texts).map((key) => `${domain}.${key}`)),
);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !known.has(id)).sort();

const textsOf = (says: CallSpec['says']): readonly string[] =>
  typeof says === 'object' ? says.texts : [says ?? []].flat();

describe('every text that the contract asks for is written (contract/texts/en/<domain>.json)', () => {
  test('of refusals: <domain>.refusal.<name>', () => {
    expect(missing((Object.keys(refusals) as RefusalName[]).map(refusalText))).toEqual([]);
  });

  test('of the audit trail: <domain>.audit.<action>', () => {
    expect(missing(auditActions.map(auditText))).toEqual([]);
  });

  test('of what changed, by the audit trail: <domain>.change.<field>', () => {
    const fields = Object.entries(auditKinds).flatMap(([action, kind]) =>
      Object.keys(kind).map((field) => changeText(action, field)),
    );
    expect(missing(fields)).toEqual([]);
  });

  test('of calls that say something on success', () => {
    const said = (Object.keys(calls) as CallName[]).flatMap((name) => {
      const spec: CallSpec = calls[name];
      return [textsOf(spec.says), spec.done?.text ?? []].flat();
    });
    expect(missing(said)).toEqual([]);
  });
});

describe('what several texts say word for word stands once, in terms.json', () => {
  const files = Object.fromEntries(languages.map((language) => [language, readFiles(language)]));
  const { [sharedTerms]: terms = {}, ...domains } = files.en!;

  test('no two texts are the same in all languages', () => {
    const ids = new Map<string, string[]>();
    for (const [domain, texts] of Object.entries(domains)) {
      // The pages on law are read and changed as one text each.
      if (domain === 'legal') continue;
      for (const [key, text] of Object.entries(texts)) {
        const said = JSON.stringify(languages.map((language) => files[language]?.[domain]?.[key]));
        if (!text.startsWith('@')) ids.set(said, [...(ids.get(said) ?? []), `${domain}.${key}`]);
      }
    }
    expect([...ids.values()].filter((same) => same.length > 1)).toEqual([]);
  });

  test('each language shares the same terms in the same places', () => {
    const shared = (language: string) =>
      Object.entries(files[language]!).flatMap(([domain, texts]) =>
        Object.entries(texts).flatMap(([key, text]) => (text.startsWith('@') ? [`${domain}.${key} ${text}`] : [])),
      );
    for (const language of languages) {
      expect(Object.keys(files[language]![sharedTerms]!), language).toEqual(Object.keys(terms));
      expect(shared(language).sort(), language).toEqual(shared('en').sort());
    }
  });

  test('each term is said at two places or more', () => {
    const said = Object.values(domains).flatMap((texts) => Object.values(texts));
    expect(Object.keys(terms).filter((name) => said.filter((text) => text === `@${name}`).length < 2)).toEqual([]);
  });
});
