import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { spellingCases } from './testing/spelling-cases.ts';

const forum = await testForum();
const { api, member, post, settle } = forum;

test.for(spellingCases)(
  '“$subject” is found however what it says is spelled, and what is found is marked',
  async (given) => {
    await forum.forgetLimits();
    const { subject, message } = given;
    const { tid } = await post(await member(), { subject, message });
    await settle();
    const missing: string[] = [];
    for (const q of given.asked) {
      const { list } = (await api.must('search.quick-search', { q, type: 1 })).data;
      const row = list.find((each) => each.found === 'post' && each.tid === tid);
      const isMarked =
        row?.found === 'post' &&
        [...row.marked_subject, ...row.excerpt].some(({ hit, text }) => hit && text.trim() !== '');
      if (!isMarked) missing.push(`${q}${row ? ' (not marked)' : ''}`);
    }
    expect(missing).toEqual([]);
  },
);
