import { useEffect } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { sharedTo } from '../../../../contract/primitives/app-paths.ts';
import { quietly } from '../../../api/quietly.ts';
import { showError } from '../../../design/toasts.ts';
import { part } from '../../../parts/part.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ComposeStore } from './compose-store.ts';
import { sharedWords } from './shared-words.ts';

const sharedModule = part({ for: 'pressed', load: () => import('../../../offline/shared-with-site.ts') });
const hash = sharedTo.slice(sharedTo.indexOf('#'));

/** Puts what was shared from another app into a new post: what stands in it already stays. */
export function useTakeShared(store: ComposeStore, wanted: boolean): void {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as the composer opens
  useEffect(() => {
    if (!wanted || typeof caches === 'undefined') return;
    const promised = location.hash === hash;
    // A page that is loaded again promises nothing any more.
    if (promised) history.replaceState(history.state, '', location.pathname + location.search);
    const take = async () => {
      const shared = await quietly(sharedModule().then(({ takeShared }) => takeShared(caches, Date.now())));
      if (!shared) {
        if (promised) showError(t('threads.sharedLost'));
        return;
      }
      const subject = shared.title.slice(0, postLimits.subjectMax);
      if (store.get().subject === '' && subject !== '') store.dispatch({ kind: 'subject', subject });
      if (shared.text !== '') store.dispatch({ kind: 'restored', state: { start: sharedWords(shared.text) } });
      if (shared.photos.length > 0) store.uploads.add(shared.photos);
    };
    void take();
  }, []);
}
