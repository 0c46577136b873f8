import { spamLimits } from '../../../../../contract/domains/review/held/limits.ts';
import { sha256 } from '../../../../platform/seal.ts';
import { foldText } from '../../../moderation/index.ts';

/** A digest of what was said, the same however it is spelt, spaced or punctuated; null for too few words. */
export function printOf(said: string): string | null {
  const words = foldText(said);
  return words.length < spamLimits.printLeast ? null : sha256(words).toString('base64url').slice(0, 22);
}
