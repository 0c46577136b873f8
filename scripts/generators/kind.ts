import { languages } from '../../contract/primitives/countries.ts';
import { capital, type Files } from './files.ts';
import { type KindPlan, kindScreens } from './kind-screens.ts';

/**
 * Begins a kind of thread: its folder in each room, which the lists of kinds join. Its composer is at
 * `/note/thread/<kind>` with a tool in the composer, its field stands in every thread, and posting one refuses
 * `wire.not_open`, as a test of its own says.
 */
export function addKind(files: Files, plan: KindPlan): void {
  const { kind } = plan;
  for (const [room, parts] of [
    ['contract/domains', contractFiles(plan)],
    ['server/domains', serverFiles(plan)],
    ['web/features', kindScreens(plan)],
  ] as const)
    for (const [name, text] of Object.entries(parts)) files.create(`${room}/threads/kinds/${kind}/${name}`, text);
  for (const language of languages) files.say(language, 'threads', `${kind}.name`, plan.says[language]!);
}

const contractFiles = ({ kind, special }: KindPlan): Record<string, string> => ({
  'kind.ts': `import type { KindFacts } from '../kind.ts';

export const ${kind}Kind = { special: ${special}, roleFlag: 'allowpost', field: '${kind}' } as const satisfies KindFacts;
`,
  'shapes.ts': `import { z } from 'zod';
import { withOwn } from '../../../../own.ts';

/** What this kind adds to a thread: what all readers see alike, and under \`own\` what is the reader's. */
export const ${kind}Shape = withOwn({}, { own: z.object({}) });
export type ${capital(kind)} = z.output<typeof ${kind}Shape>;
`,
  'calls.ts': `import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { id, idField, idList } from '../../../../primitives/fields.ts';
import { postLimits } from '../../../posts/limits.ts';
import { threadBody, threadRefusals } from '../../writing.ts';

const ${kind}Body = { ...threadBody, at_list_current: idList(postLimits.mentions).default([]) };

export const ${kind}Calls = {
  'threads.new-${kind}': defineCall({
    method: 'POST',
    path: '/v5/threads/new${capital(kind)}',
    envelope: 'v5',
    access: 'member',
    summary: 'Posts a thread of the kind ${kind}: not open yet.',
    body: z.object({ ...${kind}Body, country_fid: idField.optional() }),
    output: z.object({ tid: id, pid: id, fid: id }),
    refusals: ['wire.not_open', ...threadRefusals],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'threads.edit-${kind}': defineCall({
    method: 'POST',
    path: '/v5/threads/edit${capital(kind)}',
    envelope: 'v5',
    access: 'member',
    summary: "Changes one's own thread of the kind ${kind}.",
    body: z.object({ ...${kind}Body, tid: idField, pid: idField }),
    output: z.object({ tid: id, pid: id }),
    refusals: [...threadRefusals, 'threads.not_exist', 'threads.post_not_exist', 'threads.not_yours'],
    writes: true,
    limit: 'write',
  }),
} as const;
`,
});

const serverFiles = (plan: KindPlan): Record<string, string> => ({
  'kind.ts': kindFile(plan),
  [`${plan.kind}.test.ts`]: testFile(plan),
  'contributes.ts': `import type { ${plan.kind}Calls } from '../../../../../contract/domains/threads/kinds/${plan.kind}/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { ${plan.kind} } from './kind.ts';

export const ${plan.kind}Room = ({ create, edit }: RoomDeps): Room<keyof typeof ${plan.kind}Calls> => ({
  handlers: {
    'threads.new-${plan.kind}': (ctx, input) => create(ctx, ${plan.kind}, input),
    'threads.edit-${plan.kind}': (ctx, input) => edit(ctx, ${plan.kind}, input),
  },
  tables: {},
});
`,
  'testing/calls.ts': `import type { ${plan.kind}Calls } from '../../../../../../contract/domains/threads/kinds/${plan.kind}/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

const thread = { subject: 'A good subject', message: 'A message that is long enough.' };

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof ${plan.kind}Calls> = {
  'threads.new-${plan.kind}': {
    whose: { input: ({ aid }) => ({ ...thread, aids: [aid] }), refusal: 'wire.not_open' },
    sound: () => thread,
  },
  'threads.edit-${plan.kind}': {
    whose: { input: ({ tid, pid }) => ({ tid, pid, ...thread }), refusal: 'threads.not_yours' },
  },
};
`,
});

const kindFile = ({
  kind,
}: KindPlan): string => `import type { ${capital(kind)} } from '../../../../../contract/domains/threads/kinds/${kind}/shapes.ts';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import type { Kind, Writing } from '../kind.ts';

/** Declared, and not open yet: it stores and adds nothing. */
export const ${kind}: Kind<object, null, never, ${capital(kind)}> & Writing<object, null> = {
  name: '${kind}',
  message: { least: postLimits.messageOver + 1, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve('wire.not_open'),
  take: () => Promise.resolve(null),
  store: () => Promise.resolve(),
  replace: () => Promise.resolve(),
  mayEdit: () => undefined,
  release: () => Promise.resolve(),
  hydrate: () => Promise.resolve(new Map<number, never>()),
  shared: () => ({}),
  own: () => Promise.resolve(new Map()),
};
`;

const testFile = ({ kind }: KindPlan): string => `import { expect, test } from 'vitest';
import { testForum } from '../../../../../tests/support/forum.ts';

const { api, member, post } = await testForum();
const written = { subject: 'A good subject', message: 'A message that is long enough.' };

test('a guest who posts one is asked to log in', async () => {
  expect((await api.call('threads.new-${kind}', written)).error).toBe('wire.unauthorized');
});

test('a member who posts one is answered that it is not open yet', async () => {
  expect((await api.call('threads.new-${kind}', written, await member())).error).toBe('wire.not_open');
});

test('a thread of another kind has nothing of it, and is not changed into one', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  expect((await api.must('threads.info', { tid })).data.${kind}).toBeNull();
  expect((await api.call('threads.edit-${kind}', { tid, pid, ...written }, ada)).error).toBe('threads.post_not_exist');
});
`;
