import { type CountryCode, countries, type Language } from '../../contract/primitives/countries.ts';
import type { PictureName } from '../pictures/index.ts';

/** Name and description. */
type Words = readonly [string, string];

/** Something that the store of the world offers. */
export interface GoodsStory {
  name: string;
  content: string;
  /** 1 real goods, 2 voucher, 3 emoticon pack, 4 decoration, 5 medal. */
  type: number;
  express: number;
  price: number;
  stock: number;
  grants?: string;
  /** The countries that it is for; none means all that read its language. */
  countries?: readonly CountryCode[];
  perMember?: number;
  validDays?: number;
  picture?: PictureName;
  /** What it is called where French or Hindi is read; without it, it isn’t offered there. */
  fr?: Words;
  hi?: Words;
}

export const goods: readonly GoodsStory[] = [
  {
    ...{ name: 'Photographer medal', type: 5, express: 0, price: 5, stock: 500, grants: 'photographer' },
    content: 'For those who see it first. It stands on your profile.',
    fr: ['Médaille Photographe', 'Pour les yeux qui voient tout en premier. Elle s’affiche sur votre profil.'],
    hi: ['फ़ोटोग्राफ़र पदक', 'उनके लिए जो सबसे पहले देखते हैं। यह आपकी प्रोफ़ाइल पर दिखता है।'],
  },
  {
    ...{ name: 'Max emoticon pack', type: 3, express: 0, price: 1, stock: 1000, grants: 'Max' },
    content: 'Eight of them, and they move.',
    fr: ['Émoticônes Max', 'Il y en a huit, et elles bougent.'],
    hi: ['Max इमोटिकॉन पैक', 'आठ इमोटिकॉन, और ये हिलते भी हैं।'],
  },
  {
    ...{ name: 'Arabemoji emoticon pack', type: 3, express: 0, price: 2, stock: 1000, grants: 'Arabemoji' },
    content: 'Nineteen, from mint tea to tambourine.',
    fr: ['Émoticônes Arabemoji', 'Il y en a dix-neuf, du thé à la menthe au tambourin.'],
    hi: ['Arabemoji इमोटिकॉन पैक', 'उन्नीस इमोटिकॉन, पुदीने की चाय से डफली तक।'],
  },
  {
    ...{ name: 'Leaves around your picture', type: 4, express: 0, price: 3, stock: 300, grants: 'leaf' },
    content: 'Four leaves that go with every post of yours.',
    fr: ['Des feuilles autour de votre photo', 'Quatre feuilles qui accompagnent chacune de vos publications.'],
    hi: ['फ़ोटो के चारों ओर पत्तियाँ', 'चार पत्तियाँ, जो आपकी हर पोस्ट के साथ रहती हैं।'],
  },
  {
    ...{ name: 'Kente around your picture', type: 4, express: 0, price: 4, stock: 300, grants: 'kente' },
    content: 'Indigo, mango and hibiscus, woven.',
    fr: ['Du kente autour de votre photo', 'Indigo, mangue et hibiscus, tissés.'],
    hi: ['फ़ोटो के चारों ओर केंटे', 'नील, आम और गुड़हल के रंग, बुने हुए।'],
  },
  {
    ...{ name: '2 GB data voucher', type: 2, express: 0, price: 3, stock: 142, perMember: 2, validDays: 90 },
    picture: 'dataVoucher',
    ...{ countries: ['ng', 'ke'], content: 'A code that any of our shops exchanges for data.' },
  },
  {
    ...{ name: 'Zuri Buds 2, navy', type: 1, express: 3, price: 38, stock: 9, perMember: 1 },
    picture: 'earbuds',
    content: 'Six hours on a charge, 24 with the case. Two tip sizes in the box. One year of warranty.',
    fr: [
      'Écouteurs Zuri Buds 2, bleu marine',
      'Six heures par charge, 24 avec l’étui. Deux tailles d’embouts dans la boîte. Garantie d’un an.',
    ],
    hi: ['Zuri Buds 2, गहरे नीले', 'एक चार्ज में छह घंटे, केस के साथ 24। डिब्बे में दो साइज़ की टिप। एक साल की वारंटी।'],
  },
  {
    ...{ name: 'Baobab T-shirt', type: 1, express: 2, price: 14, stock: 31, validDays: 60 },
    picture: 'shirt',
    content: 'Soft cotton, in S to XL. Choose your size in the shop.',
    fr: ['T-shirt Baobab', 'Coton doux, du S au XL. Choisissez votre taille en magasin.'],
    hi: ['Baobab टी-शर्ट', 'मुलायम सूती, S से XL तक। साइज़ दुकान में चुनें।'],
  },
  {
    ...{ name: 'Power bank, 10,000 mAh', type: 1, express: 1, price: 22, stock: 0 },
    picture: 'powerBank',
    content: 'For three days without light.',
    fr: ['Batterie externe, 10\u{a0}000\u{a0}mAh', 'De quoi tenir trois jours sans courant.'],
    hi: ['पावर बैंक, 10,000 mAh', 'तीन दिन बिना बिजली के लिए।'],
  },
];

/** Goods as a country's members read them, with the place of their story. */
export interface Offer {
  story: GoodsStory;
  at: number;
  language: Language;
  words: Words;
}

const wordsIn = (story: GoodsStory, language: Language): Words | undefined =>
  language === 'en' ? [story.name, story.content] : story[language];

/** What is entered into the store: each piece of goods once a language. */
export const offers: readonly Offer[] = (['en', 'fr', 'hi'] as const).flatMap((language) =>
  goods.flatMap((story, at) => {
    const words = wordsIn(story, language);
    return words ? [{ story, at, language, words }] : [];
  }),
);

/** The countries that an offer is for. */
export const countriesOf = ({ story, language }: Offer): readonly CountryCode[] =>
  story.countries ?? countries.filter((country) => country.language === language).map(({ code }) => code);

/** Whose pictures those of the goods are. */
export const goodsOwner = 'Chidi_Okafor';

export const shops = [
  {
    country: 'ng',
    name: 'Ikeja City Mall',
    address: 'Obafemi Awolowo Way, Ikeja',
    hours: '9:00 – 20:00',
    staff: ['Chidi_Okafor'],
  },
  { country: 'ke', name: 'Sarit Centre', address: 'Karuna Road, Nairobi', hours: '9:00 – 19:00', staff: [] },
  { country: 'in', name: 'लिंकिंग रोड', address: 'बांद्रा पश्चिम, मुंबई', hours: '10:00 – 21:00', staff: [] },
] as const;
