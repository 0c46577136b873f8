import { dateOf } from '../../../lib/time.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useOwnSanction } from '../queries.ts';

/** The sanction in force against the reader, and what is said of one that leaves them reading. */
export function useSilence() {
  const t = useT();
  const { zone } = useRootData();
  const sanction = useOwnSanction();
  const until = sanction?.until ? dateOf(Date.parse(sanction.until) / 1000, zone) : undefined;
  const text = until ? t('moderation.silencedUntil', { date: until }) : t('moderation.silencedText');
  return { sanction, until, text, reason: sanction?.reason || undefined };
}
