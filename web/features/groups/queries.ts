import type { GroupRow } from '../../../contract/domains/groups/shapes.ts';
import type { Caller } from '../../api/wire.ts';
import type { RowPage } from '../../router/growing-rows.ts';

/** Which groups: those of a country, those that a search finds, or those a member is in. */
export type GroupSource =
  | { kind: 'country'; fid: number }
  | { kind: 'search'; fid: number; search: string }
  | { kind: 'mine'; uid: number };

export async function askGroups(
  call: Caller,
  source: GroupSource,
  { page, after = '' }: { page: number; after?: string },
): Promise<RowPage<GroupRow>> {
  switch (source.kind) {
    case 'country':
      return { ...(await call('groups.list-default', { country_fid: source.fid, page })).data, next: '' };
    case 'search':
      return {
        ...(await call('groups.search', { search: source.search, country_fid: source.fid, page })).data,
        next: '',
      };
    case 'mine':
      return (await call('groups.my-groups', { uid: source.uid, page, after })).data;
  }
}
