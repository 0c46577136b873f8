import { capital } from './files.ts';

/** A kind of thread to be begun. */
export interface KindPlan {
  /** One small word: folder, field and name at once. */
  kind: string;
  /** The number that a thread stores of its kind. */
  special: number;
  /** What it is called, by language. */
  says: Readonly<Record<string, string>>;
}

/** The files of a kind's folder in web/: a composer, and a part in cards and on the page, each loaded where it is drawn. */
export const kindScreens = (plan: KindPlan): Record<string, string> => ({
  ...partsOf(plan.kind),
  'composed.ts': composedFile(plan),
  [`${plan.kind}-part.test.tsx`]: testFile(plan),
});

const partsOf = (kind: string): Record<string, string> => ({
  'kind.ts': listFile(kind),
  [`${kind}-compose.ts`]: composeFile(kind),
  [`${capital(kind)}Composer.tsx`]: `import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { ${kind}Compose } from './${kind}-compose.ts';

/** Its composer: the common one, until \`drawPart\` draws what it has between title and text. */
export const ${capital(kind)}Composer = (props: ComposerProps) => <ComposeScreen {...props} kind={${kind}Compose} />;
`,
  [`${capital(kind)}Card.tsx`]: partFile(kind, 'Card', 'In a card of a list: what the thread is.'),
  [`${capital(kind)}Part.tsx`]: partFile(kind, 'Part', "On the thread's page: what the thread is."),
});

const listFile = (kind: string): string => `import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { WebKind } from '../kind.ts';

export const ${kind}: WebKind = {
  Card: drawn(part({ for: 'rare', load: () => import('./${capital(kind)}Card.tsx') }), (m) => m.${capital(kind)}Card),
  Thread: drawn(part({ for: 'rare', load: () => import('./${capital(kind)}Part.tsx') }), (m) => m.${capital(kind)}Part),
  words: () => [],
  live: () => ({}),
};
`;

const composedFile = ({ kind, special }: KindPlan): string => `import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposedKind } from '../kind.ts';

export const composed${capital(kind)}: ComposedKind = {
  order: ${special},
  ...{ page: '${kind}', title: 'threads.${kind}.name', icon: 'square-pen', tool: 'threads.${kind}.name' },
  Composer: drawn(part({ for: 'rare', load: () => import('./${capital(kind)}Composer.tsx') }), (m) => m.${capital(kind)}Composer),
};
`;

const composeFile = (kind: string): string => `import { call } from '../../../../api/client.ts';
import { type ComposeKind, placeOfEdit } from '../../compose/compose-kind.ts';

/** How one is written: words and pictures alone, until it has a part of its own. */
export const ${kind}Compose: ComposeKind<null> = {
  name: '${kind}',
  title: 'threads.${kind}.name',
  editTitle: 'threads.editPost',
  missing: 'threads.missing.text',
  needsText: true,
  begin: () => null,
  ready: () => true,
  saved: () => null,
  restored: () => null,
  async post(fields, _part, { idempotencyKey }) {
    const { data, msg } = await call('threads.new-${kind}', fields, { idempotencyKey });
    return { tid: data.tid, msg };
  },
  async change(editing, fields) {
    const { msg } = await call('threads.edit-${kind}', { ...placeOfEdit(editing), ...fields });
    return { tid: editing.tid, msg };
  },
};
`;

const partFile = (
  kind: string,
  part: string,
  says: string,
): string => `import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

/** ${says} */
export function ${capital(kind)}${part}({ thread }: KindPartProps) {
  const t = useT();
  if (!thread.${kind}) return null;
  return <p className="my-1 text-xs text-ink-3">{t('threads.${kind}.name')}</p>;
}
`;

const testFile = ({ kind, special, says }: KindPlan): string => `import { expect, test } from 'vitest';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { composerOfPage } from '../../compose/ComposePage.tsx';
import { composedKindOf, createTools } from '../composed-kinds.ts';
import type { AnyThread } from '../kind.ts';
import { ${capital(kind)}Card } from './${capital(kind)}Card.tsx';
import { ${capital(kind)}Composer } from './${capital(kind)}Composer.tsx';
import { ${capital(kind)}Part } from './${capital(kind)}Part.tsx';

const name = ${JSON.stringify(says.en)};

test.each([
  ['a card', ${capital(kind)}Card],
  ['the page', ${capital(kind)}Part],
])('%s says what the thread is, and says nothing of others', (_, Part) => {
  const drawn = (thread: Partial<AnyThread>) =>
    rendered(<Part thread={thread as AnyThread} onChange={() => undefined} />);
  expect(drawn({ special: ${special}, ${kind}: { own: {} } })).toContain(name);
  expect(drawn({ special: 0, ${kind}: null })).toBe('');
});

test('the composer’s tool leads to its own', () => {
  expect(createTools.find(({ kind }) => kind === '${kind}')?.to).toBe('/note/thread/${kind}');
  expect(composerOfPage('${kind}')?.Composer).toBe(composedKindOf({ special: ${special} })?.Composer);
  expect(rendered(<${capital(kind)}Composer uid={member.uid} editing={null} />, { viewer: member })).toContain(name);
});
`;
