import { beforeEach, expect, test } from 'vitest';
import { emoticonByAlt } from '../../../contract/primitives/emoticons.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { testStore } from '../../../tests/support/store.ts';

const { api, bought, buyer, forgetLimits, goods, post, reply } = await testStore();
beforeEach(() => forgetLimits());

/** A reply with words that are long enough whatever is in them. */
const words = (code: string) => `So it did, at long last ${code} indeed.`;
const sent = (who: Writer, tid: number, code: string) =>
  api.call('threads.new-reply', { tid, message: words(code) }, who);

test('emoticons of a pack that the store sells are refused by name until they are bought, in threads and replies', async () => {
  const [ada, bola] = [await buyer(50), await buyer(50)];
  const { tid } = await post(ada, { message: words('{:Max_2:}') });
  // What nobody sells is everybody's.
  expect((await sent(bola, tid, '{:Max_1:}')).error).toBeUndefined();

  const max = await goods(5, { goods_type: 3, goods_express_type: 0, grants: 'Max' });
  const refused = await sent(bola, tid, '{:Default_1:}{:Max_1:}');
  expect(refused).toMatchObject({
    ...{ http: 200, error: 'threads.pack_not_owned' },
    msg: 'You need the Max pack for these emoticons. Get it in the store, or remove them.',
  });
  const thread = { subject: 'A title', message: words('{:Max_8:}') };
  expect((await api.call('threads.create', thread, bola)).error).toBe('threads.pack_not_owned');
  const poll = { ...thread, polloptions: ['One', 'Two'] };
  expect((await api.call('threads.new-thread-vote', poll, bola)).error).toBe('threads.pack_not_owned');
  // As a picture that was copied from a page, too.
  const copied = `<p>a copied one <img src="https://b.example${emoticonByAlt('{:Max_1:}')!.still}" alt="A phone"></p>`;
  expect((await sent(bola, tid, copied)).error).toBe('threads.pack_not_owned');
  // What is none is words.
  expect((await sent(bola, tid, '{:Max_9:} {:Nobody_1:}')).error).toBeUndefined();

  await bought(bola, max);
  expect((await sent(bola, tid, '{:Default_1:}{:Max_1:}')).error).toBeUndefined();
});

test('everybody sees them, and what a post held before it was sold may stay when it is edited', async () => {
  const [ada, bola] = [await buyer(50), await buyer(50)];
  const { tid, pid } = await post(ada, { message: words('{:Africanflavour_2:}') });
  const answer = await reply(bola, tid, { message: words('{:Arabemoji_1:}') });
  await goods(5, { goods_type: 3, goods_express_type: 0, grants: 'Africanflavour' });
  await goods(5, { goods_type: 3, goods_express_type: 0, grants: 'Arabemoji' });

  expect((await api.must('threads.info', { tid })).data.message).toContain('{:Africanflavour_2:}');
  expect((await api.must('threads.info', { tid }, bola)).data.message).toContain('{:Africanflavour_2:}');
  const edit = (who: Writer, post: { pid: number }, code: string) =>
    api.call('threads.edit', { tid, pid: post.pid, subject: 'A title', message: words(code) }, who);
  expect((await edit(ada, { pid }, '{:Africanflavour_2:} still')).error).toBeUndefined();
  expect((await edit(ada, { pid }, '{:Arabemoji_2:}')).error).toBe('threads.pack_not_owned');
  expect((await edit(bola, answer, '{:Arabemoji_3:}')).error).toBeUndefined();
  expect((await edit(bola, answer, '{:Africanflavour_3:}')).error).toBe('threads.pack_not_owned');
});
