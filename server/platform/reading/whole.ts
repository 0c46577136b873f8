import type { z } from 'zod';
import type { OwnOf, SharedOf } from '../../../contract/own.ts';

/** Both parts of a value in one, for a read whose answer is one reader's own. */
export const whole = <T extends z.ZodType>(shared: SharedOf<T>, own: OwnOf<T>): z.output<T> =>
  merged(shared, own) as z.output<T>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands in both is an object, or a list of them, at any depth; the own fields come last, as on the wire. */
function merged(shared: unknown, own: unknown): unknown {
  if (!isObject(shared) || !isObject(own)) return shared;
  if (Array.isArray(shared)) return shared.map((each, at) => merged(each, own[at]));
  const joined = Object.entries(shared).map(([name, each]) => [name, merged(each, own[name])]);
  const alone = Object.entries(own).filter(([name]) => !(name in shared));
  return Object.fromEntries([...joined, ...alone]);
}
