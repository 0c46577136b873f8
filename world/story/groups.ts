import type { CountryCode } from '../../contract/primitives/countries.ts';
import type { PictureName } from '../pictures/index.ts';

/** A group of the world. */
export interface StoryGroup {
  name: string;
  description: string;
  country: CountryCode;
  owner: string;
  picture: PictureName;
  /** What it stands for, by the English names of the interests. */
  tags: readonly string[];
  reading: 'all' | 'members';
  /** Hours before the story's end. */
  ago: number;
  members: readonly string[];
}

export const groups: readonly StoryGroup[] = [
  {
    name: 'Lagos night walkers',
    description: 'We walk on Fridays after ten, phones out. The route is posted on Wednesday; nobody walks home alone.',
    country: 'ng',
    owner: 'AdaezeShoots',
    picture: 'bokehRoad',
    tags: ['Photography', 'Travel'],
    reading: 'all',
    ago: 220,
    members: ['TundeB', 'Chidi_Okafor', 'zainab_a'],
  },
  {
    name: 'Repair table',
    description: 'Cracked glass, swollen batteries, dead buttons: bring the model number and say what you tried.',
    country: 'global',
    owner: 'BilalTech',
    picture: 'batteryChart',
    tags: ['Phone tips'],
    reading: 'all',
    ago: 180,
    members: ['Deepak_S', 'TundeB', 'omar_k', 'Kouassi_J'],
  },
  {
    name: 'Critique circle',
    description: 'One picture a week, one honest sentence back. What is said here stays here.',
    country: 'ng',
    owner: 'AdaezeShoots',
    picture: 'wetLane',
    tags: ['Photography'],
    reading: 'members',
    ago: 150,
    members: ['priya_nair', 'Wanjiru_M', 'TundeB'],
  },
];
