import { useLayoutEffect } from 'react';
import type { Person } from '../design/UserChip.tsx';

/** What a list shows of a thread. */
interface ListedThread {
  tid: number;
  subject: string;
  replies: number;
  dateline: number;
  summary?: string;
  typename?: string;
}

/** What a step to a thread shows before that is there. */
export interface KnownThread extends ListedThread {
  person: Person;
}

let known: (tid: number) => KnownThread | undefined = () => undefined;

/** A list's rows, for a step from it that waits for its thread. */
export function useKnownThreads<Row extends ListedThread>(rows: readonly Row[], personOf: (row: Row) => Person): void {
  useLayoutEffect(() => {
    known = (tid) => {
      const row = rows.find((each) => each.tid === tid);
      return row && { ...row, person: personOf(row) };
    };
  }, [rows, personOf]);
}

/** What the list that was shown last says of a thread. */
export const knownThread = (tid: number): KnownThread | undefined => known(tid);
