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
  posts: readonly GroupPost[];
}

/** What somebody writes in a group. */
interface GroupPost {
  by: string;
  /** Hours before the story's end. */
  ago: number;
  subject: string;
  message: string;
}

/** How many threads stand in groups. */
export const countGroupPosts = (): number => groups.flatMap(({ posts }) => posts).length;

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
    posts: [
      {
        by: 'AdaezeShoots',
        ago: 30,
        subject: 'Friday: Obalende to the marina, from ten',
        message:
          '<p>We meet at the bus stop and walk to the water. About an hour, with stops. Bring a charged phone and a friend.</p>',
      },
      {
        by: 'zainab_a',
        ago: 6,
        subject: 'My first walk: three photos I nearly deleted',
        message:
          '<p>They are dark and none is straight. Chidi said to keep them for a week and look again. What would you keep?</p>',
      },
    ],
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
    posts: [
      {
        by: 'omar_k',
        ago: 20,
        subject: 'Charging port full of dust: what I use, and what broke one',
        message: '<p>A wooden toothpick, the phone off, and patience. A needle shorted my cousin’s.</p>',
      },
    ],
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
    posts: [
      {
        by: 'priya_nair',
        ago: 12,
        subject: 'The lane after rain: too much sky?',
        message: '<p>I cropped it twice and put it back twice. One sentence each, please.</p>',
      },
    ],
  },
];
