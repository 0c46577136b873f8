import { countryOfCode } from '../../contract/primitives/countries.ts';

const fidOf = (code: string): number => countryOfCode(code)?.fid ?? 0;

/** What our team says on Home of two countries now. */
export const running = {
  countries: [fidOf('ng'), fidOf('ci')],
  title_en: 'Send your dream photo this week',
  title_fr: 'Envoyez votre photo de rêve cette semaine',
  title_hi: 'इस हफ़्ते अपने सपनों की फ़ोटो भेजें',
  text_en: 'Three photos each, and everybody can like them.',
  text_fr: 'Trois photos par personne, et tout le monde peut les aimer.',
  text_hi: 'हर व्यक्ति तीन फ़ोटो भेज सकता है, और सब उन्हें लाइक कर सकते हैं।',
  url: '/photos',
};

/** What it says a few days later, everywhere. */
export const planned = {
  countries: [],
  title_en: 'A short pause on Sunday',
  title_fr: 'Une courte pause dimanche',
  title_hi: 'रविवार को थोड़ा विराम',
  text_en: 'We move to a bigger machine. Reading works, writing waits two hours.',
  text_fr: 'Nous changeons de machine. On peut lire ; pour écrire, il faut attendre deux heures.',
  text_hi: 'हम बड़ी मशीन पर जा रहे हैं। पढ़ना चलता रहेगा, लिखना दो घंटे रुकेगा।',
  url: '',
};

/** A campaign of last week. */
export const campaign = {
  countries: [fidOf('ng')],
  title_en: 'Markets of my city',
  title_fr: 'Les marchés de ma ville',
  title_hi: 'मेरे शहर के बाज़ार',
  text_en: 'Three photos each. One minute is enough.',
  text_fr: 'Trois photos par personne. Une minute suffit.',
  text_hi: 'हर व्यक्ति की तीन फ़ोटो। एक मिनट काफ़ी है।',
  url: '/photos',
};
