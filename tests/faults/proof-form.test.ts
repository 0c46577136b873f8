import { beforeEach, describe, expect, test } from 'vitest';
import { formSender } from '../support/form-sender.ts';
import { testForum } from '../support/forum.ts';
import { codeSentTo, freshName, type Member, register } from '../support/people.ts';

const site = await testForum({ pages: true });
const { api, db, forgetLimits } = site;
const send = formSender(api);
const path = '/ng/ucenter/setting/account';

beforeEach(() => forgetLimits());

async function pagesOf({ uid, token }: Member) {
  const session = await api.must('sign-in.open-page-session', { uid }, { token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const seen = async (answer: Response) => {
    const html = await answer.text();
    const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
    return { html, hidden: Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])) };
  };
  const open = async () => seen(await api.fetch(path, {}, { headers: { cookie } }));
  /** Presses the button that sends to a call, with what was typed, and follows where it leads. */
  const press = async (call: string, typed: Record<string, string> = {}) => {
    const { html, hidden } = await open();
    const action = new RegExp(`<button[^>]*formaction="/do/(${call}[^"]*)"`, 'i').exec(html)?.[1];
    if (action === undefined) throw new Error(`the page has no button of ${call}`);
    const [name, query] = action.replaceAll('&amp;', '&').split('?');
    const fields = { ...hidden, ...Object.fromEntries(new URLSearchParams(query)), ...typed };
    const answer = await send(name!, { cookie, fields });
    return answer.status === 303
      ? { status: 303, ...(await open()) }
      : { status: answer.status, ...(await seen(answer)) };
  };
  return { open, press };
}

const isVerified = async ({ uid }: Member): Promise<boolean> => {
  const rows = db.selectFrom('accounts.members').where('uid', '=', uid).select('email_verified_at');
  return (await rows.executeTakeFirstOrThrow()).email_verified_at !== null;
};

/** What the part about the e-mail address says. */
const words = (html: string): string =>
  /<main[\s>].*<\/main>/s
    .exec(html)![0]
    .replaceAll(/<(?:svg|style|script).*?<\/(?:svg|style|script)>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');

describe('R-EML-001 without script the account’s settings', () => {
  test('send a code to the own address, take it, say in its place why one is refused, and that it is verified', async () => {
    const email = `${freshName()}@example.com`;
    const who = await register(api, { email }, { verified: false });
    const { open, press } = await pagesOf(who);
    expect((await open()).html).not.toContain('name="code@proof"');
    const asked = await press('proofs.send-email-code');
    expect([asked.status, asked.html.includes('name="code@proof"')]).toEqual([303, true]);
    const code = await codeSentTo(api, email);
    const other = code === '111111' ? '222222' : '111111';
    const wrong = await press('proofs.validate-email-code', { 'code@proof': other });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(
      /name="code@proof"(?=[^>]*aria-invalid="true")|aria-invalid="true"(?=[^>]*name="code@proof")/,
    );
    expect(words(wrong.html)).toContain('Wrong code.');
    expect(await isVerified(who)).toBe(false);
    // Too soon for another one: said at the field, and the first one still counts.
    const again = await press('proofs.send-email-code');
    expect([again.status, again.html.includes('role="alert"')]).toEqual([429, true]);
    const done = await press('proofs.validate-email-code', { 'code@proof': ` ${code} ` });
    expect([done.status, await isVerified(who)]).toEqual([303, true]);
    expect(done.html).not.toContain('/do/proofs.');
  });

  test('take a first address of who has none, and say at its field why one is refused', async () => {
    const who = await register(api, { email: `${freshName()}@example.com` }, { verified: false });
    await db.updateTable('accounts.members').set({ email: null }).where('uid', '=', who.uid).execute();
    const { press } = await pagesOf(who);
    const wrong = await press('proofs.send-email-code', { 'email@proof': 'no address' });
    expect([wrong.status, wrong.html.includes('value="no address"')]).toEqual([422, true]);
    expect(wrong.html).toContain('role="alert"');
    const email = `${freshName()}@example.com`;
    expect((await press('proofs.send-email-code', { 'email@proof': email })).html).toContain('name="code@proof"');
    await press('proofs.validate-email-code', { 'code@proof': await codeSentTo(api, email) });
    expect(await isVerified(who)).toBe(true);
  });
});
