import { operatorLimits } from '../../contract/domains/operators/limits.ts';
import { pageCallFrom } from '../api/context.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';

/** A member whom an address names in a field, as it was typed. */
export interface MemberAsked {
  typed: string;
  /** Who is meant; absent where nothing was typed or nobody is. */
  uid?: number;
  unknown: boolean;
}

/** Whom a field of the address means, by number or whole name. */
export async function memberAsked(
  context: LoaderFunctionArgs['context'],
  search: URLSearchParams,
  field: string,
): Promise<MemberAsked> {
  const typed = (search.get(field) ?? '').trim();
  if (typed === '' || typed.length > operatorLimits.memberMax) return { typed, unknown: typed !== '' };
  const { meant } = (await pageCallFrom(context)('operators.find-members', { q: typed })).data;
  return meant === 0 ? { typed, unknown: true } : { typed, uid: meant, unknown: false };
}
