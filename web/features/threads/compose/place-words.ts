import type { CategoryIcon } from '../../../../contract/domains/countries/category-icons.ts';

/** Beginnings of words by what a category's drawing stands for, in English, French and Hindi. They are never shown. */
export const placeWords: Readonly<Partial<Record<CategoryIcon, string>>> = {
  smartphone:
    'phone android batter charg screen memory storage model téléphone batterie écran chargeur mémoire फ़ोन बैटरी चार्ज स्क्रीन मेमोरी मॉडल',
  camera:
    'photo camera lens shot shoot portrait sunset selfie picture appareil objectif portrait coucher cliché कैमरा तस्वीर फ़ोटो लेंस',
  'refresh-cw': 'update version release patch beta install mise version correctif installer अपडेट वर्ज़न इंस्टॉल बीटा',
  'circle-question-mark':
    'help problem broken error stuck crash freez fix aide problème erreur bloqué panne réparer मदद समस्या दिक़्क़त एरर अटक ठीक',
  utensils:
    'rice market cook food kitchen recipe soup bread beans taste spice stew vegetable riz marché cuisin manger recette pain sauce plat épice légume खाना रसोई बाज़ार मंडी सब्ज़ी चावल दाल रोटी पकान मिठाई मसाल',
  trophy:
    'football match goal team league player coach score cup équipe joueur ligue but coupe फ़ुटबॉल क्रिकेट मैच टीम गोल खिलाड़ी',
  'graduation-cap':
    'exam school student study university teacher lesson result examen école étudiant université professeur cours परीक्षा स्कूल पढ़ाई छात्र कॉलेज',
  briefcase:
    'job salary interview office business work boss contract travail salaire entretien bureau emploi contrat नौकरी वेतन इंटरव्यू काम',
  wrench: 'repair mend spare tool screw réparer outil pièce atelier मरम्मत औज़ार',
  music: 'song music album singer dance concert chanson musique chanteur danse गाना संगीत गायक',
  clapperboard: 'film movie series episode actor cinema série acteur épisode फ़िल्म सीरीज़ अभिनेता',
  sprout: 'farm seed harvest plant crop garden ferme graine récolte jardin culture खेत बीज फ़सल पौध',
  bus: 'bus danfo traffic road travel ticket train route voyage billet trajet बस सफ़र टिकट ट्रेन सड़क',
  handshake: 'meetup volunteer neighbour community rencontre bénévole voisin मिलना पड़ोस',
  'gamepad-2': 'game play level console controller fps jeu jouer manette niveau गेम खेल लेवल',
};
