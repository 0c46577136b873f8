import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { wireOf, wiresNamedIn } from './calls.ts';

test('the browser knows a call by its place, not by its schema', () => {
  expect(wireOf(calls['follows.follow'])).toEqual({ method: 'POST', path: '/v5/user/follow', envelope: 'v5' });
  expect(wireOf(calls['feeds.latest'])).toEqual({
    method: 'GET',
    path: '/selfapi/v4/lastthread/list',
    envelope: 'legacy',
  });
  expect(wireOf(calls['sign-in.login'])).toMatchObject({ method: 'POST', signs: true });
  expect(wireOf(calls['threads.create'])).toMatchObject({ idempotent: true });
});

test('what the contract fixes travels with every call of that name', () => {
  expect(wireOf(calls['proofs.verification-image']).fixed).toEqual({
    query: { version: '16', module: 'GraphicVerification' },
  });
  for (const spec of Object.values(calls)) expect(JSON.stringify(wireOf(spec))).not.toMatch(/zod|"def"/i);
});

test('a module brings what it names, and nothing else', () => {
  const named = wiresNamedIn("await call('follows.follow', { uid }); t('follows.title'); const as = \"feeds.latest\";");
  expect(named).toEqual({
    'follows.follow': wireOf(calls['follows.follow']),
    'feeds.latest': wireOf(calls['feeds.latest']),
  });
  expect(wiresNamedIn("t('follows.title')")).toBeUndefined();
});
