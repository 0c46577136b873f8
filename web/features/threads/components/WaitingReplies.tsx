import { useEffect, useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showToast } from '../../../design/toasts.ts';
import { scrollToTop } from '../../../lib/scroll.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useT } from '../../../texts/texts.tsx';
import type { WaitingReply } from '../reply-writing.ts';
import { useThreadModel } from '../thread-model.ts';
import { OwnWords } from './OwnWords.tsx';

/** Copies a reply's words, and says whether that went well. */
export function useCopyWords(words: string): () => Promise<void> {
  const t = useT();
  return async () => {
    const copied = (await copyLink(words)) === 'copied';
    showToast(copied ? { text: t('threads.wordsCopied') } : { text: t('threads.wordsNotCopied'), kind: 'error' });
  };
}

/** Replies that were sent and are not answered yet, or were refused: their words stay. */
export function WaitingReplies({ waiting }: { waiting: readonly WaitingReply[] }) {
  return waiting.map((reply) => <Waiting key={reply.key} reply={reply} />);
}

/** Whoever has sent it is led to it at once: on a slow line its answer takes its time. */
function Waiting({ reply }: { reply: WaitingReply }) {
  const place = useRef<HTMLLIElement>(null);
  const isSending = reply.state === 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is sent; one that failed moves nothing
  useEffect(() => {
    if (isSending) place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <li ref={place} className={`reply reply-waiting${isSending ? '' : ' reply-failed'}`}>
      <OwnWords text={reply.text} quote={reply.quote}>
        {isSending ? <Sending reply={reply} /> : <Failed reply={reply} />}
      </OwnWords>
    </li>
  );
}

function Sending({ reply }: { reply: WaitingReply }) {
  const t = useT();
  const { acts } = useThreadModel().reply;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      <p className="grow text-xs text-ink-3" role="status">
        {t('threads.replySending')}
      </p>
      <div className="reply-row">
        <Icon name="loader-circle" size="s" className="spin" />
        <button type="button" className="act font-bold" onClick={() => acts.then((own) => own.stop(reply.key))}>
          {t('threads.replyStop')}
        </button>
      </div>
    </div>
  );
}

/** Who has written the last reply wants to go back to what it answers. */
export function BackToPost() {
  const t = useT();
  return (
    <p className="flex justify-center pb-2">
      <button type="button" className="tap link gap-1! text-sm" onClick={scrollToTop}>
        {t('threads.backToPost')}
        <Icon name="arrow-up" size="s" />
      </button>
    </p>
  );
}

function Failed({ reply }: { reply: WaitingReply }) {
  const t = useT();
  const { acts } = useThreadModel().reply;
  const copy = useCopyWords(reply.text);
  return (
    <>
      <p className="flex items-start gap-1.5 text-sm text-danger-text" role="alert">
        <Icon name="circle-alert" size="s" className="mt-0.5" />
        <span>{reply.said ? t('threads.replyRefused', { why: reply.said }) : t('threads.replyNotSent')}</span>
      </p>
      <div className="mt-1 mb-2 flex flex-wrap gap-2">
        {reply.again && (
          <Button small onClick={() => acts.then((own) => own.retry(reply.key))}>
            {t('shell.tryAgain')}
          </Button>
        )}
        <Button small kind="quiet" onClick={copy}>
          {t('threads.copyWords')}
        </Button>
        <Button small kind="outline" onClick={() => acts.then((own) => own.drop(reply.key))}>
          {t('threads.delete')}
        </Button>
      </div>
    </>
  );
}
