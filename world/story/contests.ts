import type { PictureName } from '../pictures/index.ts';

/** Words of a contest in three languages, as an operator writes them. */
export interface ContestStory {
  key: string;
  fid: 770 | 771;
  title: readonly [en: string, fr: string, hi: string];
  brief: readonly [en: string, fr: string, hi: string];
  decide: 'likes' | 'both' | 'none';
  jury: readonly string[];
  /** Hours before the story's end, below zero after it. */
  opens: number;
  until: number;
  closes: number;
  winners: number;
  /** What each place wins, in three languages, and the XGold that comes with it. */
  prizes: readonly (readonly [en: string, fr: string, hi: string, xgold: number])[];
}

/** The rules in short, a line each: in English, French and Hindi. */
export const contestRules = [
  'Your own photo\nUp to 3 photos\nPeople you can recognise said yes',
  'Une photo que vous avez prise\nJusqu’à 3 photos\nLes personnes reconnaissables ont dit oui',
  'आपकी अपनी ली हुई फ़ोटो\n3 फ़ोटो तक\nजो पहचाने जाएँ उन्होंने हाँ कहा',
] as const;

const termLines = [
  [
    'You keep your photo|It stays yours. You can take it out until the contest closes.',
    'We may show it|On Baobab and in our posts, with your name, for 2 years.',
    'People agreed|Everyone you can recognise said yes. For children, a parent.',
    'We remove the place|Where it was taken is removed on your phone, always.',
  ],
  [
    'Votre photo reste à vous|Vous pouvez la retirer jusqu’à la fin du concours.',
    'Nous pouvons la montrer|Sur Baobab et dans nos posts, avec votre nom, pendant 2 ans.',
    'Les personnes sont d’accord|Toute personne reconnaissable a dit oui. Pour un enfant, un parent.',
    'Nous retirons le lieu|Le lieu de la prise est toujours retiré sur votre téléphone.',
  ],
  [
    'फ़ोटो आपकी ही रहेगी|मुकाबला बंद होने तक आप उसे हटा सकते हैं।',
    'हम उसे दिखा सकते हैं|Baobab पर और हमारी पोस्ट में, आपके नाम के साथ, 2 साल तक।',
    'लोगों की सहमति है|जो भी पहचान में आए, उसने हाँ कहा है। बच्चों के लिए माता-पिता ने।',
    'हम जगह हटाते हैं|कहाँ ली गई, यह आपके फ़ोन पर ही हमेशा हटा दिया जाता है।',
  ],
] as const;

/** What is agreed to in short, title and words a line: in the same languages. */
export const contestTerms = termLines.map((lines) => lines.join('\n'));

/** One that runs, one that is over, and the dream fund's month. */
export const contests: readonly ContestStory[] = [
  {
    key: 'markets',
    fid: 770,
    title: ['Markets of my city', 'Les marchés de ma ville', 'मेरे शहर के बाज़ार'],
    brief: [
      'Colour, trade and people. Show the hour at which your market is most itself.',
      'Couleurs, échanges, visages. Montrez l’heure où votre marché est le plus lui-même.',
      'रंग, सौदे और लोग। वह घड़ी दिखाएँ जब आपका बाज़ार सबसे अपना लगता है।',
    ],
    decide: 'both',
    jury: ['AdaezeShoots', 'BilalTech', 'priya_nair'],
    ...{ opens: 480, until: -72, closes: -240, winners: -336 },
    prizes: [
      ['Kito X3, 128 GB', 'Kito X3, 128 Go', 'Kito X3, 128 GB', 0],
      ['Zuri Watch Lite', 'Zuri Watch Lite', 'Zuri Watch Lite', 0],
      ['5,000 XGold', '5 000 XGold', '5,000 XGold', 5000],
    ],
  },
  {
    key: 'after-rain',
    fid: 770,
    title: ['After the rain', 'Après la pluie', 'बारिश के बाद'],
    brief: ['Wet roads, clear air.', 'Routes mouillées, air clair.', 'भीगी सड़कें, साफ़ हवा।'],
    decide: 'likes',
    jury: [],
    ...{ opens: 660, until: 420, closes: 300, winners: 280 },
    prizes: [
      ['1,000 XGold', '1 000 XGold', '1,000 XGold', 1000],
      ['300 XGold', '300 XGold', '300 XGold', 300],
    ],
  },
];

/** An entry of the world: who sent which scene, how long before the story's end, and who likes it. */
export interface EntryStory {
  by: string;
  contest?: string;
  fid?: 771;
  picture: PictureName;
  subject: string;
  message?: string;
  camera?: string;
  ago: number;
  /** Place in its board's categories, from 1. */
  category?: number;
  likes: readonly string[];
  /** What it won: a place of its contest. */
  place?: number;
  /** What became of a dream. */
  became?: string;
}

