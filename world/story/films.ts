import type { PictureName } from '../pictures/index.ts';

/** A video of the world. */
export interface Film {
  by: string;
  /** Hours before the story's end. */
  ago: number;
  /** Its file in `world/films`, a WebM as a phone's browser records it. */
  file: string;
  /** What its cover is cut from. */
  picture: PictureName;
  subject: string;
  message: string;
  likes: readonly string[];
}

export const films: readonly Film[] = [
  {
    by: 'TundeB',
    ago: 31,
    file: 'bus.webm',
    picture: 'danfo',
    subject: 'Four seconds at Ojuelegba: the last yellow bus of the evening',
    message: '<p>Held against a lamp post, no stand. Watch it on small data: it is lighter than a photo.</p>',
    likes: ['AdaezeShoots', 'Chidi_Okafor', 'Kouassi_J'],
  },
];
