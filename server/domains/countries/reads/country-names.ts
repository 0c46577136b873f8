import type { z } from 'zod';
import type { countryRow } from '../../../../contract/domains/countries/shapes.ts';
import { countries, type Language } from '../../../../contract/primitives/countries.ts';

/** Every country by its name in a language; `sname` is the same in English, whatever the language. */
export const countryNames = (locale: Language): z.output<typeof countryRow>[] =>
  countries.map(({ code, fid, names, dial, language }) => ({
    name: names[locale],
    sname: names.en,
    code,
    key: fid,
    label: names[locale],
    cid: fid,
    dial,
    language,
  }));
