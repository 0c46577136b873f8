import { useEffect } from 'react';
import { sharedState, useShared } from '../../lib/shared-state.ts';
import { useSteady } from '../../lib/use-steady.ts';
import type { Report } from './send-waiting.ts';
import type { Waiting, WaitingCall } from './waiting.ts';

/** What waits in this browser, as it was last looked at. */
export const waitingNow = sharedState<readonly Waiting[]>([]);

/** What a member has waiting for one thing: replies to a thread. */
export function useWaiting(call: WaitingCall, of: number, uid: number | undefined): readonly Waiting[] {
  const all = useShared(waitingNow, (now) => now);
  return all.filter((item) => item.call === call && item.shown.of === of && item.uid === uid);
}

/** How these marks are to stand that still wait, by what they are on. */
export function marksOf(all: readonly Waiting[], call: WaitingCall): ReadonlyMap<number, boolean> {
  const marks = all.filter((item) => item.call === call && item.state !== 'refused' && item.shown.on !== undefined);
  return new Map(marks.map(({ shown }) => [shown.of, shown.on === 1]));
}

/** How a mark on one thing is to stand that still waits; undefined where none does. */
export const useWaitingMark = (call: WaitingCall, of: number): boolean | undefined =>
  useShared(waitingNow, (all) => marksOf(all, call).get(of));

/** Calls back with all that waits, now and after each change; again for another `of`. */
export function useWhatWaits(of: unknown, show: (all: readonly Waiting[]) => void): void {
  const steady = useSteady({ show });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with what it is shown on
  useEffect(() => {
    const look = () => steady.show(waitingNow.now());
    look();
    return waitingNow.subscribe(look);
  }, [of]);
}

type Listener = (report: Report) => boolean;
const places: Listener[] = [];
let elsewhere: ((report: Report) => void) | undefined;

/**
 * Calls back with what came of each that waited, whichever tab has sent it, until the returned function is called; who
 * answers true has shown it in its place.
 */
export function onReport(listener: Listener): () => void {
  places.unshift(listener);
  return () => void places.splice(places.indexOf(listener), 1);
}

/** Sets who shows what nobody shows in its place; undefined for nobody. */
export function onReportElsewhere(listener: typeof elsewhere): void {
  elsewhere = listener;
}

export function showReport(report: Report): void {
  if (!places.some((listener) => listener(report))) elsewhere?.(report);
}
