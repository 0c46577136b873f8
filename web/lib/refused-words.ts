import type { Refused } from '../../contract/open-envelope.ts';

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
