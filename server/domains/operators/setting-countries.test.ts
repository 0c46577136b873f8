import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, member } = await testForum();
const operator = await member({ groupid: 1 });

interface Part {
  choices?: object;
  items?: Part;
  propertyNames?: Part;
  properties?: Record<string, Part>;
}

test('wherever a setting has a country’s number, operators are given its name in their language', async () => {
  const { list } = (await api.must('operators.settings', {}, { ...operator, language: 'fr' })).data;
  const partOf = (name: string) => list.find((setting) => setting.name === name)!.schema as Part;
  const found = [
    partOf('storeCountries').items,
    partOf('guardianAge').properties?.countries?.propertyNames,
    partOf('shopAddresses').propertyNames,
  ];
  for (const part of found) expect(part?.choices).toMatchObject({ '188': 'Nigéria', '207': 'Kenya' });
  expect(found.map((part) => Object.values(part?.choices ?? {}).includes('Tous les autres'))).toEqual([
    ...[false, false, true],
  ]);
});
