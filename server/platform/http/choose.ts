import type { BoundCall } from './handlers.ts';

type Values = Record<string, unknown>;

const matches = (fixed: Readonly<Record<string, string>> | undefined, given: Values): boolean =>
  Object.entries(fixed ?? {}).every(([name, value]) => String(given[name] ?? '') === value);

/**
 * The call meant among those on one method and path, distinguished by the query or body values that the
 * documents fix (D1 §7 `index.php?version&module`). Undefined when no call has these values.
 */
export function chooseCall(candidates: readonly BoundCall[], query: Values, body: Values): BoundCall | undefined {
  return candidates.find(({ spec }) => matches(spec.fixed?.query, query) && matches(spec.fixed?.body, body));
}
