import { useState } from 'react';
import { usePress } from '../../api/use-press.ts';
import { showToast } from '../../design/toasts.ts';
import { randomString } from '../../lib/random.ts';
import { useStateOf } from '../../lib/use-state-of.ts';
import { useT } from '../../texts/texts.tsx';
import { checkIn } from './mutations.ts';
import type { CheckInInfo } from './queries.ts';

export interface CheckInState {
  record: CheckInInfo;
  busy: boolean;
  sign: () => void;
  /** Signed on this page: the line stays where it is until the page is left. */
  signedHere: boolean;
}

const guests = {};

/** The check-in of a page, for its line and its card; null for guests. `onSigned` shows what else it has changed there. */
export function useCheckIn(loaded: CheckInInfo | null, onSigned?: () => Promise<void>): CheckInState | null {
  const t = useT();
  const { busy, run } = usePress();
  const [key] = useState(randomString);
  const [{ record, signedHere }, setState] = useStateOf(loaded ?? guests, {
    begin: () => ({ loaded: loaded ?? guests, record: loaded, signedHere: false }),
    recall: (left) => ({ ...left, signedHere: false }),
  });
  if (!record) return null;
  const sign = () =>
    void run(async () => {
      const now = await checkIn(key);
      setState((state) => ({ ...state, record: now, signedHere: true }));
      await onSigned?.();
      const amount = now.today_total;
      showToast({ text: amount > 0 ? t('feeds.signedFor', { amount }) : t('feeds.signedToday') });
    });
  return { record, busy, sign, signedHere };
}

/** What the next check-in earns. */
export const nextAmount = ({ continue_days, is_sign, day_gold }: CheckInInfo): number =>
  day_gold[(continue_days - is_sign) % day_gold.length] ?? 0;
