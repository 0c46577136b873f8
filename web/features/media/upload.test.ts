import { expect, test } from 'vitest';
import { ApiRefusal } from '../../api/wire.ts';
import { sendAgain } from './upload.ts';

const refusal = (name: string, http: number) => new ApiRefusal({ name, msg: name, http, issues: [], extra: {} });

/** Sends what is refused some times, and notes the pauses. */
async function sent(refused: ApiRefusal, times: number) {
  let tries = 0;
  const pauses: number[] = [];
  const send = async () => {
    tries += 1;
    if (tries <= times) throw refused;
    return 'stored';
  };
  const outcome = await sendAgain(send, async (milliseconds) => void pauses.push(milliseconds)).catch(
    (error: ApiRefusal) => error.refusal,
  );
  return { outcome, tries, pauses };
}

test('a picture is sent again while the storage is away, for a minute at most', async () => {
  expect(await sent(refusal('media.not_kept', 200), 2)).toEqual({
    outcome: 'stored',
    tries: 3,
    pauses: [10_000, 10_000],
  });
  expect((await sent(refusal('wire.unavailable', 503), 1)).outcome).toBe('stored');
  expect(await sent(refusal('media.not_kept', 200), 99)).toMatchObject({ outcome: 'media.not_kept', tries: 6 });
});

test('any other refusal is said at once', async () => {
  expect(await sent(refusal('media.damaged', 200), 1)).toEqual({ outcome: 'media.damaged', tries: 1, pauses: [] });
});
