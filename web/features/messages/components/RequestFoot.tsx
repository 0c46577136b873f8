import { showFailure } from '../../../api/show-failure.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath } from '../conversation-path.ts';
import { answerAction } from '../form-actions.ts';
import { answerRequest } from '../mutations.ts';
import { useRoom } from '../room.ts';

const requestsPath = '/message?requests=1';

/** In place of the field: a first message is accepted, declined, or its sender blocked. */
export function RequestFoot({ onReport }: { onReport: () => void }) {
  const t = useT();
  const { page, face } = useRoom();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { conversationID } = page;
  const { name } = face;
  const isDeclined = page.declined === 1;
  const accept = () =>
    void run(async () => {
      await answerRequest(conversationID, { accept: true });
      showToast({ text: t('messages.accepted') });
      await revalidate();
    });
  /** A decline can be undone at once; an invitation is gone, and who was blocked is unblocked on their own page. */
  const decline = (block: boolean) => () =>
    void run(async () => {
      await answerRequest(conversationID, { accept: false, block });
      const canUndo = !block && !face.isGroup;
      showToast({
        text: t('messages.declined', { name }),
        ...(canUndo && { action: { label: t('messages.undo'), run: undo } }),
      });
      await navigate(requestsPath, { replace: true });
    });
  const undo = () =>
    void answerRequest(conversationID, { accept: true }).then(
      () => navigate(conversationPath(conversationID)),
      showFailure,
    );
  return (
    <section className="chat-write chat-ask" aria-label={t('messages.request')}>
      {isDeclined ? (
        <p>{t('messages.declined', { name })}</p>
      ) : (
        <p>
          <b>{t('messages.wantsToWrite', { name })}</b> <span className="text-ink-2">{t('messages.wantsText')}</span>
        </p>
      )}
      <div className="chat-two">
        {!isDeclined && (
          <FormButton
            action={answerAction(conversationID, false)}
            className="btn btn-outline"
            disabled={busy}
            onClick={decline(false)}
          >
            {t('messages.decline')}
          </FormButton>
        )}
        <FormButton
          action={answerAction(conversationID, true)}
          className="btn btn-primary"
          disabled={busy}
          onClick={accept}
        >
          {t('messages.accept')}
        </FormButton>
      </div>
      {!face.isGroup && (
        <div className="flex flex-wrap justify-center gap-x-2">
          <FormButton
            action={answerAction(conversationID, false, true)}
            className="btn btn-text"
            disabled={busy}
            onClick={decline(true)}
          >
            <Icon name="ban" />
            {t('messages.blockThem')}
          </FormButton>
          <button type="button" className="btn btn-text scripted" onClick={onReport}>
            <Icon name="flag" />
            {t('messages.reportAndBlock')}
          </button>
        </div>
      )}
    </section>
  );
}
