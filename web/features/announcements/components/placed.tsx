import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useRootData } from '../../../session/root-data.ts';

/** Most pages have nothing of it, and do without its code. */
const announced = part({ for: 'rare', load: () => import('./Announced.tsx') });
const OnTop = drawn(announced, (m) => m.OnTop);
const OnHome = drawn(announced, (m) => m.OnHome);

/** The announcement, and the note that nothing is written for now: below the header of every page. */
export function OnTopOfPage() {
  const { shown } = useRootData();
  return <OnTop wanted={Boolean(shown?.top || shown?.read_only)} />;
}

/** Announcements and banners of Home. */
export function HomeAnnounced() {
  const { shown } = useRootData();
  return <OnHome wanted={Boolean(shown?.home)} />;
}
