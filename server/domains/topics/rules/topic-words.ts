import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { oneLine } from '../../../platform/one-line.ts';

export type TopicWords = { name: string; description: string };

/** Something is seen of it: more than white space and what steers writing. */
const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A name on one line of 1 to 45 characters (R-TOP-008), and what it is about in 1 to 800 (R-TOP-009). */
export function takeWords(sent: { subject: string; message: string; description: string }): TopicWords | RefusalName {
  const name = oneLine(sent.subject);
  if (!isVisible(name)) return 'topics.name_empty';
  if (visibleLength(name) > topicLimits.nameMax) return 'topics.name_too_long';
  // The description takes the place of a message that says nothing (R-TOP-012).
  const description = sent.message.trim() || sent.description.trim();
  if (!isVisible(description)) return 'topics.description_empty';
  if (visibleLength(description) > topicLimits.descriptionMax) return 'topics.description_too_long';
  return { name, description };
}

/** Whether so many tags may stand on a topic: 1 to 5 (R-TOP-010). */
export const refusesTags = (tags: number): RefusalName | undefined =>
  tags < topicLimits.tagsMin || tags > topicLimits.tags ? 'topics.select_tags' : undefined;

/** A logo is 140 pixels wide and high at least (R-TOP-011); what is more is cut where it is drawn. */
export const refusesLogo = ({ width, height }: { width: number; height: number }): RefusalName | undefined =>
  Math.min(width, height) < topicLimits.logoSide ? 'topics.logo_too_small' : undefined;
