import type { Story } from './shapes.ts';
import { b, i, link, ol, p, quote, ul } from './text.ts';

export const nigeria: readonly Story[] = [
  {
    key: 'bridge',
    by: 'AdaezeShoots',
    ago: 2.7,
    about: 'cameras',
    subject: 'Third Mainland Bridge at blue hour: no tripod, just night mode',
    message:
      p(
        'Blue hour in Lagos lasts about eleven minutes, and the bus does not stop for you. This is how I get a clean sky from a moving window on a phone that costs less than most lenses.',
        'Touch the brightest light to set the focus, then drag the exposure down by two thirds. Hold your elbows against the seat, breathe out, and press the volume key rather than the screen.',
      ) +
      ul(
        `${b('Night mode')} on, timer off`,
        'ISO 800, not more: above that the sky turns to soup',
        'Burst of five, keep one',
      ) +
      p(`Settings are under each photo. Ask me anything {:Africanflavour_4:}`),
    pictures: [
      { picture: 'lagosBridge', caption: 'Zuri 12 Pro · 1/15 s · ISO 800' },
      { picture: 'bokehRoad', caption: 'The same minute, focus pulled to the dashboard' },
      { picture: 'danfo', caption: 'The bus that did wait, next morning · 1/500 s · ISO 50' },
      { picture: 'cameraSettings', caption: 'My starting point, as a screenshot' },
    ],
    original: true,
    likes: [
      'BilalTech',
      'SalmaCasa',
      'Chidi_Okafor',
      'TundeB',
      'Yao_Kossi',
      'omar_k',
      'priya_nair',
      'Wanjiru_M',
      'zainab_a',
    ],
    favourites: ['TundeB', 'priya_nair', 'Yao_Kossi', 'zainab_a'],
    rewards: [
      ['BilalTech', 50],
      ['SalmaCasa', 20],
      ['Yao_Kossi', 10],
      ['priya_nair', 20],
    ],
    replies: [
      {
        by: 'BilalTech',
        after: 7,
        text: 'Does this work on the Neo 5G or only the Pro? My sky always turns purple.',
        likes: ['Wanjiru_M', 'TundeB', 'Chidi_Okafor', 'AdaezeShoots'],
        children: [
          {
            by: 'AdaezeShoots',
            after: 2,
            text: 'Yes, the Pro. On the Neo keep ISO under 400 or the sky goes purple.',
            likes: ['BilalTech', 'Chidi_Okafor'],
          },
          { by: 'Chidi_Okafor', after: 5, text: 'Thank you both, trying it tonight on my Neo.' },
          {
            by: 'Wanjiru_M',
            after: 21,
            text: 'Neo owners: the purple is the auto white balance. Lock it at 4000 K first.',
          },
          { by: 'BilalTech', after: 6, text: 'That was it. Clean sky at last {:Default_3:}', likes: ['Wanjiru_M'] },
        ],
      },
      {
        by: 'SalmaCasa',
        after: 10,
        text: 'The volume key tip alone is worth a reward. Sent!',
        likes: ['AdaezeShoots', 'TundeB', 'Kouassi_J'],
      },
      {
        by: 'Yao_Kossi',
        after: 15,
        text: 'Superbe ! À Abidjan on a le même pont, je tente ce soir.',
        likes: ['Kouassi_J'],
      },
      {
        by: 'omar_k',
        after: 22,
        text: 'صورة رائعة. Eleven minutes is generous, in Cairo the dust eats half of it.',
        likes: ['AdaezeShoots'],
        children: [{ by: 'AdaezeShoots', after: 8, text: 'Dust is free diffusion. Send one!' }],
      },
      {
        by: 'priya_nair',
        after: 30,
        text: 'बहुत सुंदर! बस की खिड़की से यह कमाल है। मुंबई के सी लिंक पर आज़माऊँगी।',
        likes: ['Deepak_S'],
      },
      { by: 'TundeB', after: 34, text: 'Which side of the bus? I sat on the left and got forty pictures of a truck.' },
      {
        by: 'AdaezeShoots',
        after: 37,
        text: 'Right side going to the Island, left side coming back. Always the seat behind the door.',
        likes: ['TundeB'],
      },
      {
        by: 'Wanjiru_M',
        after: 44,
        text: "This is going on next Tuesday's camera school list, if you agree.",
        likes: ['AdaezeShoots'],
      },
      { by: 'Deepak_S', after: 51, text: 'Kito X3 में ISO 800 पर दाने दिखते हैं, 640 ठीक रहता है।' },
      {
        by: 'Kouassi_J',
        after: 58,
        text: 'Question bête : le mode nuit vide la batterie à quelle vitesse chez vous ?',
      },
      {
        by: 'BilalTech',
        after: 64,
        text: 'Measured it: 200 night shots cost about 6 per cent on the Kito X3.',
        likes: ['Kouassi_J', 'omar_k'],
      },
      {
        by: 'Chidi_Okafor',
        after: 71,
        text: 'Report from Ojota: ISO 400, elbows on the seat, it works. The driver thinks I am filming him.',
      },
      {
        by: 'zainab_a',
        after: 80,
        text: 'My first evening with a camera phone and this is the first thing I read. Thank you!',
        likes: ['AdaezeShoots', 'Wanjiru_M'],
      },
      {
        by: 'SalmaCasa',
        after: 92,
        text: 'Deuxième essai depuis le tramway de Casa : la prochaine fois je nettoie la vitre avant.',
      },
      {
        by: 'AdaezeShoots',
        after: 96,
        text: 'Clean window, clean lens. Half of photography is a sleeve {:Default_7:}',
        likes: ['SalmaCasa', 'priya_nair'],
      },
      {
        by: 'Yao_Kossi',
        after: 140,
        text: 'Voilà, testé au pont De Gaulle. Trois floues, une parfaite. Merci Adaeze !',
      },
      { by: 'TundeB', after: 155, text: 'Four floues here, but the fifth is my new wallpaper.' },
    ],
  },
  {
    key: 'sixweeks',
    by: 'TundeB',
    ago: 49,
    about: 'phones',
    subject: 'Kito X3 after six weeks: what broke, what did not',
    message:
      p(
        'I carried it in the same pocket as my keys, dropped it twice on the pitch and charged it from two different generators. Honest list:',
      ) +
      p(b('Still fine')) +
      ul(
        'The glass. One hair scratch near the speaker.',
        'The battery: 9 hours of screen on a normal day.',
        'The back camera, even after dust.',
      ) +
      p(b('Not fine')) +
      ul(
        'The charging port is loose since week four.',
        'The green tint at low brightness came back after the update.',
      ) +
      p(`Would I buy it again? Yes, but with a case from day one. Ask before you buy, I have nothing to sell.`),
    pictures: [
      { picture: 'kitoPhones', caption: 'Mine is the orange one' },
      { picture: 'batteryChart', caption: 'Day 41, from full to 12 per cent' },
    ],
    likes: ['BilalTech', 'Chidi_Okafor', 'omar_k', 'Deepak_S', 'zainab_a', 'AdaezeShoots'],
    favourites: ['zainab_a', 'Deepak_S'],
    replies: [
      {
        by: 'BilalTech',
        after: 18,
        text: 'Loose port: look inside with a torch first. Mine was full of pocket lint, a wooden toothpick fixed it.',
        likes: ['TundeB', 'Deepak_S', 'zainab_a'],
        children: [
          {
            by: 'TundeB',
            after: 40,
            text: 'You are right. A whole carpet came out. It clicks again!',
            likes: ['BilalTech', 'Wanjiru_M'],
          },
          { by: 'Deepak_S', after: 90, text: 'लकड़ी की तीली ही लें, धातु की पिन कभी नहीं।' },
        ],
      },
      { by: 'zainab_a', after: 1900, text: 'Is the case from the shop any good, or should I look in the market?' },
      {
        by: 'Chidi_Okafor',
        after: 1915,
        text: 'Market, second row behind the mosque, ask for the soft one. Half the price.',
        likes: ['zainab_a'],
      },
      { by: 'Deepak_S', after: 120, text: 'मेरे यहाँ हरा रंग सिर्फ़ डार्क मोड में आता है। किसी और को?' },
    ],
  },
  {
    key: 'balogun',
    by: 'Chidi_Okafor',
    ago: 27,
    about: 'kitchen',
    subject: 'Balogun market from above: nine umbrellas, one footbridge',
    message: p(
      'Every Saturday I stand on the same footbridge for ten minutes. Same place, same height, new picture. The traders know me by now and one of them moved her blue umbrella into the frame without being asked.',
      `If you shoot from above, ${b('wait for one gap')}. A picture full of umbrellas is a pattern; a picture with one gap is a story.`,
    ),
    pictures: [{ picture: 'umbrellas', caption: 'Saturday, 11:20, from the footbridge' }],
    original: true,
    likes: ['AdaezeShoots', 'SalmaCasa', 'omar_k', 'Wanjiru_M', 'TundeB'],
    favourites: ['SalmaCasa'],
    replies: [
      {
        by: 'SalmaCasa',
        after: 12,
        text: 'The gap rule! I will steal this for Derb Ghallef.',
        likes: ['Chidi_Okafor'],
      },
      {
        by: 'AdaezeShoots',
        after: 30,
        text: 'Print one and give it to the lady with the blue umbrella.',
        likes: ['Chidi_Okafor', 'Wanjiru_M'],
      },
      { by: 'Chidi_Okafor', after: 41, text: 'Already done. She asked for two.' },
    ],
  },
  {
    key: 'jollof',
    by: 'Chidi_Okafor',
    ago: 74,
    about: 'kitchen',
    subject: 'Food photos with one lamp and a bedsheet',
    message:
      p('You do not need a light box. You need one lamp, one white bedsheet and somebody who agrees to eat late.') +
      ol(
        'Lamp to the left, a little behind the plate.',
        'Bedsheet to the right, as close as the frame allows.',
        'Flash off. Always off.',
        'Shoot at once: steam is gone after forty seconds.',
      ) +
      p(`And yes, it is ${i('our')} jollof. I will not discuss it {:Africanflavour_12:}`),
    pictures: [{ picture: 'jollof', caption: 'One lamp, one bedsheet, no discussion' }],
    likes: ['zainab_a', 'TundeB', 'Kouassi_J', 'Wanjiru_M', 'omar_k'],
    replies: [
      {
        by: 'Kouassi_J',
        after: 25,
        text: 'Très belle photo. Pour le riz, on en reparlera devant une assiette de garba.',
        likes: ['Yao_Kossi', 'Chidi_Okafor'],
      },
      {
        by: 'Wanjiru_M',
        after: 33,
        text: 'Locking nothing, deleting nothing, but I am watching the jollof comments.',
        likes: ['TundeB', 'AdaezeShoots', 'Chidi_Okafor'],
      },
    ],
  },
  {
    key: 'portrait',
    by: 'AdaezeShoots',
    ago: 98,
    about: 'cameras',
    subject: 'One window, one face: portrait light for free',
    message:
      p(
        'Turn off every lamp in the room. Put your friend one arm away from a window, shoulder to the glass. Now turn only the head until the far eye catches a small white dot. That dot is the whole lesson.',
      ) +
      quote('If both eyes have light, the face has life.') +
      p(
        `Portrait mode blurs ears and braids, so I leave it off and step back. More on light in ${link('https://example.com/light', 'my notes')}.`,
      ),
    pictures: [{ picture: 'portrait', caption: 'Window from the left, four in the afternoon' }],
    likes: ['priya_nair', 'SalmaCasa', 'zainab_a', 'Chidi_Okafor'],
    favourites: ['priya_nair'],
    replies: [
      { by: 'priya_nair', after: 45, text: 'आँख की वह सफ़ेद बिंदी! अब हर तस्वीर में उसी को ढूँढती हूँ।', likes: ['AdaezeShoots'] },
      { by: 'zainab_a', after: 5000, text: 'I tried it with my little brother. He moved, but I saw the dot.' },
    ],
  },
  {
    key: 'hello',
    by: 'zainab_a',
    ago: 3,
    about: 'help',
    subject: 'Hello from Kano, first smartphone, many questions',
    message: p(
      "Good evening everybody. I bought a Zuri Neo 5G with my first salary. I would like to learn to take pictures of my mother's shop, it is small and quite dark inside.",
      'Where should a beginner start? And is it rude to like old posts?',
    ),
    likes: ['Wanjiru_M', 'AdaezeShoots', 'TundeB', 'Chidi_Okafor', 'BilalTech'],
    replies: [
      {
        by: 'Wanjiru_M',
        after: 6,
        text: 'Welcome, Zainab! Start with the window post by Adaeze: a shop door is a window too. And no, liking old posts is how we know they still help.',
        likes: ['zainab_a', 'AdaezeShoots', 'TundeB'],
        children: [{ by: 'zainab_a', after: 5, text: 'Thank you! I will stand at the door tomorrow.' }],
      },
      {
        by: 'TundeB',
        after: 14,
        text: 'Welcome! Congratulations on the salary and on the phone, in that order.',
        likes: ['zainab_a'],
      },
      { by: 'omar_k', after: 31, text: 'أهلًا وسهلًا! Welcome from Cairo. Dark shops make the best light.' },
    ],
  },
];
