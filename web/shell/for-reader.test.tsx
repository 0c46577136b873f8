import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RouterView, RouterViewContext } from '../router/view.tsx';
import { member } from '../testing/rendered.tsx';
import { ForReader } from './ForReader.tsx';

function drawn(viewer: object | null): string {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  const page = { location, matches: [], data: { root: { viewer } }, failure: null };
  const view: RouterView = {
    basename: '/',
    router: null,
    state: { page, navigation: { state: 'idle' }, revalidation: 'idle' },
  };
  return renderToString(
    <RouterViewContext value={view}>
      <ForReader part="menuName" />
    </RouterViewContext>,
  );
}

test('a member is shown as who reads, and nothing to a guest', () => {
  expect(drawn(member)).toContain('TundeB');
  expect(drawn(null)).toBe('');
});
