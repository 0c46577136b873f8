import { expect, test } from 'vitest';
import {
  countriesFor,
  deleteAction,
  editAction,
  emptyTopicForm,
  isLogoType,
  middleOf,
  sentTopic,
  topicFormOf,
} from './topic-form.ts';
import { topicActOf, topicTabOf } from './topic-tabs.ts';

const topic = {
  ...{ topid: 7, top_name: 'Bus stops', description: 'Where they are.', subject: 'Where they are.', country_fid: 188 },
  ...{ tags: [{ tagid: 3, tagname: 'Travel' }], logo: '/media/x-280.webp', followers: 1, threads: 2, dateline: 1 },
  ...{ categoryid: 2, categoryname: 'Cameras', aid: 9, is_following: 0 as const },
  host: { uid: 1, username: 'Ama', avatar: '', country_fid: 188 },
  can: { edit: true, delete: true, pin: true },
};

test('R-TOP-005 the form is of mode new as it opens, and of mode edit for a topic that stands', () => {
  expect(emptyTopicForm(188)).toMatchObject({ mode: 'new', topicname: '', checkedTags: [], aids: [], countryFid: 188 });
  expect(topicFormOf(topic)).toEqual({
    ...{ topicname: 'Bus stops', description: 'Where they are.', checkedTags: [3], aids: [9] },
    ...{ categoryId: 2, categoryName: 'Cameras', countryFid: 188, mode: 'edit' },
  });
});

test('R-TOP-021 the form holds categoryId and categoryName, and its category goes as categoryid', () => {
  expect(sentTopic(topicFormOf(topic))).toEqual({
    ...{
      country_fid: 188,
      subject: 'Bus stops',
      message: 'Where they are.',
      categoryid: 2,
      aids: [9],
      checkedTags: [3],
    },
  });
});

test('R-TOP-011 a logo is taken from the middle of a jpg, jpeg or png', () => {
  expect(['image/jpeg', 'image/png', 'image/gif', 'image/webp', ''].map(isLogoType)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(middleOf(400, 140)).toEqual({ left: 130, top: 0, side: 140 });
  expect(middleOf(140, 401)).toEqual({ left: 0, top: 130, side: 140 });
});

test('a topic is created for the own country or for all', () => {
  expect([countriesFor(188), countriesFor(293)]).toEqual([[188, 293], [293]]);
});

test('the address names the part of the page and the dialog over it', () => {
  const query = (text: string) => new URLSearchParams(text);
  expect(['', 'tab=ranking', 'tab=about', 'tab=x'].map((each) => topicTabOf(query(each)))).toEqual([
    'latest',
    'ranking',
    'about',
    'latest',
  ]);
  expect(['', 'act=edit', 'act=x'].map((each) => topicActOf(query(each)))).toEqual([null, 'edit', null]);
});

test('without script a topic that was edited is shown again, and one that was deleted leads home', () => {
  const leads = (action: string): string => {
    const to = new URLSearchParams(action.split('?')[1]).get('_to')!;
    return new URL(to, 'https://example.org/ng/topic/7?act=edit').pathname;
  };
  expect([leads(editAction(7)), leads(deleteAction(7))]).toEqual(['/ng/topic/7', '/ng/']);
});
