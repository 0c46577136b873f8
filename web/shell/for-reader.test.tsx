import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Drawing } from '../../contract/primitives/drawing.ts';
import { DrawingContext } from '../lib/piece.tsx';
import { type RouterView, RouterViewContext } from '../router/view.tsx';
import { member } from '../testing/rendered.tsx';
import { ForReader } from './ForReader.tsx';

const herself = { ...member, username: 'Ama herself' };

const drawingWith = (place: { made: string } | { before: string; after: string }): Drawing => ({
  piece: () => undefined,
  forReader: () => ({ place, viewer: herself }),
  inData: () => undefined,
  viewerOfFrame: (viewer) => viewer,
  loaded: () => undefined,
  isKnown: () => false,
  isForMany: () => true,
  drawAlone: () => false,
});

function drawn(drawing: Drawing | null, viewer: object | null = member): string {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  const page = { location, matches: [], data: { root: { viewer } }, failure: null };
  const view: RouterView = {
    basename: '/',
    router: null,
    state: { page, navigation: { state: 'idle' }, revalidation: 'idle' },
  };
  return renderToString(
    <DrawingContext value={drawing}>
      <RouterViewContext value={view}>
        <ForReader part="menuName" />
      </RouterViewContext>
    </DrawingContext>,
  );
}

test('the reader is shown in a place of their own, and nothing to a guest', () => {
  expect(drawn(drawingWith({ before: '[', after: ']' }))).toMatch(/^\[<div .*>Ama herself<\/p><\/div>\]$/s);
  expect(drawn(drawingWith({ made: '[there]' }))).toBe('[there]');
  expect(drawn(drawingWith({ made: '[there]' }), null)).toBe('');
  expect(drawn(null)).toContain('TundeB');
});
