import type { ApiRefusal } from '../../../api/wire.ts';
import { composers } from '../traits/composers.ts';
import type { ComposeState } from './compose-state.ts';

/** Which part of the composer a refusal speaks of. */
function errorPlace(refusal: string): string {
  if (/^threads\.subject_/.test(refusal)) return 'subject';
  if (/^threads\.(message_|pasted_)/.test(refusal)) return 'editor';
  return composers.find(({ refused }) => refused && refusal.startsWith(refused.by))?.name ?? 'form';
}

/** Which part one of its fields stands in. */
function placeOfField(field: string): string {
  if (field === 'subject') return 'subject';
  if (field === 'message') return 'editor';
  return composers.find(({ refused }) => refused?.fields.includes(field))?.name ?? 'form';
}

/** A refusal's sentences, each where it belongs: of fields that broke their limits, else its own. */
export function errorsOf({
  refusal,
  msg,
  issues,
}: Pick<ApiRefusal, 'refusal' | 'msg' | 'issues'>): ComposeState['errors'] {
  if (issues.length === 0) return { [errorPlace(refusal)]: msg };
  const sentences = Map.groupBy(issues, ({ field }) => placeOfField(field));
  return Object.fromEntries(
    [...sentences].map(([place, said]) => [place, [...new Set(said.map(({ message }) => message))].join(' ')]),
  );
}
