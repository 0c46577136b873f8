import { type Random, verificationTextLength } from './verification-image.ts';

/** The digits that a question asks for; those that tests name for the image, where they are digits. */
export function newQuestionDigits(named: string | undefined, random: Random): string {
  if (named !== undefined && /^\d+$/.test(named)) return named;
  return Array.from({ length: verificationTextLength }, () => Math.floor(random() * 10)).join('');
}
