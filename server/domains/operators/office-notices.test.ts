import { beforeEach, expect, test } from 'vitest';
import { globalFid, type Language } from '../../../contract/primitives/countries.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, member, settle, forgetLimits } = await testForum();
const operator = await member({ groupid: 1 });

beforeEach(() => forgetLimits());

type Office = 0 | 1 | 2 | 3;
const change = (who: Writer, from: Office, to: Office) =>
  api.must(
    'operators.change-group',
    {
      ...{ uid: who.uid, office: to, isCreator: 0, certified: 0, reason: 'Named at the meeting.' },
      was: { groupid: from || 10, isCreator: false, certified: false },
    },
    operator,
  );
const notes = async (who: Writer, language: Language = 'en') =>
  (await api.must('notices.list', { type: 'systems' }, { ...who, language })).data.list.map(({ note }) => note);

const joins = ['You are now part of our team', 'Vous faites maintenant partie de notre équipe', 'अब आप हमारी टीम में हैं'];
const leaves = [
  'You are no longer part of our team',
  'Vous ne faites plus partie de notre équipe',
  'अब आप हमारी टीम में नहीं हैं',
];
const moderates = [
  'You are now a moderator of Nigeria',
  'Vous modérez désormais le Nigéria',
  'अब नाइजीरिया के मॉडरेटर आप हैं',
];
const stops = [
  'You are no longer a moderator of Nigeria',
  'Vous ne modérez plus le Nigéria',
  'अब नाइजीरिया के मॉडरेटर आप नहीं हैं',
];
const instead = [
  'You are no longer part of our team and are now a moderator of Nigeria',
  'Vous ne faites plus partie de notre équipe et modérez désormais le Nigéria',
  'अब आप हमारी टीम में नहीं, बल्कि नाइजीरिया के मॉडरेटर हैं',
];

test.each<[Office, Office, string[] | undefined]>([
  [0, 1, joins],
  [0, 2, moderates],
  [0, 3, moderates],
  [1, 0, leaves],
  [1, 2, instead],
  [1, 3, instead],
  [2, 0, stops],
  [2, 1, joins],
  [2, 3, undefined],
  [3, 0, stops],
  [3, 1, joins],
  [3, 2, undefined],
])(
  'an office over a country changed from %i to %i is said in one sentence, or not where the member does the same as before',
  async (from, to, said) => {
    const who = await member(from === 0 ? {} : { groupid: from });
    await change(who, from, to);
    await settle();
    const all = await Promise.all((['en', 'fr', 'hi'] as const).map((language) => notes(who, language)));
    expect(all).toEqual(said ? said.map((note) => [note]) : [[], [], []]);
  },
);

test('an office of a member of Global is one over every country', async () => {
  const who = await member({ countryFid: globalFid });
  for (const [from, to] of [
    [0, 3],
    [3, 2],
    [2, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    await change(who, from, to);
    await settle();
  }
  expect((await notes(who)).toReversed()).toEqual([
    'You are now a moderator in every country',
    'You are now part of our team',
    'You are no longer part of our team and are now a moderator in every country',
    'You are no longer a moderator in every country',
  ]);
});

test('nothing is said of another mark, nor of the reason, which is for the trail', async () => {
  const who = await member();
  await change(who, 0, 3);
  const marked = { uid: who.uid, office: 3, isCreator: 0, certified: 1, reason: 'Known.' } as const;
  const was = { groupid: 3, isCreator: false, certified: false };
  await api.must('operators.change-group', { ...marked, was }, operator);
  await settle();
  expect(await notes(who)).toEqual([moderates[0]]);
});
