import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, clock, db, member, picture, post } = forum;

test('a country shows its members, and the faces of those who posted there of late', async () => {
  const glance = async (country_fid: number) => {
    // The number of members is counted anew every ten minutes.
    clock.advance(601);
    return (await api.must('feeds.country', { country_fid })).data;
  };
  const [ada, bola, gone] = [await member(), await member(), await member()];
  const wanjiru = await member({ countryFid: 207 });
  expect(await glance(188)).toEqual({ members: 3, here: 0, faces: [] });
  for (const who of [ada, wanjiru]) {
    const avatar_aid = await picture(who);
    await db.updateTable('accounts.members').set({ avatar_aid }).where('uid', '=', who.uid).execute();
  }
  await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', gone.uid).execute();
  for (const who of [ada, bola]) await post(who);
  await post(wanjiru, { country_fid: 188 });
  const { members, faces } = await glance(188);
  expect([members, faces.map(({ username }) => username)]).toEqual([2, [ada.username]]);
  expect(faces[0]?.avatar).not.toBe('');
  const all = await glance(293);
  expect([all.members, all.faces.map(({ uid }) => uid)]).toEqual([3, [ada.uid, wanjiru.uid]]);
});

test('the other countries come with their newest thread, one that hides the other left out', async () => {
  const wanjiru = await member({ countryFid: 207 });
  const old = await post(wanjiru, { subject: 'The older one' });
  const { tid } = await post(wanjiru, { subject: 'Matatu art: post yours' });
  const others = async (country_fid: number) => (await api.must('feeds.countries', { country_fid })).data.list;
  const [first, ...rest] = await others(210);
  expect(first).toEqual({ fid: 207, here: 0, newest: { tid, subject: 'Matatu art: post yours' } });
  const fids = rest.map(({ fid }) => fid);
  for (const fid of [209, 210, 293]) expect(fids).not.toContain(fid);
  expect(await others(293)).toHaveLength(16);
  await api.must('threads.delete', { tid }, wanjiru);
  expect((await others(210)).find(({ fid }) => fid === 207)?.newest?.tid).toBe(old.tid);
});
