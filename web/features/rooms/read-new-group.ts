import type { RoomRow } from '../../../contract/domains/rooms/shapes.ts';
import type { Caller } from '../../api/wire.ts';
import { askPeople, type Candidate, searchedIn } from './queries.ts';

/** What a group is made for: a topic, a board or a group of threads. */
export type RoomHome = { topid: number } | { fid: number } | { threadGroup: number } | Record<string, never>;

/** What a new group begins with. */
export interface NewGroupRead {
  kind: 'new';
  home: RoomHome;
  name: string;
  q: string;
  people: readonly Candidate[];
}

/** Groups that there are to join. */
export interface FindGroupsRead {
  kind: 'find';
  q: string;
  page: number;
  list: readonly RoomRow[];
  more: boolean;
  /** Others, where none has the name. */
  near: readonly RoomRow[];
}

/** The longest name that an address may bring. */
const longest = 30;

const homes = ['topid', 'fid', 'threadGroup'] as const;

function homeIn(params: URLSearchParams): RoomHome {
  for (const name of homes) {
    const id = params.get(name) ?? '';
    if (/^[1-9]\d{0,14}$/.test(id)) return { [name]: Number(id) } as RoomHome;
  }
  return {};
}

/** What the page of new groups shows: the form, or with `find` the groups that there are. */
export async function readNewGroup(call: Caller, params: URLSearchParams): Promise<NewGroupRead | FindGroupsRead> {
  const q = searchedIn(params);
  if (params.has('find')) return readGroups(call, q, /^[1-9]\d{0,2}$/.exec(params.get('page') ?? '')?.[0]);
  const home = homeIn(params);
  const name = (params.get('name') ?? '').trim().slice(0, longest);
  return { kind: 'new', home, name, q, people: 'threadGroup' in home ? [] : await askPeople(call, q) };
}

async function readGroups(call: Caller, q: string, at = '1'): Promise<FindGroupsRead> {
  const { data } = await call('rooms.recommended', { search: q, page: Number(at) });
  const near = q !== '' && data.list.length === 0 ? (await call('rooms.recommended', {})).data.list : [];
  return { kind: 'find', q, page: data.page, list: data.list, more: data.more === 1, near };
}
