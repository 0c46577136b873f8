import { secondsOf } from '../../../lib/time.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useOwnSanction } from '../queries.ts';

/** The sanction in force against the reader, and what is said of one that leaves them reading. */
export function useSilence() {
  const t = useT();
  const day = useDay();
  const sanction = useOwnSanction();
  const until = sanction?.until ? day(secondsOf(sanction.until)) : undefined;
  const text = until ? t('moderation.silencedUntil', { date: until }) : t('moderation.silencedText');
  const rule = sanction && sanction.rule !== 'other' ? t(`moderation.rule.${sanction.rule}`) : '';
  return { sanction, until, text, reason: [rule, sanction?.reason].filter(Boolean).join(': ') || undefined };
}
