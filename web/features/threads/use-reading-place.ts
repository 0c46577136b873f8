import { useEffect, useRef, useState } from 'react';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { noteLooked } from '../../lib/new-since.ts';
import { scrollPauseMs, throttle } from '../../lib/throttle.ts';
import { onFrugalNetwork } from '../../session/connection.ts';
import { readToken } from '../../session/token.ts';
import { noteRead } from './note-read.ts';
import { readingNotes } from './reading-notes.ts';
import { useThread } from './thread-model.ts';
import type { ThreadState } from './thread-state.ts';

/** While a thread is read, what is new is sent after so long; where data is dear, as the page is left. */
const withinMs = 60_000;

/** A reply has been come to once its first line stands over the bar at the foot of phones. */
const firstLine = 96;

/** Where a reply stands on the screen; one that is gathered with others, and so has no height, stands in their row. */
function boxOf(pid: number): DOMRect | undefined {
  const item = document.getElementById(`pid${pid}`);
  const box = item?.getBoundingClientRect();
  return box?.height === 0 ? item?.closest('.gathered')?.getBoundingClientRect() : box;
}

/** The floor of the last reply of a page that the reader has come to; 0 for none of them. */
function floorInSight(list: readonly Post[]): number {
  const last = list.findLast(({ pid }) => {
    const box = boxOf(pid);
    return box && box.height > 0 && box.top < innerHeight - firstLine;
  });
  return last?.floor ?? 0;
}

const newestPosition = ({ thread, written }: ThreadState): number =>
  Math.max(thread.maxposition, ...written.map(({ position }) => position));

const newestTime = ({ thread, written }: ThreadState): number =>
  Math.max(thread.lastpost, ...written.map(({ dateline }) => dateline));

/** Sent for the reader who began to read alone, and not where there is no line. */
function useNotes(tid: number) {
  const [notes] = useState(() => {
    const token = readToken();
    return readingNotes({
      send: async (come) => {
        if (!navigator.onLine || readToken() !== token) return false;
        await noteRead(tid, come);
        return true;
      },
      withinMs: onFrugalNetwork() ? null : withinMs,
    });
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') notes.flush();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', notes.flush);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', notes.flush);
      notes.flush();
    };
  }, [notes]);
  return notes;
}

/** Notes how far the thread is read; the floor that is in sight now, where replies stand in their order. */
export function useReadingPlace(): number {
  const tid = useThread(({ thread }) => thread.tid);
  const inOrder = useThread(({ loaded }) => loaded.address.order === 'old');
  const list = useThread((state) => state.list);
  const shown = useRef(list);
  const position = useThread(newestPosition);
  const time = useThread(newestTime);
  const notes = useNotes(tid);
  const [floor, setFloor] = useState(0);
  useEffect(() => noteLooked(tid, time), [tid, time]);
  useEffect(() => {
    shown.current = list;
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a like changes a record and moves nothing, so that nothing is measured
  useEffect(() => {
    const look = throttle(() => {
      if (document.visibilityState === 'hidden') return;
      const inSight = inOrder ? floorInSight(shown.current) : 0;
      setFloor(inSight);
      notes.came({ floor: inSight, position });
    }, scrollPauseMs);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      removeEventListener('scroll', look);
    };
  }, [notes, list.length, inOrder, position]);
  return floor;
}
