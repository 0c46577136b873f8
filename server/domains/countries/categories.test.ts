import { expect, test } from 'vitest';
import { categoryLimits } from '../../../contract/domains/countries/limits.ts';
import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post } = forum;
const operator = await member({ groupid: operatorGroup });

const kitchen = {
  country_fid: 188,
  icon: 'utensils',
  name_en: 'Kitchen and market',
  name_fr: 'Cuisine et marché',
  name_hi: 'रसोई और बाज़ार',
  line_en: 'What it costs, how it is cooked.',
  line_fr: 'Ce que ça coûte, comment ça se cuisine.',
  line_hi: 'कितने का है, कैसे पकता है।',
  position: 15,
} as const;

const create = async (fields: Partial<Record<keyof typeof kitchen, unknown>> = {}) =>
  (await api.must('countries.create-category', { ...kitchen, ...fields } as never, operator)).data;
const shownIn = async (fid: number, language: 'en' | 'fr' | 'hi' = 'en') =>
  (await api.must('countries.forum-phone-nav', { fid }, { language })).data.all_type;

test('a category of one country stands there alone, at its place and in the reader’s language', async () => {
  const { typeid } = await create();
  const here = await shownIn(188, 'fr');
  expect(here.map((row) => row.name)).toEqual([
    'Téléphones',
    'Cuisine et marché',
    'Photo',
    'Mises à jour',
    'Entraide',
    'Communauté',
  ]);
  expect(here[1]).toEqual({ typeid, name: kitchen.name_fr, description: kitchen.line_fr, icon: 'utensils' });
  expect((await shownIn(207)).map((row) => row.typeid)).toEqual([1, 2, 3, 4, 0]);
});

test('a change of its words shows at once in lists of threads', async () => {
  const { typeid, country_fid: _, open: __, ...category } = await create({ name_en: 'Food' });
  const ada = await member();
  const { tid } = await post(ada, { typeid });
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ typeid, typename: 'Food' });
  await api.must('countries.change-category', { ...category, typeid, name_en: 'Soups' }, operator);
  expect((await api.must('threads.info', { tid })).data.typename).toBe('Soups');
});

test('a closed category leaves the lists and takes no threads; its own stay, and may be edited', async () => {
  const { typeid } = await create({ name_en: 'Closing' });
  const ada = await member();
  const { tid, pid } = await post(ada, { typeid });
  await api.must('countries.close-category', { typeid, closed: 1 }, operator);
  expect((await shownIn(188)).map((row) => row.typeid)).not.toContain(typeid);
  const words = { subject: 'A good subject', message: 'A message that is long enough.' };
  expect((await api.call('threads.create', { ...words, typeid }, ada)).body.error).toBe('threads.unknown_board');
  await api.must('threads.edit', { ...words, tid, pid, typeid }, ada);
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ typeid, typename: 'Closing' });
  await api.must('countries.close-category', { typeid, closed: 0 }, operator);
  await post(ada, { typeid });
});

test('a name in each language is needed, the community stays, and a country has only so many', async () => {
  const refused = async (call: 'countries.create-category' | 'countries.close-category', fields: object) =>
    (await api.call(call, fields as never, operator)).body.error;
  expect(await refused('countries.create-category', { ...kitchen, name_hi: '  ' })).toBe('countries.category_unnamed');
  expect(await refused('countries.close-category', { typeid: 0 })).toBe('countries.category_stays');
  expect(await refused('countries.close-category', { typeid: 99_999 })).toBe('countries.category_unknown');
  const made = categoryLimits.inCountry;
  await db
    .insertInto('countries.categories')
    .values(Array.from({ length: made }, () => ({ ...kitchen, country_fid: 220, created_at: new Date() })))
    .execute();
  expect(await refused('countries.create-category', { ...kitchen, country_fid: 220 })).toBe(
    'countries.categories_full',
  );
  const { list } = (await api.must('countries.categories', { country_fid: 220 }, operator)).data;
  expect(list).toHaveLength(made);
});

test('only operators write the list', async () => {
  const ada = await member();
  expect((await api.call('countries.create-category', kitchen as never, ada)).body.error).toBe('wire.forbidden');
});
