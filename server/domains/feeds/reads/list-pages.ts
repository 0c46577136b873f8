import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { scopeTags } from '../../threads/index.ts';
import { type ListKey, readKey } from '../rules/list-key.ts';

/** Ends the call because of one field of the query. */
export const refuseField = (field: string): never =>
  refuse('wire.bad_input', { issues: [{ field, text: 'wire.issue.invalid' }] });

/** Notes what a list depends on. */
export function touchScope(ctx: Ctx, countryFid: number, fid?: number): void {
  for (const tag of scopeTags({ countryFid, fid })) ctx.touch(tag);
}

/** One page of ids: after a row where one is named, else read on from the beginning for the first pages. */
export async function pageOfKeys(
  { page, limit, after }: { page: number; limit: number; after: string },
  pages: number,
  read: (rows: number, after?: ListKey) => Promise<ListKey[]>,
): Promise<{ keys: ListKey[]; more: boolean }> {
  const start = after === '' ? undefined : (readKey(after) ?? refuseField('after'));
  if (!start && page > pages) return { keys: [], more: false };
  const skipped = start ? 0 : (page - 1) * limit;
  const keys = (await read(skipped + limit + 1, start)).slice(skipped);
  return { keys: keys.slice(0, limit), more: keys.length > limit };
}
