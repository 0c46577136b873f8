import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { isRefusal } from '../../../../api/wire.ts';

export interface StoryLink {
  tid: number;
  subject: string;
}

/** The writer's own threads, newest first: a list is fetched only when it is asked for. */
export type OwnThreads = { kind: 'unasked' | 'loading' } | { kind: 'failed'; message: string } | Loaded;
interface Loaded {
  kind: 'loaded';
  threads: readonly StoryLink[];
}

export function useOwnThreads(uid: number): { own: OwnThreads; load(): Promise<void> } {
  const [own, setOwn] = useState<OwnThreads>({ kind: 'unasked' });
  const load = async (): Promise<void> => {
    setOwn({ kind: 'loading' });
    try {
      const { data } = await call('threads.of-member', { uid });
      setOwn({ kind: 'loaded', threads: data.list.map(({ tid, subject }) => ({ tid, subject })) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setOwn({ kind: 'failed', message: error.msg });
    }
  };
  return { own, load };
}
