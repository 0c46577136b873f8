import { expect, test } from 'vitest';
import { member, rendered } from '../../../../testing/rendered.tsx';
import { composerOfPage } from '../../compose/ComposePage.tsx';
import { composedKindOf, createTools } from '../composed-kinds.ts';
import type { AnyThread } from '../kind.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { PhotoComposer } from './PhotoComposer.tsx';
import { PhotoPart } from './PhotoPart.tsx';

const name = 'Photo';

test.each([
  ['a card', PhotoCard],
  ['the page', PhotoPart],
])('%s says what the thread is, and says nothing of others', (_, Part) => {
  const drawn = (thread: Partial<AnyThread>) =>
    rendered(<Part thread={thread as AnyThread} onChange={() => undefined} />);
  expect(drawn({ special: 5, photo: {} as AnyThread['photo'] })).toContain(name);
  expect(drawn({ special: 0, photo: null })).toBe('');
});

test('the composer’s tool leads to its own', () => {
  expect(createTools.find(({ kind }) => kind === 'photo')?.to).toBe('/note/thread/photo');
  expect(composerOfPage('photo')?.Composer).toBe(composedKindOf({ special: 5 })?.Composer);
  expect(rendered(<PhotoComposer uid={member.uid} editing={null} />, { viewer: member })).toContain(name);
});
