import { formAction } from '../../../../contract/primitives/page-form.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { MenuAct } from '../../../design/Menu.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useT } from '../../../texts/texts.tsx';
import { followThread } from '../mutations.ts';

/** Unfollows the thread that a notice is about, in the menu of the notice. */
export function UnfollowThread({ tid }: { tid: number }) {
  const t = useT();
  const one = useOneAtATime();
  const unfollow = () =>
    one('unfollow', async () => {
      await followThread(tid, 0);
      showToast({ text: t('threads.in-notices.unfollowed') });
    }).catch(showFailure);
  return (
    <MenuAct
      icon="bell-off"
      action={formAction('threads.follow-thread', { tid, status: 0 })}
      onClick={() => void unfollow()}
    >
      {t('threads.in-notices.unfollow')}
    </MenuAct>
  );
}
