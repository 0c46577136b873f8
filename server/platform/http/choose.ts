import type { BoundCall } from './handlers.ts';

type Values = Record<string, unknown>;

const matches = (fixed: Readonly<Record<string, string>> | undefined, given: Values): boolean =>
  Object.entries(fixed ?? {}).every(([name, value]) => asText(given[name]) === value);

/** What stands in a field, before anybody has looked at it: only texts and numbers are written as the documents do. */
function asText(given: unknown): string {
  if (typeof given === 'number') return String(given);
  return typeof given === 'string' ? given : '';
}

/**
 * The call meant among those on one method and path, distinguished by the query or body values that the
 * documents fix (D1 §7 `index.php?version&module`); one that fixes nothing takes what none of the others does. Undefined when
 * no call has these values.
 */
export function chooseCall(candidates: readonly BoundCall[], query: Values, body: Values): BoundCall | undefined {
  const meant = candidates.filter(({ spec }) => matches(spec.fixed?.query, query) && matches(spec.fixed?.body, body));
  return meant.find(({ spec }) => spec.fixed) ?? meant[0];
}
