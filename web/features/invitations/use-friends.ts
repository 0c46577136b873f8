import { useState } from 'react';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';
import { type Friend, type Friends, readFriends } from './queries.ts';

/** The list of friends, growing at its end. */
export function useFriends(first: Friends) {
  const [kept, setKept] = useState<{ from: Friends; rows: Friend[]; more: boolean }>(() => opening(first));
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const state = kept.from === first ? kept : opening(first);
  if (state !== kept) setKept(state);

  const more = async (): Promise<void> => {
    const last = state.rows.at(-1);
    if (loading || !last) return;
    setLoading(true);
    setFailure(null);
    try {
      const next = await readFriends(call, last.uid);
      setKept((now) => ({ ...now, rows: [...now.rows, ...next.list], more: next.more }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error.msg);
    } finally {
      setLoading(false);
    }
  };
  return { rows: state.rows, ended: !state.more, loading, failure, more };
}

const opening = (from: Friends) => ({ from, rows: from.list, more: from.more });
