/** A medal that an operator of the story made: some have it, and one member is near it. */
export const neighbour = {
  ...{ name_en: 'Good neighbour', name_fr: 'Bon voisinage', name_hi: 'अच्छा पड़ोसी' },
  text_en: 'You answer when somebody asks',
  text_fr: 'Vous répondez quand on demande',
  text_hi: 'कोई पूछे तो आप जवाब देते हैं',
  ...{ how_en: 'Reply 12 times', how_fr: 'Répondez 12 fois', how_hi: '12 जवाब दें' },
  drawing: 'replies-10',
  figure: 'reply',
  span: 'ever',
  need: 12,
} as const;

/** Stories that the demonstration's member likes on the last day, so that a task of it waits to be claimed. */
export const likedToday = ['forfait', 'baarish'] as const;

/** The medal on which the demonstration's member is still to be congratulated. */
export const unseenMedal = 'streak-30';
