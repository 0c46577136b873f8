import { expect, test } from 'vitest';
import type { ServerDraft } from '../../../../contract/domains/threads/drafts/shapes.ts';
import type { Draft } from '../compose/draft.ts';
import { deviceDraft, sentDraft } from './server-draft.ts';

const picture = (aid: number) => ({
  aid,
  url: `/media/${aid}`,
  width: 900,
  height: 600,
  colour: '#000000',
  widths: [320],
});
const goods = [
  {
    ...{ goods_id: 3, title: 'A lamp', url: 'https://shop.example/lamp' },
    ...{ site: '', price: '', currency: '', picture: null },
  },
];
const topic = { id: 12, name: 'Lamps', logo: '', line: '' };
const story = { tid: 9, subject: 'Part one' };
const group = { groupid: 11, name: 'Night walkers' };
const settings = {
  hidden: { words: 'Behind it', opens: 'reply', xgold: 5, level: 2 },
  onlyISee: true,
  readperm: 20,
  rushEvery: 10,
  rushFloors: '3, 7',
};
const draft: Draft = {
  kind: 'poll',
  ...{ subject: 'Half a title', html: '<p>Words</p>', text: 'Words', key: 'k' },
  photos: [
    { aid: 2, preview: '/media/2-320.webp', large: '/media/2-320.webp', caption: 'The second' },
    { aid: 1, preview: '/media/1-320.webp', large: '/media/1-320.webp', caption: '' },
  ],
  traits: { goods, topic, original: 1, activity: 0, ...settings, story, group },
  mentions: [{ uid: 5, username: 'ada' }],
  place: { typeid: 3, chosen: true },
  ...{ pushTime: 60, sentAs: null, saved: { tid: 7, version: 2 }, clean: true },
  parts: {
    poll: {
      options: [
        { text: 'Yes', photo: { aid: 4, preview: '' } },
        { text: 'No', photo: null },
      ],
    },
  },
};

test('what the account stores of a draft names all pictures that it holds, those of its kinds too', () => {
  expect(sentDraft(draft)).toEqual({
    ...{
      kind: 'poll',
      subject: 'Half a title',
      message: '<p>Words</p>',
      format: 'html',
      typeid: 3,
      placed: 1,
      original: 1,
      story: 9,
    },
    groupid: 11,
    ...{ mentions: [5], push_time: 60, aids: [2, 1], captions: ['The second', ''], pictures: [4] },
    parts: expect.any(String),
  });
  expect(JSON.parse(sentDraft(draft).parts ?? '')).toEqual({
    ...{ ...draft.parts, topic, goods },
    traits: {
      typed: settings,
      sent: {
        ...{ hidden: 'Behind it', hidden_format: 'plain', hidden_opens: 'reply', hidden_xgold: 5, hidden_level: 2 },
        ...{ replyVisibleOnlyToAuthors: 1, readperm: 20, rush_every: 10, rush_floors: [3, 7] },
      },
    },
  });
});

test('it comes back on another device as it was', () => {
  const { mentions: _m, pictures: _p, story: _s, groupid: _g, ...fields } = sentDraft(draft);
  const stored = {
    ...fields,
    ...{ tid: 7, version: 2, text: 'Words', story, group, mentions: draft.mentions },
    ...{ pictures: [1, 2, 4].map(picture), dateline: 0, expires: 0 },
  } as ServerDraft;
  expect(deviceDraft(stored, 'k')).toMatchObject(draft);
});

test('a kind that this version doesn’t know is a plain post', () => {
  const stored = { kind: 'recipe', aids: [], captions: [], pictures: [], parts: '', mentions: [] };
  expect(deviceDraft(stored as unknown as ServerDraft, 'k').kind).toBe('plain');
});

test('a picture that is gone is left out, and what is no JSON is no part', () => {
  const stored = { aids: [1], captions: [''], pictures: [], parts: '{', mentions: [] } as unknown as ServerDraft;
  expect(deviceDraft(stored, 'k')).toMatchObject({ photos: [], parts: {} });
});
