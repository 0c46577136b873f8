import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { answerAction } from '../form-actions.ts';
import { answerRequest, type RequestAnswer } from '../mutations.ts';
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
  const answer = (given: RequestAnswer) => () =>
    void run(async () => {
      await answerRequest(conversationID, given);
      showToast({ text: given.accept ? t('messages.accepted') : t('messages.declined', { name }) });
      if (given.accept) await revalidate();
      else await navigate(requestsPath, { replace: true });
    });
  return (
    <section className="chat-write chat-ask" aria-label={t('messages.request')}>
      <p>
        <b>{t('messages.wantsToWrite', { name })}</b> <span className="text-ink-2">{t('messages.wantsText')}</span>
      </p>
      <div className="chat-two">
        <FormButton
          action={answerAction(conversationID, false)}
          className="btn btn-outline"
          disabled={busy}
          onClick={answer({ accept: false })}
        >
          {t('messages.decline')}
        </FormButton>
        <FormButton
          action={answerAction(conversationID, true)}
          className="btn btn-primary"
          disabled={busy}
          onClick={answer({ accept: true })}
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
            onClick={answer({ accept: false, block: true })}
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
