import { useState } from 'react';
import type { TopicDetail } from '../../../../contract/domains/topics/shapes.ts';
import { useAct } from '../../../api/use-act.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { Link } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { saveTopic } from '../mutations.ts';
import { editAction, emptyTopicForm, type TopicChoices, topicFormOf } from '../topic-form.ts';
import { LogoPick } from './LogoPick.tsx';
import { TopicFields } from './TopicFields.tsx';

export interface TopicDialogProps {
  /** The topic that is changed; without one a new one is created (R-TOP-005). */
  topic?: TopicDetail;
  choices: TopicChoices;
  /** The page without the dialog. */
  closeTo?: string;
  onClose: () => void;
  /** It stands now as it was written. */
  onSaved: (topic: { topid: number; name: string }) => unknown;
}

/** A topic's form in a dialog, to create one or to change one. */
export function TopicDialog({ topic, choices, closeTo, onClose, onSaved }: TopicDialogProps) {
  const t = useT();
  const [form, setForm] = useState(() => (topic ? topicFormOf(topic) : emptyTopicForm(choices.fid)));
  const [key] = useState(randomString);
  const { busy, words, run } = useAct();
  const { said } = useRootData();
  const save = () =>
    void run(async () => {
      const { topid, msg } = await saveTopic(form, topic?.topid, key);
      showToast({ text: msg });
      await onSaved({ topid, name: form.topicname });
    });
  const refused = words ?? (said?.call === 'topics.edit' ? said.refused?.msg : undefined);
  const word = t(topic ? 'shell.save' : 'topics.createAct');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(topic ? 'topics.editTopic' : 'topics.newTopic')}
      closeTo={closeTo}
      foot={
        <>
          <Closing to={closeTo} onClose={onClose} />
          <FormButton
            className="btn btn-primary"
            action={topic ? editAction(topic.topid) : undefined}
            busy={busy && t('shell.working')}
            onClick={save}
          >
            {word}
          </FormButton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!topic && <NeedsScript>{t('shell.needsScript')}</NeedsScript>}
        {refused && <Note tone="error">{refused}</Note>}
        <LogoPick logo={topic?.logo ?? ''} onPicked={(aid) => setForm((now) => ({ ...now, aids: [aid] }))} />
        <TopicFields form={form} choices={choices} onChange={setForm} />
      </div>
    </Dialog>
  );
}

function Closing({ to, onClose }: { to: string | undefined; onClose: () => void }) {
  const t = useT();
  if (to === undefined) {
    return (
      <button type="button" className="btn btn-outline" onClick={onClose}>
        {t('shell.cancel')}
      </button>
    );
  }
  return (
    <Link to={to} className="btn btn-outline" replace preventScrollReset>
      {t('shell.cancel')}
    </Link>
  );
}
