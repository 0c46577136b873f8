import type { FoundMember } from '../../../contract/domains/follows/shapes.ts';
import { useSession } from '../../session/root-data.ts';
import { useThread } from './thread-model.ts';
import type { ThreadState } from './thread-state.ts';

/** Who wrote what the page shows of a thread, for a list of names: its author, then those who reply. */
function peopleHere({ thread, list }: Pick<ThreadState, 'thread' | 'list'>): FoundMember[] {
  const posts = [thread, ...list.flatMap((post) => [post, ...post.children_list])];
  const people = new Map<number, FoundMember>();
  for (const { author, authorid, avatar, country_fid } of posts)
    if (author !== '' && !people.has(authorid))
      people.set(authorid, { uid: authorid, username: author, avatar: avatar.avatar, country_fid, isFollowing: 0 });
  return [...people.values()];
}

/** The same without the reader. */
export function usePeopleHere(): FoundMember[] {
  const own = useSession()?.uid;
  const thread = useThread((state) => state.thread);
  const list = useThread((state) => state.list);
  return peopleHere({ thread, list }).filter(({ uid }) => uid !== own);
}
