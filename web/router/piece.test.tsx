import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Drawing } from '../../contract/primitives/drawing.ts';
import { useLowData } from '../session/low-data.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { DrawingContext, Piece } from './piece.tsx';
import { type RouterView, RouterViewContext } from './view.tsx';

const ama = { uid: 7, username: 'Ama' };
const post = { pid: 1 };

function viewOf(viewer: object | null): RouterView {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  const page = { location, matches: [], data: { root: { viewer, siteName: 'Baobab', lite: true } }, failure: null };
  return { basename: '/', router: null, state: { page, navigation: { state: 'idle' }, revalidation: 'idle' } };
}

/** A drawing that has made the markup of some names. */
const drawingWith = (...made: string[]): Drawing => ({
  piece: (name) => (made.includes(name) ? { made: `<b>${name}</b>` } : { before: `[${name}:`, after: ']' }),
  isKnown: () => false,
});

function Greeting() {
  return (
    <p>
      {useRootData().siteName} {useLowData() ? 'lite' : ''}
    </p>
  );
}
const Member = () => <p>{useSession()?.username}</p>;

const drawn = (element: React.ReactNode, drawing: Drawing | null, viewer: object | null = ama): string =>
  renderToString(
    <DrawingContext value={drawing}>
      <RouterViewContext value={viewOf(viewer)}>{element}</RouterViewContext>
    </DrawingContext>,
  );

const piece = (of: object, inner = <Greeting />) => (
  <Piece as="li" name="reply" of={of} id="pid1" className="reply">
    {inner}
  </Piece>
);

test('a piece is drawn between its marks, and once it is made it stands there as it was', () => {
  expect(drawn(piece(post), drawingWith())).toBe(
    '<li id="pid1" class="reply">[reply:<p>Baobab<!-- --> <!-- -->lite</p>]</li>',
  );
  expect(drawn(piece(post), drawingWith('reply'))).toBe('<li id="pid1" class="reply"><b>reply</b></li>');
});

test.each([drawingWith(), null])(
  'a piece that asks who reads is a fault, so that no reader is sent what was drawn for another',
  (drawing) => {
    expect(() => drawn(piece(post, <Member />), drawing)).toThrow('who reads can not be asked');
  },
);

test('in the browser it is a part like any other', () => {
  vi.stubEnv('SSR', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(drawn(piece(post, <Member />), null)).toBe('<li id="pid1" class="reply"><p>Ama</p></li>');
});
