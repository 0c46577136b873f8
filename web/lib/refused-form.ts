import type { Said } from '../../contract/primitives/said.ts';
import { useRootData } from '../session/root-data.ts';

/** The most that can be said in one place of a form that was refused: the first field's sentence, else the words on the whole. */
export const wordsOfSaid = (said: Pick<Said, 'refused'> | undefined): string | undefined =>
  said?.refused && (said.refused.issues[0]?.message ?? said.refused.msg);

/** Sentences under the fields that a refused form is about, by the call's names. */
export const issuesOfSaid = (said: Pick<Said, 'refused'> | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(said?.refused?.issues.map(({ field, message }) => [field, message]) ?? []);

/**
 * A form that was sent without script and refused, as its own page shows it again: `nameOf` says how the page calls the call's
 * fields, and `field` is one that is always sent.
 */
export function useRefusedForm(nameOf: (field: string) => string, field: string) {
  const { said } = useRootData();
  const sent = said?.refused && nameOf(field) in said.fields ? said : undefined;
  return {
    issues: issuesOfSaid(sent),
    words: wordsOfSaid(sent),
    typed: (name: string): string | undefined => sent?.fields[nameOf(name)],
  };
}
