import { campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import { useT } from '../../../texts/texts.tsx';

/** How many people in words: few of them are not counted. */
export function usePeople(): (people: { count: number; few: 0 | 1 }) => string {
  const t = useT();
  return ({ count, few }) =>
    few === 1 ? t('announcements.console.few', { most: campaignLimits.few }) : t('operators.queue.people', { count });
}
