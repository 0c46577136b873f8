import type { CategoryIcon } from '../../contract/domains/countries/category-icons.ts';
import type { CountryCode } from '../../contract/primitives/countries.ts';

/** What a country talks about beside phones; each of its countries has one of its own. */
export interface StoryCategory {
  /** By which threads of the story name it; never shown. */
  key: string;
  countries: readonly CountryCode[];
  icon: CategoryIcon;
  /** In English, French and Hindi. */
  names: readonly [string, string, string];
  lines: readonly [string, string, string];
}

/** The categories that the site itself brings, by the keys that threads of the story use. */
export const broughtCategories: Readonly<Record<string, number>> = {
  phones: 1,
  cameras: 2,
  updates: 3,
  help: 4,
};

/** In the order of their lists, behind those that every country has. */
export const categories: readonly StoryCategory[] = [
  {
    key: 'kitchen',
    countries: ['ng', 'eg', 'ke', 'in', 'ci', 'ma', 'pk'],
    icon: 'utensils',
    names: ['Kitchen and market', 'Cuisine et marché', 'रसोई और बाज़ार'],
    lines: [
      'What it costs, how it is cooked, where to buy it. Say the town and the price.',
      'Ce que ça coûte, comment ça se cuisine, où l’acheter. Dites la ville et le prix.',
      'कितने का है, कैसे पकता है, कहाँ मिलता है। शहर और दाम ज़रूर लिखें।',
    ],
  },
  {
    key: 'football',
    countries: ['ng', 'eg', 'ke', 'ci', 'ma'],
    icon: 'trophy',
    names: ['Football', 'Football', 'फ़ुटबॉल'],
    lines: [
      'Before the match, during it, and for a week after.',
      'Avant le match, pendant, et toute la semaine d’après.',
      'मैच से पहले, मैच के बीच, और उसके बाद पूरे हफ़्ते।',
    ],
  },
  {
    key: 'cricket',
    countries: ['in', 'pk'],
    icon: 'trophy',
    names: ['Cricket', 'Cricket', 'क्रिकेट'],
    lines: [
      'Every over, every opinion. Be kind to the bowlers.',
      'Chaque over, chaque avis. Soyez indulgents avec les lanceurs.',
      'हर ओवर, हर राय। गेंदबाज़ों पर थोड़ी दया रखें।',
    ],
  },
  {
    key: 'exams',
    countries: ['ng', 'ke', 'in', 'pk'],
    icon: 'graduation-cap',
    names: ['School and exams', 'Études et examens', 'पढ़ाई और परीक्षाएँ'],
    lines: [
      'Forms, results, cut-off marks, and how others got through.',
      'Dossiers, résultats, seuils, et comment les autres y sont arrivés.',
      'फ़ॉर्म, नतीजे, कट-ऑफ़, और दूसरों ने कैसे पास किया।',
    ],
  },
  {
    key: 'work',
    countries: ['ng', 'eg', 'ke', 'in', 'ci', 'ma', 'pk'],
    icon: 'briefcase',
    names: ['Work and money', 'Travail et argent', 'काम और पैसा'],
    lines: [
      'First jobs, fair pay, side work. Nobody asks for a fee here.',
      'Premiers emplois, salaires justes, petits boulots. Ici, personne ne demande de frais.',
      'पहली नौकरी, सही तनख़्वाह, छोटे काम। यहाँ कोई फ़ीस नहीं माँगता।',
    ],
  },
  {
    key: 'repairs',
    countries: ['ng', 'ke', 'ci', 'eg'],
    icon: 'wrench',
    names: ['Repairs', 'Réparations', 'मरम्मत'],
    lines: [
      'Screens, batteries, generators, radios: who mends it, and for how much.',
      'Écrans, batteries, groupes, radios : qui répare, et à quel prix.',
      'स्क्रीन, बैटरी, जनरेटर, रेडियो: कौन ठीक करता है, और कितने में।',
    ],
  },
  {
    key: 'music',
    countries: ['ng', 'eg', 'in', 'ke'],
    icon: 'music',
    names: ['Music and film', 'Musique et cinéma', 'संगीत और फ़िल्में'],
    lines: [
      'What you heard on the bus and watched on a small screen.',
      'Ce que vous avez écouté dans le bus et vu sur petit écran.',
      'बस में क्या सुना, और छोटी स्क्रीन पर क्या देखा।',
    ],
  },
];
