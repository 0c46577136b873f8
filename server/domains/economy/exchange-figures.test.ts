import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { uidAuth } from './actions/uid-auth.ts';
import { exchangeSetting } from './settings.ts';

const { api, member } = await testForum();
const operator = await member({ groupid: 1 });

const infoOf = async ({ uid, token }: Writer, cid: number) =>
  (await api.must('economy.exchange-info', { uid, cid, uid_auth: uidAuth(token, { uid, cid }) }, { token })).data;
const change = (name: string, value: unknown, version: number) =>
  api.call('operators.change-setting', { name, value: JSON.stringify(value), version, reason: 'a trial' }, operator);
const shownInTrail = async () =>
  (await api.must('operators.audit', { action: 'operators.change-setting' }, operator)).data.list[0]?.changes;

test('a country’s own pool holds at once, and for its members alone', async () => {
  const [ada, ama] = [await member(), await member({ countryFid: 220 })];
  expect([(await infoOf(ada, 188)).left_xcoin, (await infoOf(ama, 220)).left_xcoin]).toEqual([20, 20]);
  for (const wrong of [{ xx: 5 }, { ng: -1 }, { ng: 'many' }, { ng: 1.5 }])
    expect((await change('exchangePools', wrong, 0)).http).toBe(400);
  expect((await change('exchangePools', { ng: 7 }, 0)).ok).toBe(true);
  expect([(await infoOf(ada, 188)).left_xcoin, (await infoOf(ama, 220)).left_xcoin]).toEqual([7, 20]);
  expect(await shownInTrail()).toEqual([{ field: 'ng', label: 'Nigeria', before: '', after: '7' }]);
});

test('pools are called by their countries, as the operator calls these', async () => {
  const { list } = (await api.must('operators.settings', {}, { ...operator, language: 'fr' })).data;
  const { propertyNames } = list.find(({ name }) => name === 'exchangePools')!.schema as {
    propertyNames: { choices: object };
  };
  expect(propertyNames.choices).toMatchObject({ ci: "Côte d'Ivoire", in: 'Inde', ng: 'Nigéria' });
});

test('the bounds of the rate hold at once, stand in the trail, and are refused the wrong way round', async () => {
  const ada = await member();
  const figures = { ...exchangeSetting.standard, base: 2000, lowest: 2000, highest: 2000 };
  expect((await change('exchange', { ...figures, lowest: 2001 }, 0)).http).toBe(400);
  expect((await change('exchange', figures, 0)).ok).toBe(true);
  expect((await infoOf(ada, 188)).xcoinrate).toBe(2000);
  expect((await shownInTrail())?.map(({ label, after }) => `${label}: ${after}`)).toEqual([
    ...['Middle rate: 2000', 'Lowest rate: 2000', 'Highest rate: 2000'],
  ]);
});

test('what an action earns, and how often, holds at once and stands in the trail', async () => {
  const { list } = (await api.must('operators.settings', {}, operator)).data;
  const value = list.find(({ name }) => name === 'xgoldEarnings')!.schema as { properties: Record<string, object> };
  expect(Object.keys(value.properties).length).toBeGreaterThan(5);
  const [reason] = Object.keys(value.properties) as [string];
  expect((await change('xgoldEarnings', { [reason]: { amount: -1, times: 1, per: 'day' } }, 0)).http).toBe(400);
  expect((await change('xgoldEarnings', { [reason]: { amount: 3, times: 2, per: 'day' } }, 0)).ok).toBe(true);
  expect((await shownInTrail())?.map(({ field }) => field)).toContain(reason);
});
