import { countryOfFid, type Language, languages } from '../../../../contract/primitives/countries.ts';

export type WordName = `${'title' | 'text'}_${Language}`;

/** What announcements and campaigns are both written with. */
export type WordsDraft = Record<WordName | 'countries' | 'languages' | 'english_will_do' | 'url', string>;

interface Written extends Record<WordName | 'url', string> {
  countries: readonly number[];
  languages: readonly Language[];
  english_will_do: 0 | 1;
}

/** As fields hold it. */
export function wordsDraftOf(written: Written | undefined): WordsDraft {
  const words = languages.flatMap((language) =>
    (['title', 'text'] as const).map((word): [WordName, string] => {
      const name: WordName = `${word}_${language}`;
      return [name, written?.[name] ?? ''];
    }),
  );
  return {
    ...(Object.fromEntries(words) as Record<WordName, string>),
    countries: written?.countries.join() ?? '',
    languages: written?.languages.join() ?? '',
    english_will_do: String(written?.english_will_do ?? 0),
    url: written?.url ?? '',
  };
}

/** The parts of a list that a field holds. */
export const partsOf = (list: string): string[] => list.split(',').filter((each) => each !== '');

/** Countries that a field holds. */
export const countriesIn = (list: string): number[] => partsOf(list).map(Number);

/** Languages in which it is read. */
export function languagesRead({
  countries,
  languages: chosen,
}: Pick<WordsDraft, 'countries' | 'languages'>): Language[] {
  const meant = countriesIn(countries);
  const spoken = meant.flatMap((fid) => countryOfFid(fid)?.language ?? []);
  return languages.filter(
    (each) => (meant.length === 0 || spoken.includes(each)) && (chosen === '' || partsOf(chosen).includes(each)),
  );
}

/** A title, and a text wherever there is one in any language. */
const isWhole = (draft: WordsDraft, language: Language): boolean =>
  draft[`title_${language}`].trim() !== '' &&
  (draft[`text_${language}`].trim() !== '' || languages.every((each) => draft[`text_${each}`].trim() === ''));

/** Languages that still have to be written, as the server counts them. */
export const missingIn = (draft: WordsDraft): Language[] =>
  (draft.english_will_do === '1' ? (['en'] as const) : languagesRead(draft)).filter(
    (language) => !isWhole(draft, language),
  );

/** What a reader of a language would see. */
export function wordsFor(
  draft: Record<WordName, string>,
  language: Language,
): { lang: Language; title: string; text: string } {
  const lang = [language, 'en' as const, ...languages].find((each) => draft[`title_${each}`].trim() !== '') ?? language;
  return { lang, title: draft[`title_${lang}`], text: draft[`text_${lang}`] };
}

/** What an operator calls it: its title as they would read it, or its number. */
export const nameFor = (of: Record<WordName, string> & { id: number }, language: Language): string =>
  wordsFor(of, language).title || `#${of.id}`;

/** A moment as a field of date and time holds it, in UTC; empty for none. */
export const momentField = (seconds: number): string =>
  seconds === 0 ? '' : new Date(seconds * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
