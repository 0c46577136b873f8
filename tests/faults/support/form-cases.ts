import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { joined } from '../../../contract/joined.ts';
import { testForum } from '../../support/forum.ts';
import type { FormCase, FormScene, FormSite } from './form-case.ts';

export const site = await testForum({ pages: true });
const { api, member, post } = site;

export const scene = {} as FormScene;

beforeAll(async () => {
  const [author, reader, other] = [await member(), await member(), await member()];
  const thread = await post(author);
  const asked = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
  const poll = (await api.must('threads.new-thread-vote', asked, author)).data.Variables.tid;
  const hiding = (await post(author, { hidden: 'A letter.', hidden_opens: 'xgold', hidden_xgold: 5 })).tid;
  Object.assign(scene, { author, reader, other, thread, poll, hiding, path: `/forum/15443/${thread.tid}` });
});

/** Each call that a form may make, with fields that it takes, and how often it was done for a member, by its domain. */
const root = join(import.meta.dirname, '../../..');
const declared = await Promise.all(
  globSync('server/domains/**/testing/forms.ts', { cwd: root })
    .sort()
    .map(async (file) => {
      const { forms } = (await import(join(root, file))) as { forms: (at: FormSite) => Record<string, FormCase> };
      return forms({ ...site, scene });
    }),
);
export const forms: Record<string, FormCase> = joined(...declared);
