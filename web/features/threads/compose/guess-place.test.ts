import { expect, test } from 'vitest';
import type { CategoryIcon } from '../../../../contract/domains/countries/category-icons.ts';
import { guessPlace } from './guess-place.ts';

const category = (typeid: number, name: string, icon: CategoryIcon) => ({ typeid, name, icon });
const types = [
  category(1, 'Phones', 'smartphone'),
  category(2, 'Cameras', 'camera'),
  category(5, 'Kitchen and market', 'utensils'),
  category(6, 'Football', 'trophy'),
  category(0, 'Community', 'globe'),
];

test.each([
  ['Balogun on a Saturday: what to carry', 'Rice was 78,000 by the stairs, the market is full.', 5],
  ['गुझिया का खोया घर पर कैसे बनता है?', 'रसोई में चावल के साथ मसाला।', 5],
  ['शनिवार को मंडी: क्या ले जाएँ', 'सीढ़ियों के पास चावल महँगा था।', 5],
  ['Who starts in goal on Saturday?', '', 6],
  ['La batterie de mon téléphone', 'Elle se vide vite.', 1],
  ['Good morning', 'How is everybody today?', null],
  ['One word', 'rice', null],
  ['Rice and football', '', null],
  ['', '', null],
  ['The community helps the community', 'community community', null],
])('“%s” with “%s” goes to category %s', (subject, text, typeid) => {
  expect(guessPlace({ subject, text }, types)).toBe(typeid);
});
