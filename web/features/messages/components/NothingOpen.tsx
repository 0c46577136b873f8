import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { OpenRead } from '../queries.ts';

/** Why there is no conversation: none is chosen, or this one can't be shown. */
export function NothingOpen({ open, requests }: { open: OpenRead | null; requests: boolean }) {
  const t = useT();
  if (!open || open.ok)
    return (
      <p className="m-auto p-6 text-center text-ink-2">{t(requests ? 'messages.pickRequest' : 'messages.pick')}</p>
    );
  const isStart = open.name === 'messages.cannot_start';
  return (
    <div className="m-auto p-4" role="alert">
      <EmptyState
        title={isStart ? t('messages.cannotWrite') : open.words}
        text={isStart ? open.words : undefined}
        action={
          <LinkButton to="/message" kind="outline">
            {t('messages.list')}
          </LinkButton>
        }
      />
    </div>
  );
}
