/** A thread that somebody passes on. */
export interface Forward {
  by: string;
  /** Hours before the story's end. */
  ago: number;
  /** Key of the story that is forwarded. */
  of: string;
  subject: string;
  message: string;
}

export const forwards: readonly Forward[] = [
  {
    by: 'Chidi_Okafor',
    ago: 33,
    of: 'matatu',
    subject: 'Our danfos only play the horn',
    message: '<p>Read what Nairobi gets to hear on the way home, then tell me about yours.</p>',
  },
];

/** Who looks after a topic, and what they put into the selection there, by the stories' keys. */
export const caretakers = [
  { name: 'Wanjiru_M', topic: 'Night Mode Challenge', features: ['bridge', 'raat'], after: 9 * 60 },
] as const;
