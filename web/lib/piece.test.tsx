import { hash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RouterView } from '../router/view.tsx';
import { RouterViewContext } from '../router/view.tsx';
import { useRootData, useSession } from '../session/root-data.ts';
import { Kept, KeptContext } from './kept.tsx';
import { KeptMarkup, KeptPage } from './kept-markup.ts';
import { useLowData } from './low-data.ts';

const ama = { uid: 7, username: 'Ama' };

function viewOf(viewer: object | null): RouterView {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  const page = { location, matches: [], data: { root: { viewer, siteName: 'Baobab', lite: true } }, failure: null };
  return { basename: '/', router: null, state: { page, navigation: { state: 'idle' }, revalidation: 'idle' } };
}

let drawings = 0;
function Greeting() {
  drawings += 1;
  return (
    <p>
      {useRootData().siteName} {useLowData() ? 'lite' : ''}
    </p>
  );
}
const Member = () => <p>{useSession()?.username}</p>;

function drawn(store: KeptMarkup, viewer: object | null, part: 'greeting' | 'member'): string {
  const kept = new KeptPage(store, (text) => hash('sha256', text, 'base64'), 'en');
  const element = (
    <Kept as="li" id="pid1" className="reply" of={part}>
      {part === 'member' ? <Member /> : <Greeting />}
    </Kept>
  );
  const page = (
    <KeptContext value={kept}>
      <RouterViewContext value={viewOf(viewer)}>{element}</RouterViewContext>
    </KeptContext>
  );
  return kept.gather(renderToString(page));
}

test('a part is drawn for the first reader, and sent to the next just as it would be drawn', () => {
  const store = new KeptMarkup(10_000);
  drawings = 0;
  const first = drawn(store, ama, 'greeting');
  expect(first).toBe('<li id="pid1" class="reply"><p>Baobab<!-- --> <!-- -->lite</p></li>');
  expect(drawn(store, null, 'greeting')).toBe(first);
  expect(drawings).toBe(1);
});

test('a part that asks who reads is a fault, so that no reader is sent what was drawn for another', () => {
  const store = new KeptMarkup(10_000);
  expect(() => drawn(store, ama, 'member')).toThrow('who reads can not be asked');
});

test('in the browser it is a part like any other', () => {
  const page = (
    <RouterViewContext value={viewOf(ama)}>
      <Kept as="li" id="pid1" className="reply" of={1}>
        <Member />
      </Kept>
    </RouterViewContext>
  );
  expect(renderToString(page)).toBe('<li id="pid1" class="reply"><p>Ama</p></li>');
});
