import { useEffect, useState } from 'react';
import type { Audience } from '../../../../contract/domains/announcements/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { type CampaignDraft, segmentsOf } from './campaign-draft.ts';

/** A pause of the hand after which people are counted anew, in milliseconds. */
const askAfterMs = 300;

/** What counting people came to: a figure, nothing yet, or that they couldn't be counted. */
export type Counted = Audience | 'counting' | 'uncounted';

/** How many a draft would reach: as the page came with it, then counted anew whenever another segment is chosen. */
export function useAudience(draft: CampaignDraft, first: Audience | null): Counted {
  const [counted, setCounted] = useState<{ key: string; audience: Counted }>();
  const key = JSON.stringify(segmentsOf(draft));
  const [beginning] = useState(key);
  useEffect(() => {
    if (key === (counted?.key ?? beginning)) return;
    let wanted = true;
    const ask = async () => {
      const asked = JSON.parse(key) as ReturnType<typeof segmentsOf>;
      const answer = await quietly(call('announcements.audience', asked));
      if (wanted) setCounted({ key, audience: answer?.data ?? 'uncounted' });
    };
    const timer = setTimeout(() => void ask(), askAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, counted, beginning]);
  if (!counted) return key === beginning && first ? first : 'counting';
  return counted.key === key ? counted.audience : 'counting';
}
