import { expect, test } from 'vitest';
import { warmUpAddresses } from '../../server/pages/warm-up.ts';
import { testForum } from '../support/forum.ts';

const { app, db, member, post, caller, settle } = await testForum({ pages: true });

test('a process warms itself up by pages that there are, in each language, and guests find them drawn', async () => {
  const { tid } = await post(await member(), { subject: 'The road was open again' });
  await settle();
  const addresses = await warmUpAddresses(db);
  expect(addresses.filter((path) => path.endsWith(`/${tid}`))).toHaveLength(3);
  await app.warmUp();
  const answers = await Promise.all(addresses.map((url) => caller().fetch(url)));
  expect(answers.map(({ headers }) => headers.get('etag') !== null)).toEqual(addresses.map(() => true));
});
