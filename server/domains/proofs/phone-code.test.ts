import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { drawImage, imageCode, registration } from '../../../tests/support/people.ts';
import { setInTest } from '../../../tests/support/platform.ts';

const { api, db, clock, domain } = await accountsSite({ carrier: { deliver: async () => undefined } });
let numbers = 0;
const freshNumber = () => `0803${String(1_000_000 + numbers++)}`;
const seal = () => ({ iat: Math.floor(clock.now.getTime() / 1000) });

const ask = async (mobile: string, imageText = imageCode, idhash?: string) =>
  api.call('proofs.phone-code', { mobile, cid: 188, idhash: idhash ?? (await drawImage(api)), imageCode: imageText });

async function sentTo(mobile: string): Promise<string> {
  const row = await db
    .selectFrom('platform.sms_outbox')
    .select('body')
    .where('recipient', '=', `234${mobile.slice(1)}`)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(row.body)?.[0] ?? '';
}

async function tryCode(mobile: string, VerificationCode: string) {
  const { email: _, ...form } = await registration(api, { VerificationCode });
  return api.call('sign-in.register-mobile', { ...form, cid: 188, mobile }, { seal: seal() });
}

test('a code is sent for a right image, and a registration with it has a proven phone', async () => {
  const mobile = freshNumber();
  const asked = await ask(mobile);
  expect(asked.data).toEqual({ seconds: 60 });
  const { data, ok } = await tryCode(mobile, await sentTo(mobile));
  expect(ok).toBe(true);
  expect((await domain.actors.byToken(data.auth_token))?.verified).toBe(true);
});

test('a code that was sent to one text of a number is that number’s by every other, typed on any keyboard', async () => {
  const mobile = freshNumber();
  const inside = mobile.slice(1);
  expect((await ask(`+234 0${inside}`)).ok).toBe(true);
  expect((await ask(`234${inside}`)).error).toBe('wire.too_many');
  const code = [...(await sentTo(mobile))].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
  expect((await tryCode(`\u202a00234 (0)${inside}\u202c`, `${code.slice(0, 3)} ${code.slice(3)}`)).ok).toBe(true);
  await ask(mobile);
  expect((await tryCode(mobile, await sentTo(mobile))).error).toBe('accounts.mobile_taken');
});

test('a wrong image sends nothing and is spent', async () => {
  const mobile = freshNumber();
  const idhash = await drawImage(api);
  expect((await ask(mobile, '0000', idhash)).error).toBe('accounts.wrong_image_code');
  expect((await ask(mobile, imageCode, idhash)).error).toBe('accounts.wrong_image_code');
  await expect(sentTo(mobile)).rejects.toThrow();
});

test('R-REG-025 a wrong code is refused in the words of the documents, and five of them use the code up', async () => {
  const mobile = freshNumber();
  await ask(mobile);
  const right = await sentTo(mobile);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let i = 0; i < 5; i += 1) {
    const answer = await tryCode(mobile, wrong);
    expect([answer.body.code, answer.error, answer.msg]).toEqual([
      1,
      'accounts.wrong_mobile_code',
      'Wrong mobile verification code',
    ]);
  }
  expect((await tryCode(mobile, right)).error).toBe('accounts.wrong_mobile_code');
});

test('a code is another phone’s no more than it lives for ever', async () => {
  const [mobile, other] = [freshNumber(), freshNumber()];
  await ask(mobile);
  const code = await sentTo(mobile);
  expect((await tryCode(other, code)).error).toBe('accounts.wrong_mobile_code');
  setInTest(clock, new Date(Date.now() + 601_000));
  expect((await tryCode(mobile, code)).error).toBe('accounts.wrong_mobile_code');
});

test('another code is sent after a minute, and takes the place of the first', async () => {
  const mobile = freshNumber();
  await ask(mobile);
  const first = await sentTo(mobile);
  const soon = await ask(mobile);
  expect([soon.http, soon.error]).toEqual([429, 'wire.too_many']);
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
  setInTest(clock, new Date(Date.now() + 61_000));
  expect((await ask(mobile)).ok).toBe(true);
  const second = await sentTo(mobile);
  if (first !== second) expect((await tryCode(mobile, first)).ok).toBe(false);
  expect((await tryCode(mobile, second)).ok).toBe(true);
});

test('of two that ask for one number at once one is sent a code, and one code makes one account', async () => {
  const mobile = freshNumber();
  const answers = await Promise.all([ask(mobile), ask(mobile)]);
  expect(answers.map(({ error }) => error ?? 'sent').sort()).toEqual(['sent', 'wire.too_many']);
  const code = await sentTo(mobile);
  const both = await Promise.all([tryCode(mobile, code), tryCode(mobile, code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)?.error).toMatch(/wrong_mobile_code|mobile_taken/);
});

test('a number is sent six codes a day, since each costs money', async () => {
  const mobile = freshNumber();
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  for (let sent = 0; sent < 6; sent += 1) {
    setInTest(clock, new Date(noon.getTime() + sent * 61_000));
    await db.deleteFrom('platform.limits').execute();
    expect((await ask(mobile)).ok).toBe(true);
  }
  setInTest(clock, new Date(noon.getTime() + 6 * 61_000));
  expect((await ask(mobile)).error).toBe('accounts.too_many_letters');
  setInTest(clock, new Date(noon.getTime() + 86_400_000));
  expect((await ask(mobile)).ok).toBe(true);
});

test.each([
  ['12', 'accounts.phone_too_short'],
  ['not a phone', 'accounts.mobile_invalid'],
])('a code for %j is refused as %s', async (mobile, error) => {
  expect((await ask(mobile)).error).toBe(error);
});

test('codes are stored in a form that reveals nothing', async () => {
  const mobile = freshNumber();
  await ask(mobile);
  const code = await sentTo(mobile);
  const row = await db
    .selectFrom('accounts.phone_codes')
    .select('code_hash')
    .where('phone', '=', `234${mobile.slice(1)}`)
    .executeTakeFirstOrThrow();
  expect(row.code_hash).toHaveLength(32);
  expect(row.code_hash.toString('latin1')).not.toContain(code);
});
