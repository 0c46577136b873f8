import type { Said } from '../../contract/primitives/said.ts';
import { useRootData } from '../session/root-data.ts';
import { refusedFields } from './refused-words.ts';

/** The most that can be said in one place of a form that was refused: the first field's sentence, else the words on the whole. */
export const wordsOfSaid = (said: Pick<Said, 'refused'> | undefined): string | undefined =>
  said?.refused && (said.refused.issues[0]?.message ?? said.refused.msg);

/**
 * A form that was sent without script and refused, as its own page shows it again: `nameOf` says how the page calls the call's
 * fields, and `field` is one that is always sent.
 */
export function useRefusedForm(nameOf: (field: string) => string, field: string) {
  const { said } = useRootData();
  const sent = said?.refused && nameOf(field) in said.fields ? said : undefined;
  return {
    issues: refusedFields(sent?.refused),
    words: wordsOfSaid(sent),
    typed: (name: string): string | undefined => sent?.fields[nameOf(name)],
  };
}
