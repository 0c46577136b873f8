import type { Story } from './shapes.ts';
import { p } from './text.ts';

/** What countries talk about beside phones, and what is asked in a few words. */
export const talk: readonly Story[] = [
  {
    key: 'rent',
    by: 'Chidi_Okafor',
    ago: 6,
    about: 'kitchen',
    subject: 'First month of rent on my own: what do you cook on a Thursday?',
    message: p('Enugu. One gas ring, 4,500 naira until Monday. Beans again or is there something better?'),
    likes: ['AdaezeShoots', 'TundeB', 'zainab_a'],
    replies: [
      {
        by: 'AdaezeShoots',
        after: 12,
        text: 'Okpa! 900 naira of flour feeds two people for two days.',
        likes: ['Chidi_Okafor', 'zainab_a'],
      },
      {
        by: 'zainab_a',
        after: 25,
        text: 'Dan wake! Flour, a little potash, oil and yaji. 900 naira.',
        likes: ['Chidi_Okafor'],
      },
      { by: 'omar_k', after: 70, text: 'Koshari: rice, lentils, macaroni. Cheaper than its smell.' },
    ],
  },
  {
    key: 'goal',
    by: 'TundeB',
    ago: 13,
    about: 'football',
    subject: 'Who starts in goal on Saturday?',
    message: p('The young one was good on Tuesday. But the captain has never lost there. I change my mind every hour.'),
    likes: ['Chidi_Okafor', 'Kouassi_J'],
    replies: [
      { by: 'Chidi_Okafor', after: 9, text: 'Never change a captain.', likes: ['TundeB'] },
      { by: 'Kouassi_J', after: 33, text: 'Le jeune, sans hésiter.' },
    ],
  },
  {
    key: 'jamb',
    by: 'Chidi_Okafor',
    ago: 26,
    about: 'exams',
    subject: 'Exam results are out: what do you do with 214?',
    message: p('My sister has 214 and wanted nursing. Change the course or change the school? Who has been there?'),
    likes: ['AdaezeShoots'],
    replies: [
      {
        by: 'AdaezeShoots',
        after: 44,
        text: 'I had 209. Change the school, keep the course. I have never been sorry.',
        likes: ['Chidi_Okafor', 'TundeB'],
      },
    ],
  },
  {
    key: 'firstjob',
    by: 'TundeB',
    ago: 45,
    about: 'work',
    subject: 'Is 150k fair for a first job in Ibadan?',
    message: p('Shop assistant, six days, transport is mine. They say it grows after three months. Does it?'),
    likes: [],
    replies: [
      { by: 'Chidi_Okafor', after: 120, text: 'Ask for the growth in writing, then say yes.', likes: ['TundeB'] },
    ],
  },
  {
    key: 'generator',
    by: 'AdaezeShoots',
    ago: 61,
    about: 'repairs',
    subject: 'Generator hums but gives no light',
    message: p(
      'It starts at the first pull and sounds as always. The bulb stays dark. What do I check before I pay somebody?',
    ),
    likes: ['TundeB'],
    replies: [],
  },
  {
    key: 'matatu',
    by: 'Wanjiru_M',
    ago: 34,
    about: 'music',
    subject: 'The best song that a matatu has ever played to you',
    message: p('Route 58, rain, everybody late, and then the driver turned it up. Which song was yours?'),
    likes: ['omar_k', 'priya_nair'],
    replies: [{ by: 'omar_k', after: 55, text: 'Anything by the one with the oud. In Cairo the taxi decides.' }],
  },
  {
    key: 'aloo',
    by: 'Deepak_S',
    ago: 41,
    about: 'kitchen',
    subject: 'हॉस्टल में बिना गैस के क्या पकाते हैं?',
    message: p('एक केतली, एक प्लेट, और दो लोग। आलू उबाल लेते हैं, उसके आगे दिमाग़ नहीं चलता। आप क्या करते हैं?'),
    likes: ['priya_nair'],
    replies: [{ by: 'priya_nair', after: 18, text: 'केतली में पोहा! पाँच मिनट, और मूँगफली ऊपर से।', likes: ['Deepak_S'] }],
  },
];
