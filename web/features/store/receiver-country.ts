import { countriesShownTo, globalFid, type Language } from '../../../contract/primitives/countries.ts';

interface Reader {
  fid: number;
  language: Language;
}

/**
 * The countries that a delivery may go to, by name: the member's own first. What they wrote before there was a list
 * stands in it as it was written.
 */
export function receiverCountries({ fid, language }: Reader, stored: string): { names: string[]; chosen: string } {
  const shown = countriesShownTo(fid).filter((country) => country.fid !== globalFid);
  const own = shown.filter((country) => country.fid === fid);
  const others = shown.filter((country) => country.fid !== fid);
  const listed = [...own, ...others];
  const wanted = stored.trim().toLocaleLowerCase();
  const same = listed.find(({ names }) => Object.values(names).some((name) => name.toLocaleLowerCase() === wanted));
  const written = wanted !== '' && !same ? [stored] : [];
  const names = [...listed.map((country) => country.names[language]), ...written];
  return { names, chosen: same?.names[language] ?? written[0] ?? names[0]! };
}
