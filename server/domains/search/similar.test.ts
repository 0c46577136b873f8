import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, settle } = forum;

beforeEach(() => forum.forgetLimits());

const said = (subject: string) => ({ subject, message: 'What happened, told in a few words.' });
const similar = async (subject: string, who: object, countryFid = 188) =>
  (await api.must('search.similar', { subject, country_fid: countryFid }, who)).data.list.map(({ tid }) => tid);

test('titles that share most of what a title says, in any form of its words, the likest first', async () => {
  const [ada, bola] = [await member(), await member()];
  const drains = await post(ada, said('Zobophone batteries drain fast since the update'));
  const hot = await post(ada, said('Zobophone gets hot with the batteries out'));
  await post(ada, said('A zobophone for my mother'));
  await settle();
  const { list } = (await api.must('search.similar', { subject: 'zobophone', country_fid: 188 }, bola)).data;
  expect(list).toHaveLength(3);
  expect(list.find(({ tid }) => tid === drains.tid)).toEqual({
    ...{ tid: drains.tid, subject: 'Zobophone batteries drain fast since the update', replies: 0 },
  });
  expect(await similar('My Zobophone battery drains, what to do?', bola)).toEqual([drains.tid, hot.tid]);
  expect(await similar('Zobophone-battery draining', bola)).toEqual([drains.tid, hot.tid]);
  for (const nothing of ['', '?!', 'the of and', 'jollof of my mother’s', '%', "' | '"]) {
    expect([nothing, await similar(nothing, bola)]).toEqual([nothing, []]);
  }
  expect((await api.call('search.similar', { subject: 'zobophone', country_fid: 188 })).error).toBe(
    'wire.unauthorized',
  );
  expect((await api.call('search.similar', { subject: 'zobophone', country_fid: 5 }, bola)).error).toBe(
    'wire.bad_input',
  );
});

test('an old title is found by its rare word, however many newer ones share the others', async () => {
  const ada = await member();
  const { tid } = await post(ada, said('Market quoinzobo prices'));
  await settle();
  await sql`
    insert into search.titles (tid, word, country_fid)
    select 900000000 + n, word, 188 from generate_series(1, 2500) n, unnest(array['market', 'prices']) word`.execute(
    db,
  );
  await sql`insert into search.words (word, shown, seen) values ('market', 'market', 9000), ('prices', 'prices', 9000)
    on conflict (word) do update set seen = 9000`.execute(db);
  expect(await similar('Prices of quoinzobo at the market', ada)).toEqual([tid]);
  await sql`delete from search.titles where tid > 900000000`.execute(db);
});

test('of another country, above one’s level, of who is hidden, banned, or deleted, nothing is offered', async () => {
  const [ada, eve, operator] = [await member(), await member(), await member({ groupid: 1 })];
  const { tid } = await post(ada, said('Zobovisible kettles whistle'));
  await settle();
  const asked = (who: object, fid?: number) => similar('Zobovisible kettles whistling', who, fid);
  expect(await asked(eve)).toEqual([tid]);
  expect(await asked(eve, 293)).toEqual([tid]);
  expect(await asked(eve, 210)).toEqual([]);
  await db.updateTable('search.posts').set({ readperm: 60 }).where('tid', '=', tid).execute();
  expect([await asked(eve), await asked(ada)]).toEqual([[], [tid]]);
  await db.updateTable('search.posts').set({ readperm: 0 }).where('tid', '=', tid).execute();
  await api.must('follows.mute', { mute_uid: ada.uid }, eve);
  expect(await asked(eve)).toEqual([]);
  const other = await member();
  await api.must('moderation.ban-user', { ban_uid: ada.uid, bannew: 5, banexpirynew: 7, reason: 'spam' }, operator);
  await settle();
  expect(await asked(other)).toEqual([]);
  const bola = await member();
  const second = await post(bola, said('Zobovisible kettles again'));
  await settle();
  expect(await asked(other)).toEqual([second.tid]);
  await api.must('threads.delete', { tid: second.tid }, bola);
  // Before the index takes the event in, too.
  expect(await asked(other)).toEqual([]);
});
