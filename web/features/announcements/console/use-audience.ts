import { useEffect, useState } from 'react';
import type { Audience } from '../../../../contract/domains/announcements/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { type CampaignDraft, segmentsOf } from './campaign-draft.ts';

/** A pause of the hand after which people are counted anew, in milliseconds. */
const askAfterMs = 300;

/** How many a draft would reach: as the page came with it, then counted anew whenever another segment is chosen. */
export function useAudience(draft: CampaignDraft, first: Audience | null): Audience | null {
  const [counted, setCounted] = useState<{ key: string; audience: Audience | null }>();
  const key = JSON.stringify(segmentsOf(draft));
  const [beginning] = useState(key);
  useEffect(() => {
    if (key === (counted?.key ?? beginning)) return;
    let wanted = true;
    const ask = async () => {
      const { data } = await call('announcements.audience', JSON.parse(key) as ReturnType<typeof segmentsOf>);
      if (wanted) setCounted({ key, audience: data });
    };
    const timer = setTimeout(() => void quietly(ask()), askAfterMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, counted, beginning]);
  if (!counted) return key === beginning ? first : null;
  return counted.key === key ? counted.audience : null;
}
