import { tagLimits, topicLimits } from '../../../contract/domains/topics/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

/** Whether a member who follows so many topics may follow one more. */
export const mayFollowTopic = (followed: number): RefusalName | undefined =>
  followed >= topicLimits.follows ? 'topics.too_many' : undefined;

/** Whether so many interests are a choice: at least 3 when first choosing, at least one later (R-TAG-001). */
export function mayChoose(tags: number, chosenBefore: boolean): RefusalName | undefined {
  if (!chosenBefore && tags < tagLimits.firstChoice) return 'topics.tags_too_few';
  return tags === 0 ? 'topics.tags_none' : undefined;
}
