import { expect, test } from 'vitest';
import { partsIn, withTexts } from './parts.ts';

const code = `
const Hide = drawn(part({ for: 'pressed', load: () => import('./HideDialog.tsx') }), (m) => m.HideDialog);
const panes = part({
  for: 'rare',
  load: () => import('../../proofs/components/ProofPanes.tsx'),
});
const lists = part({ for: 'members', load: () => import('virtual:member-routes') });
const other = somePart({ for: 'rare', load });
`;
const file = 'web/features/follows/components/HideMember.tsx';

test('a module declares parts by the files that they load', () => {
  expect(partsIn(file, code)).toEqual([
    { for: 'pressed', module: 'web/features/follows/components/HideDialog.tsx' },
    { for: 'rare', module: 'web/features/proofs/components/ProofPanes.tsx' },
    { for: 'members', module: 'virtual:member-routes' },
  ]);
});

test('the build writes its catalogue into each that brings one', () => {
  const written = withTexts(file, code, (module) => (module.includes('Dialog') ? 'its texts' : undefined));
  expect(written).toContain('import(\'./HideDialog.tsx\'), texts: "its texts" })');
  expect(written.match(/texts:/g)).toHaveLength(1);
});
