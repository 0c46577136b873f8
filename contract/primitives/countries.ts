/** Languages the interface is offered in, exactly three (R-MSC-003). */
export const languages = ['en', 'fr', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The locale a language is read in when no country is chosen: the language dialog's routes (R-MSC-016). */
export const languageRoutes: Record<Language, CountryCode> = { en: 'global', fr: 'ma', hi: 'in' };

export type Cloth = 'dots' | 'zig' | 'star' | 'kolam' | 'wave' | 'batik';

export interface Country {
  /** Path segment and answer of the site-id header. */
  code: CountryCode;
  /** Board, country and calling id are one number (R-MSC-057). */
  fid: number;
  /** Name in each interface language. */
  names: Record<Language, string>;
  /** The same within a sentence, as what somebody joins: French says "le Kenya". */
  joinable: Record<Language, string>;
  language: Language;
  /** International dialling prefix, without the plus; empty for global. */
  dial: string;
  /** ISO 3166 alpha-2, upper case; empty for global. */
  iso: string;
  /** A member's day runs in this zone. */
  timeZone: string;
  cloth: Cloth;
  /** The store delivers there. */
  store: boolean;
}

const countryCodes = [
  'ng',
  'eg',
  'ke',
  'id',
  'pk',
  'in',
  'ci',
  'ma',
  'ug',
  'ph',
  'tz',
  'gh',
  'rus',
  'bd',
  'np',
  'zm',
  'global',
] as const;
export type CountryCode = (typeof countryCodes)[number];

type Row = [CountryCode, number, string, string, string, Language, string, string, string, Cloth, boolean];
const rows: Row[] = [
  ['ng', 188, 'Nigeria', 'Nigéria', 'नाइजीरिया', 'en', '234', 'NG', 'Africa/Lagos', 'dots', true],
  ['eg', 206, 'Egypt', 'Égypte', 'मिस्र', 'en', '20', 'EG', 'Africa/Cairo', 'star', true],
  ['ke', 207, 'Kenya', 'Kenya', 'केन्या', 'en', '254', 'KE', 'Africa/Nairobi', 'wave', true],
  ['id', 208, 'Indonesia', 'Indonésie', 'इंडोनेशिया', 'en', '62', 'ID', 'Asia/Jakarta', 'batik', true],
  ['pk', 209, 'Pakistan', 'Pakistan', 'पाकिस्तान', 'en', '92', 'PK', 'Asia/Karachi', 'star', true],
  ['in', 210, 'India', 'Inde', 'भारत', 'hi', '91', 'IN', 'Asia/Kolkata', 'kolam', true],
  ['ci', 211, "Côte d'Ivoire", "Côte d'Ivoire", 'कोत दिव्वार', 'fr', '225', 'CI', 'Africa/Abidjan', 'zig', true],
  ['ma', 212, 'Morocco', 'Maroc', 'मोरक्को', 'fr', '212', 'MA', 'Africa/Casablanca', 'star', true],
  ['ug', 213, 'Uganda', 'Ouganda', 'युगांडा', 'en', '256', 'UG', 'Africa/Kampala', 'wave', false],
  ['ph', 215, 'Philippines', 'Philippines', 'फ़िलीपींस', 'en', '63', 'PH', 'Asia/Manila', 'batik', false],
  ['tz', 217, 'Tanzania', 'Tanzanie', 'तंज़ानिया', 'en', '255', 'TZ', 'Africa/Dar_es_Salaam', 'wave', false],
  ['gh', 220, 'Ghana', 'Ghana', 'घाना', 'en', '233', 'GH', 'Africa/Accra', 'zig', false],
  ['rus', 222, 'Russia', 'Russie', 'रूस', 'en', '7', 'RU', 'Europe/Moscow', 'star', false],
  ['bd', 331, 'Bangladesh', 'Bangladesh', 'बांग्लादेश', 'en', '880', 'BD', 'Asia/Dhaka', 'kolam', false],
  ['np', 332, 'Nepal', 'Népal', 'नेपाल', 'en', '977', 'NP', 'Asia/Kathmandu', 'kolam', false],
  ['zm', 772, 'Zambia', 'Zambie', 'ज़ाम्बिया', 'en', '260', 'ZM', 'Africa/Lusaka', 'wave', false],
  ['global', 293, 'Global', 'Mondial', 'वैश्विक', 'en', '', '', 'UTC', 'dots', false],
];

/** What French puts before a country's name. */
const articles: Partial<Record<CountryCode, string>> = {
  ...{ ng: 'le ', eg: 'l’', ke: 'le ', id: 'l’', pk: 'le ', in: 'l’', ci: 'la ', ma: 'le ', ug: 'l’', ph: 'les ' },
  ...{ tz: 'la ', gh: 'le ', rus: 'la ', bd: 'le ', np: 'le ', zm: 'la ' },
};

/** Nobody joins a place that is none. */
const everywhere: Record<Language, string> = { en: 'the community', fr: 'la communauté', hi: 'समुदाय' };

/** The country table, 17 entries (D1 §3, R-MSC-057, R-MSC-058), in the order of the country dialog. */
export const countries: readonly Country[] = rows.map(
  ([code, fid, en, fr, hi, language, dial, iso, timeZone, cloth, store]) => ({
    code,
    fid,
    names: { en, fr, hi },
    joinable: code === 'global' ? everywhere : { en, fr: (articles[code] ?? '') + fr, hi },
    language,
    dial,
    iso,
    timeZone,
    cloth,
    store,
  }),
);

export const globalFid = 293;
export const globalCountry = countries.find((c) => c.fid === globalFid)!;

const byCode = new Map<string, Country>(countries.map((c) => [c.code, c]));
const byFid = new Map<number, Country>(countries.map((c) => [c.fid, c]));

export const countryOfCode = (code: string | undefined): Country | undefined => byCode.get(code ?? '');
export const countryOfFid = (fid: number): Country | undefined => byFid.get(fid);
export const countryOfIso = (iso: string): Country | undefined =>
  countries.find((c) => c.iso !== '' && c.iso === iso.toUpperCase());

/** The two countries that never see each other in lists of countries (D1 §5, DECISIONS). */
const hidden = new Map([
  [209, 210],
  [210, 209],
]);
/** Countries a reader in `fid` is shown. */
export const countriesShownTo = (fid: number): Country[] => countries.filter((c) => c.fid !== hidden.get(fid));

/** `/ng/latest` for ng and `/latest` for global (R-MSC-005, R-MSC-006). `path` starts with a slash. */
export const localePath = (code: CountryCode, path: string): string =>
  code === 'global' ? path : `/${code}${path === '/' ? '' : path}`;
