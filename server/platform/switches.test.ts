import { expect, test } from 'vitest';
import { isOnFor, type SwitchState } from './switches.ts';

const some = (fields: Partial<SwitchState> = {}): SwitchState => ({
  mode: 'some',
  countries: [],
  share: 100,
  ...fields,
});
const uids = Array.from({ length: 10_000 }, (_, at) => at + 1);
const shareOn = (name: string, share: number) =>
  uids.filter((uid) => isOnFor(name, some({ share }), { uid, countryFid: 188 }));

test('a share of members has it, near what was asked for, always the same ones, and more of them as it grows', () => {
  const [tenth, half] = [shareOn('draw.page', 10), shareOn('draw.page', 50)];
  expect(tenth.length).toBeGreaterThan(900);
  expect(tenth.length).toBeLessThan(1100);
  expect(shareOn('draw.page', 10)).toEqual(tenth);
  expect(tenth.every((uid) => half.includes(uid))).toBe(true);
  expect([shareOn('draw.page', 0).length, shareOn('draw.page', 100).length]).toEqual([0, uids.length]);
});

test('other members have another feature', () => {
  expect(shareOn('contests.page', 10)).not.toEqual(shareOn('draw.page', 10));
});

test('guests have it by country alone', () => {
  const inNigeria = some({ countries: [188], share: 1 });
  const asked = [{ countryFid: 188 }, { countryFid: 207 }, {}].map((guest) => isOnFor('draw.page', inNigeria, guest));
  expect(asked).toEqual([true, false, true]);
  expect(isOnFor('draw.page', inNigeria, { uid: 7, countryFid: 207 })).toBe(false);
});

test('off is off and on is on, for everybody', () => {
  for (const who of [{}, { uid: 7, countryFid: 188 }]) {
    expect(isOnFor('draw.page', some({ mode: 'off' }), who)).toBe(false);
    expect(isOnFor('draw.page', some({ mode: 'on', share: 0, countries: [1] }), who)).toBe(true);
  }
});
