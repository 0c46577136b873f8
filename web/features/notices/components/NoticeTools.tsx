import { formAction } from '../../../../contract/primitives/page-form.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useSignal } from '../../../realtime/signals.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { markRead } from '../mutations.ts';

/** Over the notices: all of them read at once, and what one is notified of. */
export function NoticeTools() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, run } = usePress();
  const none = useSignal('notices.unread')?.num === 0;
  const readAll = () =>
    run(async () => {
      await markRead({});
      await revalidate();
    });
  return (
    <>
      {!none && (
        <FormButton
          action={formAction('notices.mark-read', {})}
          className="icon-btn"
          aria-label={t('notices.markAllRead')}
          title={t('notices.markAllRead')}
          disabled={busy}
          onClick={readAll}
        >
          <Icon name="check-check" />
        </FormButton>
      )}
      <Link to="/ucenter/notice/settings" className="icon-btn" aria-label={t('notices.settings.title')}>
        <Icon name="settings" />
      </Link>
    </>
  );
}
