import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { dropWaiting } from '../../../offline/queue/from-page.ts';
import type { Waiting } from '../../../offline/queue/waiting.ts';
import { useReadOnly } from '../../../session/use-read-only.ts';
import { useT } from '../../../texts/texts.tsx';
import { useThreadModel } from '../thread-model.ts';
import { OwnWords } from './OwnWords.tsx';
import { useCopyWords } from './WaitingReplies.tsx';

/** The reader's replies to this thread that wait for a connection, or were refused once it was back. */
export function QueuedReplies({ queued }: { queued: readonly Waiting[] }) {
  return queued.map((item) => (
    <li key={item.id} className="reply reply-waiting reply-failed">
      <OwnWords text={item.shown.text} quote={item.shown.quote}>
        {item.state === 'refused' ? <Refused item={item} /> : <Queued item={item} />}
      </OwnWords>
    </li>
  ));
}

function Queued({ item }: { item: Waiting }) {
  const t = useT();
  const readOnly = useReadOnly();
  const { acts, reply } = useThreadModel();
  const change = async () => {
    const own = await reply.acts;
    if (!(await own.edit(item))) return;
    const field = document.querySelector<HTMLElement>('#replies textarea');
    if (field?.checkVisibility()) field.focus();
    else acts.openDialog({ name: 'reply' });
  };
  if (item.state === 'sending')
    return (
      <p className="text-xs text-ink-3" role="status">
        {t('threads.replySending')}
      </p>
    );
  return (
    <div className="reply-row">
      <span className="ms-2 flex items-center gap-1.5 text-xs text-ink-3" role="status">
        <Icon name="clock" size="s" />
        {t(readOnly ? 'threads.replyPaused' : 'threads.replyWaits')}
      </span>
      <button type="button" className="act ms-auto font-bold" onClick={change}>
        {t('threads.edit')}
      </button>
      <button type="button" className="act font-bold" onClick={() => dropWaiting(item.id!)}>
        {t('threads.delete')}
      </button>
    </div>
  );
}

function Refused({ item }: { item: Waiting }) {
  const t = useT();
  const copy = useCopyWords(item.shown.text);
  return (
    <>
      <p className="flex items-start gap-1.5 text-sm text-danger-text" role="alert">
        <Icon name="circle-alert" size="s" className="mt-0.5" />
        <span>{t('threads.replyRefused', { why: item.reason })}</span>
      </p>
      <div className="mt-1 mb-2 flex flex-wrap gap-2">
        <Button small kind="quiet" onClick={copy}>
          {t('threads.copyWords')}
        </Button>
        <Button small kind="outline" onClick={() => dropWaiting(item.id!)}>
          {t('threads.delete')}
        </Button>
      </div>
    </>
  );
}
