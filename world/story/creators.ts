/** The story's creator, since how many days. Months that are over are counted by the site, from what stands in them. */
export const creatorOfStory = { name: 'AdaezeShoots', days: 28 } as const;

/** What this small site asks of those who want to be one, and what super creators of her country would share in a month. */
export const askedOfCreators = { threads: 2, followers: 2, days: 90 } as const;
export const monthlyPool = { country: 'ng', xgold: 12_000 } as const;

/** Days of figures that are shown, and views of a thread without likes on its first day. */
export const figureDays = 30;
export const viewsAtFirst = 34;

/** Who asks to become one: how many days ago, and how it was answered. */
export const applicants = [
  {
    name: 'TundeB',
    sent: 1,
    message: 'Lagos after dark, with the settings, so that anyone can take the same photo on a cheap phone.',
  },
  {
    name: 'Kouassi_J',
    sent: 2,
    message: 'Abidjan vue par ceux qui y travaillent : portraits, marchés, et comment je les prends.',
    refused: {
      by: 'Wanjiru_M',
      reason: 'La moitié de vos photos viennent d’autres sites. Montrez les vôtres pendant un mois.',
    },
  },
] as const;

/** A page for creators of each kind, in three languages. */
export const creatorPagesOfStory = [
  {
    kind: 'manual',
    title: ['How figures are counted', 'Comment les chiffres sont comptés', 'आँकड़े कैसे गिने जाते हैं'],
    words: [
      'Each day at 12:00 you see the day before: views, posts, likes, followers and replies. What is taken back later leaves its day.',
      'Chaque jour à 12:00 vous voyez la veille : vues, publications, J’aime, abonnés et réponses. Ce qui est retiré plus tard quitte son jour.',
      'हर दिन 12:00 बजे आप पिछला दिन देखते हैं: व्यू, पोस्ट, लाइक, फ़ॉलोअर और जवाब। बाद में वापस लिया गया अपने दिन से हट जाता है।',
    ],
  },
  {
    kind: 'question',
    title: ['When is income paid?', 'Quand le revenu est-il versé ?', 'कमाई कब मिलती है?'],
    words: [
      'On the 2nd, from your country’s pool, to super creators of the month before.',
      'Le 2, depuis la cagnotte de votre pays, aux super créateurs du mois précédent.',
      '2 तारीख को, आपके देश के कोष से, पिछले महीने के सुपर क्रिएटर को।',
    ],
  },
] as const;
