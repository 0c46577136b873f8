import { describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, db, clock, member } = await testForum();

const own = async (who: Writer) => (await api.must('profiles.user-info', {}, who)).data;
type Info = Awaited<ReturnType<typeof own>>;
const shown = ({ sightml, gender, birthday, birthmonth, birthyear, occupation, realname }: Info) => ({
  ...{ sightml, gender, birthday, birthmonth, birthyear, occupation, realname },
});

describe('two devices that drew the same basic info', () => {
  test('and change the same field: the later one stands, and gets what it replaced', async () => {
    const ada = await member();
    const seen = shown(await own(ada));
    const save = async (fields: object) =>
      (await api.must('profiles.update-basic-info', { ...fields, seen }, ada)).data.meanwhile;
    expect(await save({ sightml: 'From the phone.', gender: 2 })).toEqual([]);
    expect(await save({ sightml: 'From the computer.' })).toEqual([
      { field: 'sightml', value: 'From the phone.', replaced: 1 },
      { field: 'gender', value: 2, replaced: 0 },
    ]);
    expect(await own(ada)).toMatchObject({ sightml: 'From the computer.', gender: 2 });
  });

  test('and change it in the same moment: one of them gets what the other saved', async () => {
    const ada = await member();
    const seen = shown(await own(ada));
    const born = { birthyear: 1990, birthmonth: 5 };
    const answers = await Promise.all(
      [3, 4].map((birthday) => api.must('profiles.update-basic-info', { ...born, birthday, seen }, ada)),
    );
    const differences = answers.map(({ data }) => data.meanwhile).sort((one, other) => one.length - other.length);
    const { birthday, birthmonth, birthyear } = await own(ada);
    expect({ birthmonth, birthyear }).toEqual({ birthmonth: 5, birthyear: 1990 });
    expect(differences).toEqual([[], [{ field: 'birthday', value: birthday === 3 ? 4 : 3, replaced: 1 }]]);
  });

  test('and say who sees a field', async () => {
    const ada = await member();
    const { privacy } = await own(ada);
    const save = async (fields: object) =>
      (await api.must('profiles.set-privacy', { ...fields, seen: privacy }, ada)).data.meanwhile;
    expect(await save({ realname: 'followed' })).toEqual([]);
    expect(await save({ realname: 'everyone', cityname: 'me' })).toEqual([
      { field: 'realname', value: 'followed', replaced: 1 },
    ]);
    expect((await own(ada)).privacy).toMatchObject({ realname: 'everyone', cityname: 'me' });
  });

  test('and move: the place that the other one chose is returned', async () => {
    const ada = await member();
    const joined = new Date(clock.now().getTime() - 120 * 86_400_000);
    await db.updateTable('accounts.members').set({ created_at: joined }).where('uid', '=', ada.uid).execute();
    const { country_fid, cityname } = await own(ada);
    const move = async (fid: number, city: string) => {
      const to = { country_fid: fid, cityname: city, seen: { country_fid, cityname } };
      return (await api.must('profiles.change-location', to, ada)).data.meanwhile;
    };
    expect(await move(220, 'Accra')).toEqual([]);
    expect(await move(207, 'Nakuru')).toEqual([
      { field: 'country_fid', value: 220, replaced: 1 },
      { field: 'cityname', value: 'Accra', replaced: 1 },
    ]);
  });

  test('nothing is returned to callers that do not say what they had seen, and what cannot be seen is refused', async () => {
    const ada = await member();
    await api.must('profiles.update-basic-info', { sightml: 'One.' }, ada);
    const { data } = await api.must('profiles.update-basic-info', { sightml: 'Two.' }, ada);
    expect(data.meanwhile).toEqual([]);
    for (const seen of ['x', [1], { sightml: { a: 1 } }, { sightml: 'x'.repeat(401) }]) {
      const wrong = await api.call('profiles.update-basic-info', { sightml: 'Three.', seen } as never, ada);
      expect([wrong.http, JSON.stringify(wrong.body.issues)]).toEqual([400, expect.stringContaining('seen')]);
    }
  });
});
