import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CallSpec } from '../contract/call.ts';
import { type CallName, calls } from '../contract/calls.ts';
import { testApp } from '../tests/support/app.ts';
import { callSamples } from '../tests/support/call-samples.ts';
import { newReply } from '../tests/support/content.ts';
import { registration } from '../tests/support/people.ts';

/** The functions of members, as the documents' table of calls names its areas, and the domains of the rest of their calls. */
const areas: ReadonlySet<string> = new Set([
  ...['signin', 'thread', 'post', 'poll', 'video', 'draft', 'profile'],
  ...['chat', 'groupmessage', 'pm', 'exchange', 'wallet', 'shop'],
]);
const domains: ReadonlySet<string> = new Set(['economy', 'threads', 'profiles', 'chat', 'messages', 'store']);

const table = JSON.parse(readFileSync(new URL('../docs/calls.json', import.meta.url), 'utf8')) as {
  id: string;
  area: string;
}[];
const areaOf = new Map(table.map(({ id, area }) => [id, area]));

/** Whether a call acts in one of these functions; in a chat, to read is to take part. */
function isMembers(name: string, { id, writes }: CallSpec): boolean {
  const its = [id ?? []].flat().map((each) => areaOf.get(each) ?? '');
  const [domain = ''] = name.split('.');
  if (domain === 'chat' || domain === 'messages' || its.some((area) => /^(chat|groupmessage|pm)$/.test(area)))
    return true;
  return writes === true && (domains.has(domain) || its.some((area) => areas.has(area)));
}

const { api } = await testApp();
const samples = await callSamples();
const scene = { tid: (await newReply(api)).tid, form: await registration(api) };

/** How a guest is refused: by the gate, or by a call's own name for it where the documents say its words. */
const refusals = ['wire.unauthorized', 'threads.need_login'];

test.each((Object.entries(calls) as [CallName, CallSpec][]).filter(([name, spec]) => isMembers(name, spec)))(
  'R-MSC-031 %s refuses guests by name',
  async (name, spec) => {
    const input = samples.get(name)?.sound?.(scene) ?? {};
    const answer = await api.call(name, input as never);
    expect(answer.ok).toBe(false);
    expect(refusals).toContain(answer.error);
    if (spec.access !== 'guest') expect([answer.http, answer.error]).toEqual([401, 'wire.unauthorized']);
  },
);

test('what acts in sign-in, posting, exchange and shop is found among the calls', () => {
  const names = Object.entries<CallSpec>(calls).flatMap(([name, spec]) => (isMembers(name, spec) ? [name] : []));
  const known = ['economy.check-in', 'threads.create', 'threads.new-reply', 'economy.exchange', 'store.pay'];
  expect(names).toEqual(expect.arrayContaining(known));
});
