import { showFailure } from '../../../api/show-failure.ts';
import { usePress } from '../../../api/use-press.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { messagePath } from '../../../lib/message-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { deleteAction } from '../form-actions.ts';
import { deleteConversation } from '../mutations.ts';

interface AskToDeleteProps {
  plid: number;
  lastpmid: number;
  name: string;
}

/** Asks before a conversation is deleted; afterwards the list is shown (R-PMS-002). */
export function AskToDelete({ plid, lastpmid, name }: AskToDeleteProps) {
  const t = useT();
  const navigate = useNavigate();
  const { busy, run } = usePress();
  const remove = () =>
    run(async () => {
      await deleteConversation(plid, lastpmid).then(() => navigate('/message', { replace: true }), showFailure);
    });
  return (
    <section className="chat-write chat-ask" aria-label={t('messages.deleteAsk')}>
      <b className="heading text-lg">{t('messages.deleteAsk')}</b>
      <p className="text-sm text-ink-2">{t('messages.deleteText', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={messagePath({ plid })} kind="outline">
          {t('messages.keep')}
        </LinkButton>
        <FormButton
          action={deleteAction(plid, lastpmid)}
          className="btn btn-danger"
          disabled={busy}
          aria-busy={busy || undefined}
          onClick={remove}
        >
          {t('messages.delete')}
        </FormButton>
      </div>
    </section>
  );
}
