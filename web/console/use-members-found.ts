import { useEffect, useState } from 'react';
import type { DataOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';

type Found = DataOf<Calls['operators.find-members']>['list'][number];

/** A pause of the hand after which members are asked for, in milliseconds. */
const askAfterMs = 200;

const nobody: readonly Found[] = [];

/** Members whose names begin so, or who have the number; what was found stays until the next is there. */
export function useMembersFound(typed: string): readonly Found[] {
  const [found, setFound] = useState(nobody);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return setFound(nobody);
    let wanted = true;
    const ask = async () => {
      const { data } = await call('operators.find-members', { q });
      if (wanted) setFound(data.list);
    };
    const timer = setTimeout(() => void quietly(ask()), askAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return found;
}

/** What is typed for a member who was chosen: the name, or the number where the name is all digits. */
export const typedFor = ({ uid, username }: Pick<Found, 'uid' | 'username'>): string =>
  /^#?\p{Nd}+$/u.test(username) ? `#${uid}` : username;
