import { type Language, languages } from '../../../contract/primitives/countries.ts';

const known = (tag: string): Language | undefined =>
  languages.find((language) => language === tag.trim().slice(0, 2).toLowerCase());

/**
 * The language of the server's messages: the call's `lang` header, else the first of `accept-language`
 * that we speak by its weight, else English (R-SES-025).
 */
export function messageLanguage(lang: string | undefined, acceptLanguage: string | undefined): Language {
  const asked = lang === undefined ? undefined : known(lang);
  if (asked) return asked;
  const ranked = (acceptLanguage ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...params] = part.split(';');
      const weight = Number(params.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: known(tag), weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked.find((entry) => entry.language)?.language ?? 'en';
}
