import { describe, expect, test } from 'vitest';
import { sendWaiting } from './send-waiting.ts';
import { pageStore } from './store.ts';
import type { Waiting } from './waiting.ts';

const photo = (words: string) => new Blob([words], { type: 'image/jpeg' });
const report: Waiting = {
  ...{ key: 'k', uid: 5, call: 'bugs.report', lane: 'bugs.report 0', envelope: 'v5', at: 0, state: 'waiting' },
  request: { url: '/report', headers: {}, body: JSON.stringify({ subject: 'Torch', aids: [4] }) },
  photos: { url: '/image', headers: {}, envelope: 'v5', files: [photo('one'), photo('two')] },
  shown: { text: 'Torch', page: '/buglist', of: 0, pictures: 3 },
};

const done = (data: unknown) => Response.json({ status: 1, msg: '', data });

/** Sends it against answers in turn; undefined is a lost connection. */
async function sent(...answers: (Response | undefined)[]) {
  const store = pageStore();
  await store.add(report);
  const asked: string[] = [];
  const send = () =>
    sendWaiting({
      store,
      fetch: async (url, init) => {
        asked.push(
          init.body instanceof FormData
            ? `${url} ${await (init.body.get('file') as Blob).text()}`
            : `${url} ${init.body}`,
        );
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
      log: { uid: 5, token: 'now' },
      onOutcome: () => undefined,
    });
  await send();
  return { store, asked, send };
}

describe('photos of what waits', () => {
  test('they go up first, and their numbers with the words', async () => {
    const { asked, store } = await sent(done({ aid: 7 }), done({ aid: 8 }), done({ tid: 1 }));
    expect(asked).toEqual(['/image one', '/image two', '/report {"subject":"Torch","aids":[4,7,8]}']);
    expect(await store.all()).toEqual([]);
  });

  test('one that is up doesn’t go up again after the line broke', async () => {
    const { asked, store, send } = await sent(done({ aid: 7 }), undefined, done({ aid: 8 }), done({ tid: 1 }));
    expect(await store.all()).toMatchObject([
      { state: 'waiting', request: { body: '{"subject":"Torch","aids":[4,7]}' } },
    ]);
    await send();
    expect(asked.slice(2)).toEqual(['/image two', '/report {"subject":"Torch","aids":[4,7,8]}']);
  });

  test('one that is refused keeps the words, with the reason', async () => {
    const { asked, store } = await sent(Response.json({ status: 0, msg: 'This picture is too large.', error: 'x' }));
    expect(asked).toHaveLength(1);
    expect(await store.all()).toMatchObject([{ state: 'refused', reason: 'This picture is too large.' }]);
  });
});
