import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { drawImage, imageCode } from '../../../tests/support/people.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { sha256 } from '../../platform/seal.ts';
import { dayIn } from '../../platform/time-zone.ts';

const { api, clock, db, pool } = await accountsSite({ carrier: { deliver: async () => undefined } });

test('two that both find no code sent yet, and then wait for each other, send one message', async () => {
  const phone = '2348035557788';
  const ask = async () =>
    api.call('proofs.phone-code', { mobile: '08035557788', cid: 188, idhash: await drawImage(api), imageCode });
  const bucket = `sms:${sha256(phone).toString('base64url')}`;
  const counted = 'insert into accounts.day_counts (bucket, day, count) values ($1, $2, 1)';
  const both = await whileHeld(
    pool,
    [[counted, [bucket, dayIn('UTC', clock.now)]]],
    () => Promise.all([ask(), ask()]),
    2,
  );
  expect(both.map(({ error }) => error ?? 'sent').sort()).toEqual(['sent', 'wire.too_many']);
  const sent = db.selectFrom('platform.sms_outbox').select('id').where('recipient', '=', phone);
  expect(await sent.execute()).toHaveLength(1);
});
