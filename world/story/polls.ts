/** A poll of the world: who asked what, and who chose what how many minutes later. */
export interface PollStory {
  by: string;
  /** Hours before the story's end. */
  ago: number;
  /** Key of its category in the asker's country. */
  about: string;
  subject: string;
  message: string;
  options: readonly string[];
  maxChoices: number;
  /** Days that it runs. */
  days: number;
  /** Names with the options they chose, from 1. */
  votes: readonly (readonly [name: string, choices: readonly number[]])[];
}

/** One that still runs, and one that is over. */
export const polls: readonly PollStory[] = [
  {
    by: 'TundeB',
    ago: 40,
    about: 'phones',
    subject: 'What do you charge your phone with when the light goes?',
    message: '<p>Three days without power in our street. What keeps yours alive?</p>',
    options: ['A power bank', 'The neighbour’s generator', 'A small solar panel', 'Nothing: I wait'],
    maxChoices: 2,
    days: 7,
    votes: [
      ['BilalTech', [1, 3]],
      ['AdaezeShoots', [1]],
      ['Chidi_Okafor', [2]],
      ['Wanjiru_M', [3]],
      ['priya_nair', [1, 2]],
    ],
  },
  {
    by: 'Yao_Kossi',
    ago: 120,
    about: 'cameras',
    subject: 'Mode nuit ou flash, pour une fête dans la cour ?',
    message: '',
    options: ['Mode nuit', 'Flash', 'Une lampe torche tenue par un cousin'],
    maxChoices: 1,
    days: 3,
    votes: [
      ['SalmaCasa', [1]],
      ['AdaezeShoots', [1]],
      ['omar_k', [3]],
    ],
  },
];
