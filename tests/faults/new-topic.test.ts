import { expect, test } from 'vitest';
import { testForum } from '../support/forum.ts';

const { api, member } = await testForum({ pages: true });

/** Whether the page of topics, as the server draws it for a reader, leads to the dialog of a new one. */
async function offers(reader: { token: string } | null): Promise<boolean> {
  const opened = reader && (await api.must('sign-in.open-page-session', {}, reader));
  const cookie = opened
    ? opened.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    : '';
  const html = await (await api.fetch('/ng/topic', {}, { headers: { cookie } })).text();
  return html.includes('act=new');
}

test('R-TOP-003 New topic is offered to who may create one, and to nobody else', async () => {
  expect(await offers(await member())).toBe(true);
  expect(await offers(await member({ verified: false }))).toBe(false);
  expect(await offers(await member({ groupid: 4 }))).toBe(false);
  expect(await offers(null)).toBe(false);
});

test('a change of a topic is refused whatever its `isEdit` holds', async () => {
  const who = await member();
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  for (const isEdit of ['{"toString":null}', '{"valueOf":1}', '[["1"]]', 'null', 'true', deep]) {
    const body = `{"isEdit":${isEdit},"subject":"x"}`;
    const headers = { 'content-type': 'application/json' };
    const { status } = await api.fetch('/v5/content/topic', { method: 'POST', headers, body }, who);
    expect([isEdit.slice(0, 20), status]).toEqual([isEdit.slice(0, 20), 400]);
  }
});
