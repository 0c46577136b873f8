import type { StoryChat } from './chat-shapes.ts';

/** What people write to each other. */
export const chats: readonly StoryChat[] = [
  {
    between: ['Chidi_Okafor', 'TundeB'],
    ago: 27,
    onTop: ['TundeB'],
    read: { TundeB: 9 },
    lines: [
      { by: 'Chidi_Okafor', after: 0, text: 'Saturday. Do you have a place with a screen?' },
      { by: 'TundeB', after: 4, text: 'My uncle’s shop. He closes at five, and the generator is new.' },
      { by: 'Chidi_Okafor', after: 2, text: 'How many of us?' },
      { by: 'TundeB', after: 1, text: 'Six chairs. Seven if one is a crate.', reactions: [['Chidi_Okafor', '😂']] },
      { by: 'Chidi_Okafor', after: 40, text: 'I bring rice. Look at Sunday’s.', picture: 'jollof' },
      { by: 'TundeB', after: 3, text: 'Bring twice as much.', quotes: 5, reactions: [['Chidi_Okafor', '👍']] },
      { by: 'TundeB', after: 500, text: 'Uncle says yes. From four o’clock.' },
      { by: 'Chidi_Okafor', after: 20, text: 'Who starts in goal?' },
      { by: 'TundeB', after: 6, text: 'Read my thread and vote!' },
      { by: 'Chidi_Okafor', after: 950, text: 'Captain. Always.' },
      { by: 'Chidi_Okafor', after: 1, text: 'And zainab asks whether she may come. She brings dan wake.' },
    ],
  },
  {
    between: ['AdaezeShoots', 'TundeB'],
    ago: 52,
    read: { TundeB: 6 },
    lines: [
      { by: 'AdaezeShoots', after: 0, text: 'Your bridge photo: may I show it on Friday’s walk?' },
      { by: 'TundeB', after: 30, text: 'Mine?! Of course.', reactions: [['AdaezeShoots', '❤️']] },
      { by: 'AdaezeShoots', after: 5, text: 'My number is 0803 000 0', withdrawn: true },
      { by: 'AdaezeShoots', after: 1, text: 'Sorry, wrong chat. Send me the original, please.' },
      { by: 'TundeB', after: 12, text: 'Here it is.', picture: 'lagosBridge', reactions: [['AdaezeShoots', '😮']] },
      { by: 'AdaezeShoots', after: 9, text: 'One second later and the danfo would be gone. Well waited.', quotes: 5 },
      { by: 'AdaezeShoots', after: 2900, text: 'Forty people on Friday. They asked who you are.' },
    ],
  },
  {
    between: ['BilalTech', 'TundeB'],
    ago: 20,
    muted: ['TundeB'],
    read: { TundeB: 2 },
    lines: [
      { by: 'BilalTech', after: 0, text: 'New build on the X3. Standby is down to 0.4 % an hour.' },
      { by: 'TundeB', after: 50, text: 'Mine loses 2 % a night. I test again tonight.' },
      { by: 'BilalTech', after: 300, text: 'Which build do you have? Ends in 47 or 51?' },
      { by: 'BilalTech', after: 200, text: 'If 47: clear nothing, update first, then measure.' },
      { by: 'BilalTech', after: 90, text: 'My table, so that yours goes beside it.', picture: 'batteryChart' },
    ],
  },
  {
    between: ['TundeB', 'Deepak_S'],
    ago: 190,
    read: { Deepak_S: 4, TundeB: 4 },
    lines: [
      { by: 'TundeB', after: 0, text: 'You came! My invitation worked. Welcome.' },
      { by: 'Deepak_S', after: 25, text: 'धन्यवाद भाई! Your code was easy.', reactions: [['TundeB', '🙏']] },
      { by: 'TundeB', after: 3, text: 'Ask whatever you want. Bilal knows more than I do.' },
      { by: 'Deepak_S', after: 10, text: 'ठीक है। Kito X3 पर रात की फ़ोटो कैसे लेते हो?' },
    ],
  },
  {
    between: ['SalmaCasa', 'TundeB'],
    ago: 3,
    lines: [
      {
        by: 'SalmaCasa',
        after: 0,
        text: 'Bonjour Tunde ! I am printing a small book of markets. May I ask you about Bodija?',
      },
      { by: 'SalmaCasa', after: 1, text: 'Two questions, no more. Merci !' },
    ],
  },
  {
    between: ['Yao_Kossi', 'TundeB'],
    ago: 70,
    declined: true,
    lines: [{ by: 'Yao_Kossi', after: 0, text: 'Tu vends ton X3 ? Bon prix, je paie demain.' }],
  },
  {
    between: ['Yao_Kossi', 'AdaezeShoots'],
    ago: 9,
    lines: [{ by: 'Yao_Kossi', after: 0, text: 'Bonjour ! Quel réglage pour un match le soir, sans flash ?' }],
  },
  {
    between: ['Wanjiru_M', 'AdaezeShoots'],
    ago: 30,
    read: { AdaezeShoots: 4, Wanjiru_M: 3 },
    lines: [
      { by: 'Wanjiru_M', after: 0, text: 'Could you take my Tuesday class once? Subject: night, no tripod.' },
      { by: 'AdaezeShoots', after: 70, text: 'With joy. Tuesday the week after next?' },
      { by: 'Wanjiru_M', after: 15, text: 'Perfect. I put it on the notice.', reactions: [['AdaezeShoots', '👍']] },
      { by: 'AdaezeShoots', after: 2, text: 'What do they know already?' },
    ],
  },
  {
    between: ['priya_nair', 'Wanjiru_M'],
    ago: 12,
    lines: [{ by: 'priya_nair', after: 0, text: 'नमस्ते! May people from India come to the Tuesday school, too?' }],
  },
];
