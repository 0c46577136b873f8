import { emailPattern } from '../../../contract/domains/members/limits.ts';
import type { useT } from '../../texts/texts.tsx';

/** What is said under the field of an address that was refused: of a well-formed one only its ending can be. */
export function emailWords(
  t: ReturnType<typeof useT>,
  refusal: string | undefined,
  words: string | undefined,
  email: string,
): string | undefined {
  const isEnding = refusal === 'accounts.email_invalid' && emailPattern.test(email.trim());
  return isEnding && words !== undefined ? `${words} ${t('members.emailKind')}` : words;
}