const markets = (by: string, picture: PictureName, subject: string, ago: number, likes: readonly string[] = []) =>
  ({ by, contest: 'markets', picture, subject, ago, category: 1, camera: 'Kito X3', likes }) as const;
const rain = (by: string, picture: PictureName, subject: string, ago: number, likes: readonly string[], place = 0) =>
  ({ by, contest: 'after-rain', picture, subject, ago, category: 2, likes, place }) as const;
const dream = (by: string, picture: PictureName, subject: string, message: string, ago: number, became = '') =>
  ({ by, fid: 771, picture, subject, message, ago, likes: ['AdaezeShoots'], became }) as const;

export const entries: readonly EntryStory[] = [
  markets('AdaezeShoots', 'umbrellas', 'Kurmi market, six in the morning', 470, ['TundeB', 'Wanjiru_M', 'BilalTech']),
  markets('AdaezeShoots', 'lagosBridge', 'The bridge before the traders', 460, ['omar_k', 'TundeB']),
  markets('AdaezeShoots', 'portrait', 'Mama Risi counts once', 450, ['SalmaCasa', 'Chidi_Okafor']),
  markets('Wanjiru_M', 'baobab', 'Shade that costs nothing', 440, ['AdaezeShoots']),
  markets('Wanjiru_M', 'jollof', 'Lunch behind the stalls', 430, ['TundeB', 'omar_k']),
  markets('Wanjiru_M', 'pitch', 'After closing time', 420),
  markets('BilalTech', 'atlas', 'Road to the valley bazaar', 410, ['priya_nair']),
  markets('BilalTech', 'powerBank', 'Charged by the hour', 400),
  markets('omar_k', 'koshari', 'Koshari, corner of the square', 390, ['SalmaCasa', 'AdaezeShoots']),
  markets('omar_k', 'felucca', 'Tomatoes come by boat', 380, ['Wanjiru_M']),
  markets('omar_k', 'pyramids', 'Camels have Fridays off', 370),
  markets('SalmaCasa', 'soukLanterns', 'Lampes du souk, à dix-huit heures', 360, ['omar_k', 'Kouassi_J', 'TundeB']),
  markets('SalmaCasa', 'domeGarden', 'Sous la coupole, on négocie', 350, ['omar_k']),
  markets('priya_nair', 'backwater', 'नाव पर सब्ज़ी', 340, ['Deepak_S', 'BilalTech']),
  markets('priya_nair', 'wetLane', 'बारिश में चाय की दुकान', 330, ['Deepak_S']),
  markets('TundeB', 'danfo', 'Last bus from Obalende', 320, ['Chidi_Okafor', 'AdaezeShoots']),
  markets('TundeB', 'kitoPhones', 'Ladipo, phones by weight', 310),
  markets('Chidi_Okafor', 'bokehRoad', 'The night traders’ road', 300, ['AdaezeShoots', 'TundeB']),
  markets('Kouassi_J', 'abidjanLagoon', 'Le marché de l’autre rive', 290, ['Yao_Kossi', 'SalmaCasa']),
  markets('Deepak_S', 'shirt', 'पुराने कपड़े, नई कहानी', 280, ['priya_nair']),
  rain('AdaezeShoots', 'bokehRoad', 'Third Mainland, one minute after', 640, ['Wanjiru_M', 'BilalTech', 'omar_k'], 1),
  rain('Wanjiru_M', 'baobab', 'The tree drinks first', 620, ['AdaezeShoots', 'BilalTech'], 2),
  rain('BilalTech', 'atlas', 'Clear to the mountains', 600, ['Wanjiru_M']),
  rain('omar_k', 'felucca', 'It rained on the Nile, once', 580, ['AdaezeShoots']),
  dream(
    'Chidi_Okafor',
    'desk',
    'A screen that shows the whole board',
    'I teach 40 children from one cracked phone. The last row can’t read what I draw.',
    400,
    'Two tablets came on the bus. Row five reads aloud now.',
  ),
  dream(
    'Kouassi_J',
    'abidjanLagoon',
    'Le gaz au lieu du charbon',
    'Pour un maquis à Abobo. Mes poumons vous disent merci.',
    300,
  ),
  dream(
    'priya_nair',
    'backwater',
    'दो के लिए एक सिलाई मशीन',
    'मैं और मेरी बहन घर से काम करते हैं। दूसरी मशीन हो तो जनवरी तक स्कूल की यूनिफ़ॉर्म बन जाएँ।',
    200,
  ),
];
