import type { PostData } from '../../posts/index.ts';
import type { HeldReply, HeldRow } from '../core/sql/held.ts';
import type { ThreadData } from '../core/sql/threads.ts';

/** A reply that waits as the post that it is to be, at the end of its thread. */
export function asPost(
  { tid, max_position, max_floor }: Pick<ThreadData, 'tid' | 'max_position' | 'max_floor'>,
  { pid, authorid, at }: Pick<HeldRow, 'pid' | 'authorid' | 'at'>,
  { parentPid: parent_pid, quotePid: quote_pid, message, attachments, phonetype, ofTeam }: HeldReply,
): PostData {
  return {
    ...{ tid, pid, position: max_position + 1, floor: parent_pid === null ? max_floor + 1 : null },
    ...{ parent_pid, quote_pid, authorid, message, attachments, phonetype, created_at: at },
    ...{ edited_at: null, versions: 0, cleaned_at: at, status: 1, likes: 0, children: 0, istop: 0 },
    ...{ rewards: 0, reward_xgold: 0, of_team: ofTeam ?? false },
  };
}
