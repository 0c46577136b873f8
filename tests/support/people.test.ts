import { expect, test } from 'vitest';
import { Api } from './api.ts';
import { makeNewcomersBy, register } from './people.ts';

test('members are made by a site of this process until it ends, not by one that listened at its address before', async () => {
  // Nothing listens here: who asks the calls is refused.
  const api = new Api('http://127.0.0.1:9', '203.0.113.7');
  const forget = makeNewcomersBy(api.url, () => Promise.resolve({ uid: 7, token: 'made' }));
  expect(await register(api, { username: 'Adaeze' })).toMatchObject({ uid: 7, token: 'made', username: 'Adaeze' });
  forget();
  await expect(register(api, { username: 'Adaeze' })).rejects.toThrow('fetch failed');
});
