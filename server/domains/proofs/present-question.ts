import type { Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../../platform/texts.ts';

/** The question that stands for the image where it can't be seen: its digits in the words of a language. */
export function questionOf(locale: Language, digits: string): string {
  const words = [...digits].map((digit) => translate(locale, `proofs.digit.${digit}`));
  return translate(locale, 'proofs.question', { digits: words.join(', ') });
}
