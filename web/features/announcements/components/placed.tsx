import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { campaignField } from '../campaign-field.ts';

/** Most pages have nothing of it, and do without its code. */
const announced = part({ for: 'rare', load: () => import('./Announced.tsx') });
const OnTop = drawn(announced, (m) => m.OnTop);
const OnHome = drawn(announced, (m) => m.OnHome);

/** The announcement, and the note that nothing is written for now: below the header of every page. */
export function OnTopOfPage() {
  const { beside } = useRootData();
  return <OnTop wanted={Boolean(beside?.top || beside?.read_only.on)} />;
}

/** Announcements and banners of Home. */
export function HomeAnnounced() {
  const { beside } = useRootData();
  return <OnHome wanted={Boolean(beside?.home.length)} />;
}

const Opened = drawn(part({ for: 'rare', load: () => import('./CampaignOpened.tsx') }), (m) => m.CampaignOpened);

/** Of members who came by a campaign: that they did. */
export function CameByCampaign() {
  const isMember = useSession() !== null;
  const search = useSearch();
  return <Opened wanted={isMember && search.has(campaignField)} />;
}
