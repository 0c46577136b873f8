import type { CountryCode } from '../../contract/primitives/countries.ts';
import type { PictureName } from '../pictures/index.ts';

/** A topic of the world. */
export interface StoryTopic {
  name: string;
  description: string;
  /** Country whose lists show it; `global` for all. */
  country: CountryCode;
  host: string;
  picture: PictureName;
  /** What it stands for, by the English names of the interests. */
  tags: readonly string[];
  /** Hours before the story's end. */
  ago: number;
  followers: readonly string[];
  /** Stories that stand in it, by their keys. */
  threads: readonly string[];
}

export const topics: readonly StoryTopic[] = [
  {
    name: 'Night Mode Challenge',
    description: 'One photo, after sunset, no tripod. Tell us the settings, so that the next one gets it right.',
    country: 'global',
    host: 'AdaezeShoots',
    picture: 'bokehRoad',
    tags: ['Photography', 'Phone tips'],
    ago: 410,
    followers: ['TundeB', 'Wanjiru_M', 'SalmaCasa', 'priya_nair', 'Chidi_Okafor', 'omar_k', 'BilalTech'],
    threads: ['bridge', 'raat', 'koshari'],
  },
  {
    name: 'Jollof and other arguments',
    description: 'What you cooked, how it looked, and who says theirs is better. Be kind about the rice.',
    country: 'ng',
    host: 'Chidi_Okafor',
    picture: 'jollof',
    tags: ['Food'],
    ago: 300,
    followers: ['TundeB', 'AdaezeShoots', 'Kouassi_J'],
    threads: ['jollof'],
  },
  {
    name: 'Camera school on Tuesdays',
    description: 'One exercise a week for any phone. Post yours by Sunday and get one honest sentence back.',
    country: 'ke',
    host: 'Wanjiru_M',
    picture: 'wetLane',
    tags: ['Photography', 'Phone tips'],
    ago: 380,
    followers: ['AdaezeShoots', 'priya_nair', 'zainab_a'],
    threads: ['portrait', 'threesettings'],
  },
  {
    name: 'Marchés et couleurs',
    description: 'Un marché, une couleur par jour. Du Maroc à Abidjan, montrez-nous vos étals et vos lumières.',
    country: 'ma',
    host: 'SalmaCasa',
    picture: 'soukLanterns',
    tags: ['Photography', 'Travel'],
    ago: 340,
    followers: ['Kouassi_J', 'Yao_Kossi', 'omar_k'],
    threads: ['lanternes', 'marches'],
  },
  {
    name: 'बारिश की तस्वीरें',
    description: 'पहली बूँद से आख़िरी छाते तक: बारिश में फ़ोन कैसे बचाएँ और तस्वीर कैसे लें।',
    country: 'in',
    host: 'priya_nair',
    picture: 'umbrellas',
    tags: ['Photography', 'Nature'],
    ago: 260,
    followers: ['Deepak_S', 'AdaezeShoots'],
    threads: ['baarish'],
  },
  {
    name: 'Battery diaries',
    description: 'Hours of screen, model and build, written down each evening. The table is made from your posts.',
    country: 'pk',
    host: 'BilalTech',
    picture: 'batteryChart',
    tags: ['Phone tips'],
    ago: 200,
    followers: ['TundeB', 'Deepak_S', 'Kouassi_J', 'omar_k'],
    threads: ['battery', 'hisaab', 'charging'],
  },
];
