import { usePress } from '../../../api/use-press.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath } from '../conversation-path.ts';
import { dropAction } from '../form-actions.ts';
import { dropConversation } from '../mutations.ts';

/** Asks before a conversation is deleted; afterwards the list is shown (R-PMS-002). */
export function AskToDelete({ conversationID, name }: { conversationID: string; name: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { busy, run } = usePress();
  const remove = () =>
    void run(async () => {
      await dropConversation(conversationID);
      await navigate('/message', { replace: true });
    });
  return (
    <section className="chat-write chat-ask" aria-label={t('messages.deleteAsk')}>
      <b className="heading text-lg">{t('messages.deleteAsk')}</b>
      <p className="text-sm text-ink-2">{t('messages.deleteText', { name })}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={conversationPath(conversationID)} kind="outline">
          {t('messages.keep')}
        </LinkButton>
        <FormButton
          action={dropAction(conversationID)}
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
