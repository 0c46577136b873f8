import { useMemo } from 'react';
import type { Refused } from '../../contract/open-envelope.ts';
import type { Said } from '../../contract/primitives/said.ts';
import { useRootData } from './root-data.ts';

type Answered = Pick<Refused, 'name' | 'msg' | 'issues'>;

/** What a form says as a whole about a refusal: nothing where the fields that it marks say it all. */
export function refusedWords(refused: Answered | undefined, marks: readonly string[] = []): string | undefined {
  if (refused?.name !== 'wire.bad_input' || refused.issues.length === 0) return refused?.msg;
  return refused.issues.find(({ field }) => !marks.some((mark) => field === mark || field.startsWith(`${mark}.`)))
    ?.message;
}

/** The sentence under each field, by the field's name. */
export const refusedFields = (refused: Pick<Refused, 'issues'> | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(refused?.issues.map(({ field, message }) => [field, message]) ?? []);

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
  const refused = sent?.refused;
  const issues = useMemo(() => refusedFields(refused), [refused]);
  return {
    issues,
    words: wordsOfSaid(sent),
    typed: (name: string): string | undefined => sent?.fields[nameOf(name)],
  };
}
