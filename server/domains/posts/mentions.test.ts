import { describe, expect, test } from 'vitest';
import { postLimits } from '../../../contract/domains/posts/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const { api, clock, db, forgetLimits, member, post, reply, runTask, settle } = await testForum();

const amina = await member({ username: 'amina' });
const aminaK = await member({ username: 'amina_k' });
const ravi = await member({ username: 'Ravi_K' });
const people = { amina, amina_k: aminaK, ravi_k: ravi };

/** Who is notified of being named since the last time. */
async function notified(): Promise<string[]> {
  await settle();
  await forgetLimits();
  const rows = await db.deleteFrom('notices.notices').where('page', '=', 'atme').returning(['uid']).execute();
  const names = Object.entries(people).flatMap(([name, { uid }]) =>
    rows.filter((row) => row.uid === uid).map(() => name),
  );
  return names.sort();
}

const ada = await member();
const asked = await post(await member());
await notified();

describe('a name that is typed', () => {
  test.each([
    ['Hello @amina, look!', ['amina']],
    ['देखो @ravi_k। अच्छा है', ['ravi_k']],
    ["(@amina) and @amina's phone", ['amina']],
    ['see @amina_k', ['amina_k']],
    ['mail me at me@amina.com', []],
    ['شكرا @amina!', ['amina']],
    ['@AMINA, @Ravi_K and @nobody_here', ['amina', 'ravi_k']],
    ['<p>To <b>@ami</b>na &amp; ＠ravi_k</p>', ['amina', 'ravi_k']],
    ['<blockquote>@amina said so</blockquote><p>Ask @ravi_k</p>', ['ravi_k']],
    ['<p>See <a href="https://example.com/a">@amina</a> and https://example.com/@amina_k</p>', []],
  ])('R-PST-018 in %j notifies %j, each once', async (message, names) => {
    await reply(ada, asked.tid, { message });
    expect(await notified()).toEqual(names);
  });

  test('notifies nobody twice who was chosen as well, and never the writer', async () => {
    const { pid } = await reply(amina, asked.tid, {
      message: 'So say @amina and @ravi_k, and @amina_k was chosen.',
      at_list_current: `${ravi.uid},${aminaK.uid}`,
    });
    expect(await notified()).toEqual(['amina_k', 'ravi_k']);
    const row = await db.selectFrom('threads.posts').select('at_list').where('pid', '=', pid).executeTakeFirst();
    expect(row?.at_list).toEqual([ravi.uid, aminaK.uid]);
  });

  test('counts in the words of a thread and of a poll, but not in its title, nor in what it hides', async () => {
    await post(ada, { subject: 'For @amina_k', message: 'What does @amina say of it?[hide]And @ravi_k[/hide]' });
    expect(await notified()).toEqual(['amina']);
    const poll = { subject: 'Which one', message: 'What does @ravi_k say?', polloptions: ['Yes', '@amina'] };
    await api.must('threads.new-thread-vote', poll, ada);
    expect(await notified()).toEqual(['ravi_k']);
  });

  test('of a former member, or beyond the bounds, names nobody', async () => {
    const gone = await member({ username: 'left_us' });
    await db.updateTable('accounts.names').set({ uid: 0 }).where('name', '=', 'left_us').execute();
    const names = Array.from({ length: postLimits.namesLookedUp - 2 }, (_, n) => `@nobody${n}`).join(' ');
    const { pid } = await reply(ada, asked.tid, { message: `@left_us @amina ${names} @ravi_k` });
    expect(await notified()).toEqual(['amina']);
    const row = await db.selectFrom('threads.posts').select('at_list').where('pid', '=', pid).executeTakeFirst();
    expect(row?.at_list).not.toContain(gone.uid);
  });

  test.each(['blocked', 'muted'])('notifies nobody who has %s the writer', async (how) => {
    const chi = await member();
    if (how === 'blocked') await api.must('follows.block', { block_uid: chi.uid }, amina);
    else await api.must('follows.mute', { mute_uid: chi.uid }, amina);
    await reply(chi, asked.tid, { message: '@amina and @ravi_k' });
    expect(await notified()).toEqual(['ravi_k']);
  });
});

describe('an edit', () => {
  const edit = (who: Writer, { tid, pid }: { tid: number; pid: number }, message: string) =>
    api.must('threads.edit', { tid, pid, subject: 'Where the charger went', message }, who);

  test('notifies those alone whom its words name anew, once', async () => {
    const { pid } = await reply(ada, asked.tid, { message: 'Ask @amina' });
    expect(await notified()).toEqual(['amina']);
    const said = { tid: asked.tid, pid };
    for (const [message, names] of [
      ['Ask @amina and @ravi_k', ['ravi_k']],
      ['Ask @ravi_k', []],
      ['Ask @ravi_k, @amina', []],
    ] as const) {
      await edit(ada, said, message);
      expect(await notified()).toEqual(names);
    }
  });

  test('of what waits for its time leaves out who is named no longer', async () => {
    const waits = await post(ada, {
      message: 'What do @amina and @ravi_k say?',
      push_time: Math.floor(clock.now().getTime() / 1000) + 600,
    });
    await edit(ada, waits, 'What do @amina_k and @ravi_k say?');
    expect(await notified()).toEqual([]);
    clock.aheadInTest(601);
    await runTask('threads.publish-due');
    expect(await notified()).toEqual(['amina_k', 'ravi_k']);
  });
});
