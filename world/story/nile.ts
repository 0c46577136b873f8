import type { Story } from './shapes.ts';
import { b, i, ol, p, quote, ul } from './text.ts';

/** Threads of Egypt, Pakistan and Kenya. */
export const nile: readonly Story[] = [
  {
    key: 'battery',
    by: 'omar_k',
    ago: 9,
    about: 'updates',
    subject: 'Which update fixed the battery drain for you?',
    message:
      p(
        'On 5.1.2 my Kito loses 9 per cent overnight, in flight mode, on the table, alone. On 5.1.3 a friend says it is gone.',
      ) +
      p(`Please write ${b('your build')} and ${b('the loss between midnight and six')}. I will keep the list here.`) +
      ul('5.1.2 · Kito X3 · 9 %', '5.1.3 · Kito X3 · 2 %', '5.1.3 · Zuri 12 · 1 %'),
    pictures: [{ picture: 'batteryChart', caption: 'One night on 5.1.2' }],
    likes: ['BilalTech', 'TundeB', 'Deepak_S', 'Kouassi_J', 'SalmaCasa'],
    favourites: ['Deepak_S', 'TundeB'],
    replies: [
      {
        by: 'BilalTech',
        after: 11,
        text: '5.1.3, Kito X3, 2 per cent. 5.1.2 kept the modem awake, the log shows it.',
        likes: ['omar_k', 'TundeB', 'Deepak_S'],
      },
      { by: 'TundeB', after: 26, text: '5.1.3, Kito X3, 3 per cent, with two SIM cards.', likes: ['omar_k'] },
      {
        by: 'Deepak_S',
        after: 39,
        text: '5.1.2, Kito X3, 8 प्रतिशत। अपडेट अभी मेरे यहाँ नहीं आया।',
        children: [
          {
            by: 'BilalTech',
            after: 9,
            text: 'It comes in waves. Settings, System, tap the version five times, then check again.',
            likes: ['Deepak_S'],
          },
          { by: 'Deepak_S', after: 70, text: 'आ गया! धन्यवाद बिलाल भाई।', likes: ['BilalTech', 'omar_k'] },
        ],
      },
      {
        by: 'Kouassi_J',
        after: 88,
        text: '5.1.3 sur Kito X2 : 2 % aussi. Merci pour la liste, Omar.',
        likes: ['omar_k'],
      },
      {
        by: 'omar_k',
        after: 130,
        text: 'Eleven answers, and every one on 5.1.3 is under 4 per cent. Update, friends. شكرًا لكم.',
      },
    ],
  },
  {
    key: 'giza',
    by: 'omar_k',
    ago: 31,
    about: 'cameras',
    subject: 'Giza at six in the morning, before the first bus',
    message:
      p(
        'The gate opens at eight, but the road on the south side is public and the light does not read opening hours. From the petrol station, walk ten minutes into the sand and turn round.',
        `${i('اخرج قبل الفجر بنصف ساعة، وخذ معك ماءً وشايًا. الضوء لا ينتظر أحدًا، لكن الجمل ينتظر.')}`,
      ) + p('One lens, no filter, a scarf over the phone between pictures: sand gets into everything that clicks.'),
    pictures: [
      { picture: 'pyramids', caption: '06:04, Kito X3, 1/250 s' },
      { picture: 'felucca', caption: 'Twelve hours later, on the river' },
    ],
    original: true,
    likes: ['AdaezeShoots', 'SalmaCasa', 'priya_nair', 'Wanjiru_M', 'Chidi_Okafor', 'Yao_Kossi'],
    favourites: ['SalmaCasa', 'AdaezeShoots'],
    replies: [
      {
        by: 'SalmaCasa',
        after: 17,
        text: 'ما شاء الله. La lumière du matin, toujours. On dirait une aquarelle.',
        likes: ['omar_k'],
      },
      {
        by: 'AdaezeShoots',
        after: 35,
        text: 'The camel is placed like a full stop. Did you wait for it?',
        likes: ['omar_k'],
        children: [
          {
            by: 'omar_k',
            after: 4,
            text: 'It waited for me. He had finished his tea before I had.',
            likes: ['AdaezeShoots', 'SalmaCasa'],
          },
        ],
      },
      { by: 'Deepak_S', after: 64, text: 'सुबह छह बजे वालों का क्लब! आगरा से सलाम।', likes: ['omar_k', 'priya_nair'] },
    ],
  },
  {
    key: 'koshari',
    by: 'omar_k',
    ago: 55,
    about: 'kitchen',
    subject: 'كشري بعد منتصف الليل: صورة واحدة وضوء الشارع فقط',
    message:
      p(
        'المحل في شارع جانبي خلف محطة المترو، وليس فيه سوى أربعة كراسي. صورت الطبق على ضوء لافتة المحل، بلا فلاش.',
        `السر بسيط: ${b('اقترب أكثر')}، وثبّت مرفقيك على الطاولة، وخذ الصورة قبل أن تبدأ بالأكل. جرّبوها وأرسلوا أطباقكم {:Arabemoji_2:}`,
      ) +
      p(
        i(
          'For everyone else: koshari after midnight, lit by the shop sign. Come close, elbows on the table, shoot before you eat.',
        ),
      ),
    pictures: [{ picture: 'koshari', caption: 'إضاءة: لافتة المحل · Light: the shop sign' }],
    likes: ['SalmaCasa', 'Chidi_Okafor', 'BilalTech'],
    replies: [
      { by: 'SalmaCasa', after: 20, text: 'يا سلام! سأرسل لكم طبق بيصارة من الدار البيضاء غدًا.', likes: ['omar_k'] },
      {
        by: 'Chidi_Okafor',
        after: 55,
        text: 'I do not read Arabic but I read this plate very well {:Default_12:}',
        likes: ['omar_k', 'SalmaCasa'],
      },
    ],
  },
  {
    key: 'charging',
    by: 'BilalTech',
    ago: 122,
    about: 'updates',
    subject: 'Fast charging stopped after the update? Clear this one cache',
    message:
      p(
        'Nine phones on my desk, same trouble: the charger says 33 W, the phone takes 10 W. No need to reset anything.',
      ) +
      ol(
        'Switch the phone off completely.',
        'Hold volume up and power until the logo.',
        `Choose ${b('Wipe cache')}, never ${b('Wipe data')}.`,
        'Restart, charge with the original cable, wait one minute.',
      ) +
      quote('If the screen offers to erase your data, you are on the wrong line. Go back.') +
      p('It worked on eight of nine. The ninth had a broken cable, which is also an answer.'),
    pictures: [{ picture: 'desk', caption: 'The bench, tidied for the picture' }],
    likes: ['TundeB', 'omar_k', 'Kouassi_J', 'Deepak_S', 'Yao_Kossi', 'Chidi_Okafor', 'zainab_a', 'Wanjiru_M'],
    favourites: ['Kouassi_J', 'TundeB', 'Yao_Kossi'],
    replies: [
      {
        by: 'Kouassi_J',
        after: 240,
        text: 'Merci Bilal, ça marche aussi sur mon Kito X2. La charge rapide est revenue.',
        likes: ['BilalTech', 'Yao_Kossi'],
      },
      {
        by: 'Deepak_S',
        after: 300,
        text: 'मेरे फ़ोन में भी हो गया। "Wipe data" वाली चेतावनी के लिए ख़ास धन्यवाद।',
        likes: ['BilalTech'],
      },
      {
        by: 'Yao_Kossi',
        after: 420,
        text: "Chez moi ça reste à 10 W. Câble d'origine, pourtant.",
        children: [
          {
            by: 'BilalTech',
            after: 30,
            text: 'Try another wall socket first, then clean the port. Tell us the number after one minute.',
          },
          {
            by: 'Yao_Kossi',
            after: 95,
            text: "C'était la multiprise ! 31 W maintenant. Merci.",
            likes: ['BilalTech', 'Kouassi_J'],
          },
        ],
      },
      {
        by: 'zainab_a',
        after: 7000,
        text: 'Saved for later. My charger is still perfect, I just like knowing.',
        likes: ['BilalTech'],
      },
    ],
  },
  {
    key: 'versus',
    by: 'BilalTech',
    ago: 20,
    about: 'phones',
    subject: 'Zuri 12 Pro or Kito X3: three weeks with both in one pocket',
    message:
      p('Same SIM, same routes, same battery habits. I changed phones every second day and wrote everything down.') +
      ul(
        `${b('Camera')}: Zuri by day and night, Kito only when it rains (the buttons).`,
        `${b('Battery')}: Kito, by two hours.`,
        `${b('Calls')}: a tie.`,
        `${b('In the hand')}: Kito. The Zuri is a bar of soap.`,
      ) +
      p('My pick for a first phone: Kito X3. For somebody who takes pictures every day: Zuri 12 Pro and a case.'),
    pictures: [
      { picture: 'zuriPhone', caption: 'Zuri 12 Pro' },
      { picture: 'kitoPhones', caption: 'Kito X3, all three colours' },
    ],
    likes: ['TundeB', 'Deepak_S', 'AdaezeShoots', 'omar_k'],
    favourites: ['zainab_a'],
    replies: [
      {
        by: 'AdaezeShoots',
        after: 15,
        text: 'A bar of soap with a very good eye, please.',
        likes: ['BilalTech', 'TundeB'],
      },
      {
        by: 'TundeB',
        after: 28,
        text: 'Two hours more battery is a whole second half plus extra time. Kito it stays.',
        likes: ['BilalTech'],
      },
    ],
  },
  {
    key: 'threesettings',
    by: 'Wanjiru_M',
    ago: 12,
    about: 'cameras',
    subject: 'Camera school: three settings I change on every new phone',
    message:
      ol(
        `${b('Grid on.')} Put the horizon on a line, any line, as long as it is not your eye that decides.`,
        `${b('Save location off')} for pictures of homes and children.`,
        `${b('Volume key = shutter.')} Your thumb is steadier there.`,
      ) +
      p(
        'Homework for Tuesday: one picture with the horizon in the lowest third. Post it below, beginners first {:Default_1:}',
      ),
    pictures: [{ picture: 'baobab', caption: 'Homework, mine: Tsavo road, last light' }],
    likes: ['AdaezeShoots', 'zainab_a', 'priya_nair', 'Chidi_Okafor', 'SalmaCasa'],
    favourites: ['zainab_a', 'Chidi_Okafor'],
    replies: [
      {
        by: 'zainab_a',
        after: 30,
        text: 'I did not know about the location. Switched off now, thank you.',
        likes: ['Wanjiru_M', 'AdaezeShoots'],
      },
      { by: 'priya_nair', after: 52, text: 'ग्रिड चालू करने से ही आधी तस्वीरें सीधी हो गईं।' },
      {
        by: 'Kouassi_J',
        after: 77,
        text: 'Devoir rendu : la lagune, horizon tout en bas. Je poste ce soir.',
        likes: ['Wanjiru_M'],
      },
    ],
  },
  {
    key: 'rules',
    by: 'Wanjiru_M',
    ago: 500,
    subject: 'How we talk here: five short rules',
    message:
      ol(
        'Say what happened, on which phone and which build. "It does not work" helps nobody.',
        'Criticise the picture, never the person.',
        "No phone numbers or addresses of others, and no faces of children without their parents' yes.",
        'Your own pictures. If it is not yours, say whose it is.',
        'If a reply hurts, report it and walk away. We read every report.',
      ) +
      p(
        'Questions about a decision? Write to a moderator of your country. We explain, and we change our minds when we were wrong.',
      ),
    likes: ['AdaezeShoots', 'BilalTech', 'omar_k', 'SalmaCasa', 'priya_nair'],
    replies: [
      { by: 'SalmaCasa', after: 90, text: 'Clair et humain. Je traduis pour les amis de Casa.', likes: ['Wanjiru_M'] },
      {
        by: 'priya_nair',
        after: 400,
        text: 'हिंदी में भी साझा कर रही हूँ, ताकि सब पढ़ सकें।',
        likes: ['Wanjiru_M', 'Deepak_S'],
      },
    ],
  },
];
