import { useRef } from 'react';
import { type Intent, openJoin } from '../../session/dialogs.ts';
import { useSession } from '../../session/root-data.ts';
import { type Press, type Presses, press } from './presses.ts';

interface Mark<T> extends Press<T> {
  /** What a guest is asked in for; what guests don't see has none. */
  intent?: Intent;
}

/** Likes and favourites. A guest is asked to log in. */
export function useMark(): <T>(mark: Mark<T>) => Promise<void> {
  const member = useSession() !== null;
  const presses = useRef<Presses>(new Map());
  return async ({ intent = { act: 'like' }, ...pressed }) => {
    if (member) await press(presses.current, pressed);
    else openJoin(intent, () => press(presses.current, pressed));
  };
}
