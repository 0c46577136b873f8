import type { PictureName } from '../pictures/index.ts';

/** What a draw is called and says, and its prizes, in three languages. */
interface DrawStory {
  title: readonly [en: string, fr: string, hi: string];
  brief: readonly [en: string, fr: string, hi: string];
  prizes: readonly { names: readonly [en: string, fr: string, hi: string]; count: number; picture: PictureName }[];
  deed: 'check_in' | 'reply';
  /** Hours before the story's end, below zero after it. */
  opens: number;
  closes: number;
}

/** Who uploads the pictures of prizes. */
export const prizesOwner = 'Chidi_Okafor';

/** A draw that is over, and who had a ticket. */
export const pastDraw = {
  title: ['First birthday draw', 'Tirage du premier anniversaire', 'पहली सालगिरह का ड्रॉ'],
  brief: [
    'We turned one. Whoever came by had a ticket.',
    'Nous avons eu un an. Qui est passé avait un ticket.',
    'हम एक साल के हुए। जो आया, उसे टिकट मिला।',
  ],
  prizes: [
    { names: ['Kito X3 phone', 'Téléphone Kito X3', 'Kito X3 फ़ोन'], count: 1, picture: 'kitoPhones' },
    { names: ['Zuri Buds 2', 'Écouteurs Zuri Buds 2', 'Zuri Buds 2 ईयरबड'], count: 2, picture: 'earbuds' },
  ],
  deed: 'check_in',
  ...{ opens: 456, closes: 408 },
} as const satisfies DrawStory;

/** In the order in which they came. */
export const pastTickets = [
  ...['SalmaCasa', 'TundeB', 'BilalTech', 'AdaezeShoots', 'priya_nair', 'Chidi_Okafor', 'omar_k'],
] as const;

/** Why one of them was passed over: everybody can read it. */
export const passedOver = 'This member asked us to give the prize to somebody else.';

/** A draw that runs: the replies of its days gave tickets. */
export const runningDraw = {
  title: ['Answer and win', 'Répondez et gagnez', 'जवाब दें और जीतें'],
  brief: ['Somebody waits for your answer.', 'Quelqu’un attend votre réponse.', 'किसी को आपके जवाब का इंतज़ार है।'],
  prizes: [
    { names: ['Zuri 12 Pro phone', 'Téléphone Zuri 12 Pro', 'Zuri 12 Pro फ़ोन'], count: 1, picture: 'zuriPhone' },
    { names: ['Power bank', 'Batterie externe', 'पावर बैंक'], count: 5, picture: 'powerBank' },
    { names: ['Baobab T-shirt', 'T-shirt Baobab', 'Baobab टी-शर्ट'], count: 20, picture: 'shirt' },
  ],
  deed: 'reply',
  ...{ opens: 144, closes: -100 },
} as const satisfies DrawStory;
