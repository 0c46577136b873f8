import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useRootData } from '../../../session/root-data.ts';
import { campaignField } from '../campaign-field.ts';

/** Most pages have nothing of it, and do without its code. */
const announced = part({ for: 'rare', load: () => import('./Announced.tsx') });
const OnTop = drawn(announced, (m) => m.OnTop);
const OnHome = drawn(announced, (m) => m.OnHome);

/**
 * The announcement, and the note that nothing is written for now: below the header of every page. A member who came by a
 * campaign is noted there, too.
 */
export function OnTopOfPage() {
  const { viewer, beside } = useRootData();
  const came = useSearch().has(campaignField);
  return <OnTop wanted={Boolean(beside?.top || beside?.read_only.on || (viewer && came))} />;
}

/** Announcements and banners of Home. */
export function HomeAnnounced() {
  const { beside } = useRootData();
  return <OnHome wanted={Boolean(beside?.home.length)} />;
}
