import { useState } from 'react';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import type { TopicDetail } from '../../../../contract/domains/topics/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { useAct } from '../../../api/use-act.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Field } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { deleteTopic } from '../mutations.ts';
import { deleteAction, fieldOf } from '../topic-form.ts';

interface DeleteTopicDialogProps {
  topic: TopicDetail;
  /** The page without the dialog. */
  closeTo: string;
  onClose: () => void;
}

/** Deletes a topic once that is confirmed: the dialog closes, the home page comes and says so (R-TOP-006). */
export function DeleteTopicDialog({ topic, closeTo, onClose }: DeleteTopicDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const { busy, words, run } = useAct();
  const isHost = useSession()?.uid === topic.host.uid;
  const remove = () =>
    void run(async () => {
      const { msg } = await deleteTopic(topic.topid, reason);
      await navigate('/');
      showToast({ text: msg });
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('topics.deleteTopic')}
      closeTo={closeTo}
      foot={
        <>
          <Link to={closeTo} className="btn btn-outline" replace preventScrollReset>
            {t('shell.cancel')}
          </Link>
          <FormButton
            className="btn btn-danger"
            action={deleteAction(topic.topid)}
            busy={busy && t('shell.working')}
            onClick={remove}
          >
            {t('topics.deleteTopic')}
          </FormButton>
        </>
      }
    >
      {words && <Note tone="error">{words}</Note>}
      <p className="text-md text-ink-2">{t('topics.deleteText', { name: topic.top_name })}</p>
      {!isHost && (
        <Field label={t('topics.deleteReason')}>
          {(tie) => (
            <span className="input input-area">
              <EarlyTextArea
                {...tie}
                form={pageForm}
                name={fieldOf('reason')}
                dir="auto"
                maxLength={topicLimits.reasonMax}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </span>
          )}
        </Field>
      )}
    </Dialog>
  );
}
