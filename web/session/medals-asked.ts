import { sharedState } from '../lib/shared-state.ts';
import { inTab } from '../lib/stores.ts';

/** How often this page had a reason to ask whether there is a medal to congratulate on. */
export const medalsAsked = sharedState(0);

export const askForMedals = (): void => medalsAsked.set((times) => times + 1);

const place = 'notices_seen';

/** A visit asks once, and again when more notices are unread than before: a medal comes with one. */
export function noteUnread(unread: number): void {
  const before = inTab.readJson<number>(place);
  inTab.write(place, JSON.stringify(unread));
  if (before === null || unread > before) askForMedals();
}
