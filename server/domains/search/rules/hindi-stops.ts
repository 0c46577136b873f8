import { folded } from './words.ts';

/** Hindi words that say nothing of a text, folded: PostgreSQL has stems for Hindi, and no list of these. */
export const hindiStops: ReadonlySet<string> = new Set(
  `का के की को से में पर ने है हैं हो था थे थी थीं और या भी तो ही यह ये वह वे इस उस इन उन कि जो एक कर नहीं न मैं हम आप
   मेरे मेरा मेरी अपने अपना अपनी`
    .split(/\s+/)
    .map(folded),
);
