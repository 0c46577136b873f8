import { describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, member } = await testForum();

describe('two devices that drew the same notice settings', () => {
  const settings = async (who: Writer) => (await api.must('notices.settings', {}, who)).data;

  test('and turn different switches of a list: both count, and the later one gets the merged list', async () => {
    const ada = await member();
    const seen = await settings(ada);
    const save = async (fields: object) => (await api.must('notices.save-settings', { ...fields, seen }, ada)).data;
    expect(await save({ muted: ['like'], push_muted: ['reply'] })).toMatchObject({ muted: ['like'], meanwhile: [] });
    const later = await save({ muted: ['follow'] });
    expect(later).toMatchObject({ muted: ['like', 'follow'], push_muted: ['reply'] });
    expect(later.meanwhile).toEqual([
      { field: 'muted', value: ['like'], replaced: 0 },
      { field: 'push_muted', value: ['reply'], replaced: 0 },
    ]);
  });

  test('and do so in the same moment: neither is lost', async () => {
    const ada = await member();
    const seen = await settings(ada);
    const lists = [['like'], ['follow'], ['reply']];
    await Promise.all(lists.map((muted) => api.must('notices.save-settings', { muted, seen } as never, ada)));
    expect([...(await settings(ada)).muted].sort()).toEqual(['follow', 'like', 'reply']);
  });

  test('and set the same hour: the later one stands, and gets what it replaced', async () => {
    const ada = await member();
    await api.must('notices.save-settings', { quiet: 1 }, ada);
    const seen = await settings(ada);
    const from = async (quiet_from: string) =>
      (await api.must('notices.save-settings', { quiet_from, seen }, ada)).data.meanwhile;
    expect(await from('20:00')).toEqual([]);
    expect(await from('23:30')).toEqual([{ field: 'quiet_from', value: '20:00', replaced: 1 }]);
    expect(await settings(ada)).toMatchObject({ quiet_from: '23:30', quiet_to: '07:00' });
  });
});
