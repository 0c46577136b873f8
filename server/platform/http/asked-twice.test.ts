import { describe, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, db, member, post } = await testForum();

const change = (uid: number, row: { email_verified_at?: Date; groupid?: number }) =>
  db.updateTable('accounts.members').set(row).where('uid', '=', uid).execute();

describe('a refusal that rests on what a process caches of a member is looked at once more', () => {
  test('where an action refuses', async () => {
    const ada = await member({ verified: false });
    const { tid } = await post(await member());
    const reply = () => api.call('threads.new-reply', { tid, message: 'At once.' }, ada);
    expect((await reply()).ok).toBe(false);
    // As another process does it whose word has not come yet.
    await change(ada.uid, { email_verified_at: new Date() });
    expect(await reply()).toMatchObject({ ok: true, data: { position: 2 } });
    expect((await api.must('threads.view', { tid })).data.thread.replies).toBe(1);
  });

  test('where the call’s access level refuses', async () => {
    const bola = await member();
    const look = () => api.call('operators.overview', {}, bola);
    expect((await look()).error).toBe('wire.forbidden');
    await change(bola.uid, { groupid: 1 });
    expect((await look()).error).toBe('wire.second_step_needed');
  });

  test('and a session that has ended in between is refused as ended', async () => {
    const chidi = await member();
    const look = () => api.call('operators.overview', {}, chidi);
    expect((await look()).error).toBe('wire.forbidden');
    await db.deleteFrom('accounts.sessions').where('uid', '=', chidi.uid).execute();
    expect((await look()).http).toBe(401);
  });
});
