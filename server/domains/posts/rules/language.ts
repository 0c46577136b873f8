import type { Language } from '../../../../contract/primitives/countries.ts';

const english = new Set(
  'the and is are of to in it that for you with this was have not on be my we they what how but your can do at from'.split(
    ' ',
  ),
);
const french = new Set(
  'le la les des est et un une du que qui dans pour pas je vous nous avec sur ce cette sont mais plus au aux ne se il elle mon très où'.split(
    ' ',
  ),
);

/** The language a text is written in, or the writer's own where it doesn't show. */
export function guessLanguage(text: string, writers: Language): Language {
  const sample = text.slice(0, 4000);
  const characters = sample.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = sample.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  if (devanagari > 0 && devanagari * 3 >= characters) return 'hi';
  let score = 0;
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (french.has(word)) score += 1;
    else if (english.has(word)) score -= 1;
    else if (/[àâçèêëîïôûùœ]/.test(word)) score += 0.5;
  }
  if (score > 0) return 'fr';
  if (score < 0) return 'en';
  return writers;
}
