import type { DataOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { type Caller, isRefusal } from '../api/wire.ts';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';

type HomeChatRead = DataOf<Calls['rooms.home']>;

/** The row of a place's chat, which guests and their pages do without. */
export const HomeChat = drawn(
  part({ for: 'rare', load: () => import('../features/rooms/components/HomeChat.tsx') }),
  (m) => m.HomeChat,
);

/** The chat of a topic, a board or a group of threads; null for a guest, and where there is nothing to show. */
export async function readHomeChat(
  call: Caller,
  isMember: boolean,
  at: { topid: number } | { fid: number } | { threadGroup: number },
): Promise<HomeChatRead | null> {
  if (!isMember) return null;
  try {
    const { data } = await call('rooms.home', at);
    return data.group || data.create === 1 ? data : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
