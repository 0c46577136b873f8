import { expect, test } from 'vitest';
import { accountsSite } from '../../../tests/support/accounts-site.ts';
import { freshName, registration } from '../../../tests/support/people.ts';

const { api } = await accountsSite();

/** One person's number, as people write it. */
const oneNumber = [
  ...['0612345678', '612345678', '+212612345678', '+212 (0)6 12345678', '+212 0612345678', '00212 06 12 34 56 78'],
  ...['2120612345678', '٠٦١٢٣٤٥٦٧٨', '\u202a+212612345678\u202c'],
];

test('R-REG-005 one person’s number is one account, however it is written', async () => {
  const { email: _, ...form } = await registration(api);
  const { data } = await api.must('sign-in.register-mobile', { ...form, cid: 212, mobile: oneNumber[0]! });
  for (const mobile of oneNumber) {
    const { email: __, ...again } = await registration(api);
    const answer = await api.call('sign-in.register-mobile', { ...again, cid: 212, mobile });
    expect([mobile, answer.error]).toEqual([mobile, 'accounts.mobile_taken']);
    const entered = await api.must('sign-in.login', { username: mobile, password: String(form.password) });
    expect([mobile, entered.data.member_uid]).toEqual([mobile, data.member_uid]);
  }
});

test('R-REG-016 dotted addresses, with a plus or a hyphen, each are somebody’s', async () => {
  const name = freshName();
  const addresses = [`${name}.last@gmail.com`, `${name}+forum@mail.com`, `${name}@my-mail.example.com`];
  for (const email of addresses) {
    const form = await registration(api, { email: ` ${email}\u200b` });
    const { data } = await api.must('sign-in.register-email', form);
    const again = await api.call('sign-in.register-email', await registration(api, { email: email.toUpperCase() }));
    expect([email, again.error]).toEqual([email, 'accounts.email_taken']);
    const entered = await api.must('sign-in.login', { username: email, password: String(form.password) });
    expect(entered.data.member_uid).toBe(data.member_uid);
  }
});
