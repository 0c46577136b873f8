import { describe, expect } from 'vitest';
import type { z } from 'zod';
import type { CallSpec } from '../../../contract/call.ts';
import type { CallName } from '../../../contract/calls.ts';
import { feedsCalls } from '../../../contract/domains/feeds/calls.ts';
import { followsCalls } from '../../../contract/domains/follows/calls.ts';
import { threadsCalls } from '../../../contract/domains/threads/calls.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { sweep } from '../../../tests/support/sweep.ts';

const forum = await testForum();
const { api, member, post, reply } = forum;
const calls = { ...threadsCalls, ...feedsCalls, ...followsCalls } as Record<string, CallSpec>;

const nasty: unknown[] = [
  '',
  ' ',
  'abc',
  '\0',
  'a\0b',
  '\ud800',
  '-1',
  '1.5',
  '1e9',
  '9007199254740991',
  '2147483648',
  '99999999999999999999',
  "'; drop table threads.posts; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'x'.repeat(500_000),
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e30,
  true,
  null,
  [],
  [[[]]],
  ['\ud800'],
  Array.from({ length: 1000 }, (_, i) => i),
  {},
  { toString: 1 },
];

const fieldsOf = (spec: CallSpec): string[] =>
  [spec.params, spec.query, spec.body].flatMap((part) => Object.keys((part as z.ZodObject | undefined)?.shape ?? {}));

describe('whatever a field holds, the answer is a refusal or the call’s own, never a fault', () => {
  sweep('bad fields of threads', Object.keys(calls))('%s', async (name) => {
    const spec = calls[name]!;
    const ada = await member();
    const { tid, pid } = await post(ada);
    const answer = await reply(ada, tid);
    const sound: Record<string, unknown> = {
      country_fid: 188,
      typeid: 1,
      ...{ tid, pid: name === 'threads.children' ? answer.pid : pid, id: tid, fid: 188, subject: 'A title' },
      ...{
        message: 'A text that is long enough.',
        follow_uid: ada.uid,
        aid: 1,
        xid: 5,
        xgold: 5,
        floor: 1,
        position: 1,
      },
      ...{ forward_tid: tid, topid: 1, groupid: 1, vid: 1, bytes: 4000, at: 0 },
      ...{ uid: ada.uid, other_uid: ada.uid, block_uid: ada.uid, mute_uid: ada.uid },
    };
    const fields = fieldsOf(spec);
    const defaults = Object.fromEntries(fields.filter((field) => field in sound).map((field) => [field, sound[field]]));
    for (const field of fields) {
      await forum.forgetLimits();
      for (const value of nasty) {
        // An address holds text, and not without end.
        if (spec.method === 'GET' && (typeof value !== 'string' || value.length > 10_000)) continue;
        const sent = {
          ...defaults,
          [field]: spec.method === 'GET' ? String(value).toWellFormed() : value,
        };
        const got = await api.call(name as CallName, sent as never, ada);
        const said = `${name} ${field}=${JSON.stringify(value)?.slice(0, 60)}: HTTP ${got.http} ${got.error ?? ''}`;
        expect([200, 400, 404], said).toContain(got.http);
        if (got.http === 400) expect(JSON.stringify(got.body.issues ?? []), said).toContain(field);
      }
    }
  });
});
