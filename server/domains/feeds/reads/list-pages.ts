import type { Ctx } from '../../../platform/context.ts';
import { type PageAsked, readPage } from '../../../platform/keyset.ts';
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
  asked: PageAsked,
  pages: number,
  read: (rows: number, after?: ListKey) => Promise<ListKey[]>,
): Promise<{ keys: ListKey[]; more: boolean }> {
  const page = (await readPage(asked, { pages, key: readKey }, read)) ?? refuseField('after');
  return { keys: page.rows, more: page.more };
}
