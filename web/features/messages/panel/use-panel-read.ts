import { useCallback, useRef } from 'react';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { type MessagesRead, placeIn, readMessages } from '../queries.ts';

export interface PanelRead {
  /** Undefined until it is there. */
  read: MessagesRead | undefined;
  /** The same, or what was read of this place before. */
  known: MessagesRead | undefined;
  error: string | undefined;
  reload: () => Promise<void>;
}

/** What the panel shows at an address of the messages; asked anew when it is made small or large, since the one marks nothing as read. */
export function usePanelRead(search: string, isSmall: boolean): PanelRead {
  const load = useCallback(
    async () => ({ search, isSmall, read: await readMessages(call, call, placeIn(new URLSearchParams(search))) }),
    [search, isSmall],
  );
  const { value, error, reload } = useLoaded(load);
  const last = useRef(value);
  if (value) last.current = value;
  const isOfNow = value?.search === search && value.isSmall === isSmall;
  return {
    read: isOfNow ? value.read : undefined,
    known: last.current?.search === search ? last.current.read : undefined,
    error,
    reload,
  };
}
