import type { PictureName } from '../pictures/index.ts';

/** What our team did with a report: minutes after it, the status on the wire, the words. */
export interface BugAnswer {
  after: number;
  status: 1 | 2 | 3 | 4 | 5;
  message?: string;
  solvedIn?: string;
  /** Key of the older report that it is joined with. */
  joins?: string;
}

/** A bug report of the world. */
export interface BugStory {
  key: string;
  by: string;
  /** Hours before the story's end. */
  ago: number;
  /** The country that it is reported in, where that isn't the reporter's. */
  countryFid?: number;
  type: 'bug' | 'suggestion' | 'question';
  subject: string;
  message: string;
  /** One step a line. */
  steps: string;
  /** A screenshot. */
  picture?: PictureName;
  model: string;
  build: string;
  probability: 'always' | 'often' | 'sometimes' | 'once';
  /** Who has the same trouble. */
  same: readonly string[];
  answers: readonly BugAnswer[];
}

/** Phones with the builds that reports name. */
export const bugModels: readonly (readonly [model: string, builds: readonly string[]])[] = [
  ['Zuri 12', ['ZR12-14.0.31', 'ZR12-14.0.32', 'ZR12-14.0.33']],
  ['Zuri 12 Pro', ['ZRP-14.0.31', 'ZRP-14.0.32']],
  ['Zuri Neo 5G', ['ZRN-14.0.30', 'ZRN-14.0.32']],
  ['Kito X2', ['KX2-13.2.8', 'KX2-13.2.9']],
  ['Kito X3', ['KX3-14.0.31', 'KX3-14.0.32', 'KX3-14.0.33']],
];

/** Who answers them. */
export const bugStaff = 'Wanjiru_M';

/** Reports in all five statuses, one of them a duplicate. */
export const bugStories: readonly BugStory[] = [
  {
    ...{ key: 'torch', by: 'TundeB', ago: 190, type: 'bug', model: 'Kito X3', build: 'KX3-14.0.31' },
    probability: 'often',
    subject: 'Torch stays on after a video call',
    message:
      '<p>After a video call ends, the torch stays on. The tile says off. Only a restart helps. It drains the battery in my pocket.</p>',
    steps: 'Call a friend on video\nEnd the call\nLook at the back of the phone',
    same: ['BilalTech', 'omar_k', 'Chidi_Okafor', 'Deepak_S', 'zainab_a'],
    answers: [
      { after: 120, status: 2 },
      {
        after: 1500,
        status: 4,
        message: 'We see it here too. Until it is solved: turn the torch on and off once by hand.',
      },
      {
        ...{ after: 8000, status: 5, solvedIn: '14.0.33' },
        message:
          'The camera kept the light after a call. Solved in 14.0.33: Settings, System, Update. Thank you for the steps, they showed it at once.',
      },
    ],
  },
  {
    ...{ key: 'pocket', by: 'AdaezeShoots', ago: 150, type: 'bug', model: 'Zuri 12 Pro', build: 'ZRP-14.0.32' },
    probability: 'sometimes',
    subject: 'Light stays on in my pocket',
    message: '<p>Since Sunday the light shines in my pocket after calls. I only see it when my pocket is warm.</p>',
    steps: 'Call somebody\nPut the phone away',
    same: ['SalmaCasa'],
    answers: [
      {
        ...{ after: 200, status: 2, joins: 'torch' },
        message: 'It is the same light as in an older report. Your name counts there as “same here”.',
      },
    ],
  },
  {
    ...{ key: 'son', by: 'Kouassi_J', ago: 60, type: 'bug', model: 'Kito X2', build: 'KX2-13.2.9' },
    probability: 'always',
    subject: 'Pas de son dans l’écouteur droit',
    message: '<p>Depuis la mise à jour, le son ne sort que du côté gauche. En appel, tout va bien.</p>',
    steps: 'Brancher les écouteurs\nLancer une chanson',
    same: ['Yao_Kossi', 'SalmaCasa'],
    answers: [{ after: 900, status: 3, message: 'Est-ce pareil avec d’autres écouteurs ? Et avec la radio ?' }],
  },
  {
    ...{ key: 'battery', by: 'Chidi_Okafor', ago: 30, type: 'bug', model: 'Zuri Neo 5G', build: 'ZRN-14.0.32' },
    probability: 'often',
    subject: 'Battery falls from 20 to 0 in a minute',
    message: '<p>In the bus it says 20, one minute later it is off. After charging 5 minutes it says 18 again.</p>',
    steps: 'Let it go down to 20 percent\nUse maps',
    picture: 'batteryChart',
    same: ['zainab_a', 'Wanjiru_M', 'priya_nair'],
    answers: [{ after: 240, status: 2 }],
  },
  {
    ...{ key: 'naira', by: 'zainab_a', ago: 6, type: 'suggestion', model: 'Zuri Neo 5G', build: 'ZRN-14.0.32' },
    probability: 'always',
    subject: 'Keyboard has no ₦ sign',
    message: '<p>I write prices all day. The sign for naira should be where the dollar is.</p>',
    steps: '',
    same: ['AdaezeShoots'],
    answers: [],
  },
  {
    ...{ key: 'network', by: 'Deepak_S', ago: 110, type: 'question', model: 'Kito X3', build: 'KX3-14.0.32' },
    probability: 'sometimes',
    subject: 'नेटवर्क पर “केवल आपातकालीन कॉल” क्यों आता है?',
    message: '<p>सुबह ऑफ़िस में नेटवर्क चला जाता है, फिर अपने आप लौट आता है। क्या यह फ़ोन की समस्या है?</p>',
    steps: '',
    same: ['priya_nair'],
    answers: [{ after: 1300, status: 4, message: 'सेटिंग, नेटवर्क में जाकर एक बार अपना नेटवर्क ख़ुद चुनें। फिर वह टिका रहता है।' }],
  },
  {
    ...{ key: 'alarm', by: 'BilalTech', ago: 20, countryFid: 207, type: 'bug', model: 'Kito X3', build: 'KX3-14.0.33' },
    probability: 'once',
    subject: 'Alarm stays silent in power saving',
    message: '<p>With power saving on the alarm lights up and says nothing. I missed the bus to Mombasa.</p>',
    steps: 'Turn power saving on\nSet an alarm\nWait',
    same: ['omar_k'],
    answers: [],
  },
];
