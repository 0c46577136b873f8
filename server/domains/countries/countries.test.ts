import { expect, test } from 'vitest';
import { domainSite } from '../../../tests/support/domain-site.ts';
import { createCategories, createHereNow } from './index.ts';
import { createCountries } from './manifest.ts';

const nobody = { byToken: async () => null, byPageCookie: async () => null, bySign: async () => null };
const { api } = await domainSite(({ tags, db, clock, log }) => ({
  ...createCountries({ categories: createCategories(tags), here: createHereNow({ db, clock, log }) }),
  actors: nobody,
}));

test('the seventeen countries come in the language asked for', async () => {
  const { data } = await api.must('countries.names', {}, { language: 'hi' });
  expect([data.success, data.lists.length]).toEqual([1, 17]);
  expect(data.lists.find((row) => row.cid === 210)).toEqual({
    name: 'भारत',
    sname: 'India',
    code: 'in',
    key: 210,
    label: 'भारत',
    cid: 210,
    dial: '91',
    language: 'hi',
  });
});

test('boards are named in the language asked for, with the board above', async () => {
  const { data } = await api.must('countries.forum-nav', { fid: 66571 }, { language: 'fr' });
  expect(data.forums[0]).toEqual({ fid: 66571, fup: 15443, name: 'Vidéos', kind: 'video' });
  const { data: country } = await api.must('countries.forum-nav', { fid: 212 }, { language: 'fr' });
  expect(country.forums[0]).toEqual({ fid: 212, fup: 0, name: 'Maroc', kind: 'country' });
});

test('the phone navigation gives boards, those below them and what threads may be about', async () => {
  const { data, beside } = await api.must('countries.forum-phone-nav', { fid: 15443 });
  expect(data.all_type.map(({ typeid, name, icon }) => [typeid, name, icon])).toEqual([
    [1, 'Phones', 'smartphone'],
    [2, 'Cameras', 'camera'],
    [3, 'Updates', 'refresh-cw'],
    [4, 'Help', 'circle-question-mark'],
    [0, 'Community', 'globe'],
  ]);
  expect(beside.Variables.forums[0]?.fid).toBe(15443);
  expect(beside.Variables.sub_all_fids).toEqual([53792, 66571, 45015]);
  const { beside: all } = await api.must('countries.forum-phone-nav');
  expect(all.Variables.forums[0]?.fid).toBe(15443);
});

test.each(['countries.forum-nav', 'countries.forum-phone-nav'] as const)(
  '%s names the field of an unknown board',
  async (call) => {
    for (const fid of ['7', 'x', '-1', '1e9', '\0']) {
      const answer = await api.call(call, { fid } as never);
      expect([answer.http, answer.body.issues]).toEqual([400, [expect.objectContaining({ field: 'fid' })]]);
    }
  },
);
