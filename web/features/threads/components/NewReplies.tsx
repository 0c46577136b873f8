import { Button } from '../../../design/Button.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useThread, useThreadModel } from '../thread-model.ts';
import { useLiveThread } from '../use-live-thread.ts';

/** Updates the open thread, and counts new replies in a bar over the page: what is read stays where it is. */
export function NewReplies() {
  const t = useT();
  const { count, show } = useLiveThread(
    useThread((state) => state),
    useThreadModel().acts.change,
  );
  return (
    <div className="new-replies">
      {/* Said once, however many more come. */}
      <p className="sr-only" role="status">
        {count > 0 && t('threads.newRepliesCame')}
      </p>
      {count > 0 && (
        <Button icon="chevron-down" className="new-replies-bar" onClick={show}>
          {t('threads.newReplies', { count })}
        </Button>
      )}
    </div>
  );
}
