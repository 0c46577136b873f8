import { useEffect } from 'react';
import { quietly } from '../api/quietly.ts';
import { Button, LinkButton } from '../design/Button.tsx';
import { showToast } from '../design/toasts.ts';
import { directionOf } from '../lib/direction.ts';
import { copyLink } from '../lib/share-link.ts';
import { useShared } from '../lib/shared-state.ts';
import { useNavigate } from '../router/hooks.ts';
import { useSession } from '../session/root-data.ts';
import { readToken } from '../session/token.ts';
import { useReadOnly } from '../session/use-read-only.ts';
import { useT } from '../texts/texts.tsx';
import { dropWaiting, lookAtWaiting } from './queue/from-page.ts';
import { isMark, type Waiting } from './queue/waiting.ts';
import { waitingNow } from './queue/waiting-now.ts';

export interface WaitingListProps {
  /** Makes a post the draft that it was. */
  takeBackPost: (item: Waiting) => Promise<'taken' | 'busy' | 'gone'>;
}

/** Where what waits is gone on with: a reply on its thread's page, a post in the composer. */
const composePath = '/note/thread';

/** What a member has waiting: words, whatever they are for, and marks; refused ones with the reason. */
export function WaitingList({ takeBackPost }: WaitingListProps) {
  const t = useT();
  const uid = useSession()?.uid;
  const all = useShared(waitingNow, (now) => now);
  useEffect(() => {
    void quietly(lookAtWaiting());
  }, []);
  // The offline page is drawn for nobody; what waits belongs to whom this browser is logged in as.
  const mine = (item: Waiting) => (uid === undefined ? readToken() !== null : item.uid === uid);
  const items = all.filter((item) => mine(item) && (item.shown.text !== '' || item.shown.on !== undefined));
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="heading mt-4 text-lg">{t('offline.waitingTitle')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line py-3 last:border-b-0">
            {isMark(item.call) ? <MarkRow item={item} /> : <Row item={item} takeBackPost={takeBackPost} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const markTexts = {
  'threads.like': 'like',
  'threads.favorite': 'save',
  'follows.follow': 'follow',
  'bugs.same': 'same',
} as const;

/** A like, a favourite or a follow, and where it was made. */
function MarkRow({ item }: { item: Waiting }) {
  const t = useT();
  const readOnly = useReadOnly();
  const { on, page } = item.shown;
  const mark = markTexts[item.call as keyof typeof markTexts];
  return (
    <>
      <p>{t(`offline.mark.${mark}`, { on: on === 1 ? 'yes' : 'no' })}</p>
      <p className={item.state === 'refused' ? 'text-sm text-danger-text' : 'text-xs text-ink-3'}>
        {item.state === 'refused' ? item.reason : t(readOnly ? 'offline.paused' : 'offline.waits')}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {page !== '' && (
          <LinkButton small kind="quiet" to={page}>
            {t('offline.show')}
          </LinkButton>
        )}
        <Button small kind="outline" disabled={item.state === 'sending'} onClick={() => dropWaiting(item.id!)}>
          {t('offline.delete')}
        </Button>
      </div>
    </>
  );
}

const kinds = {
  'threads.create': 'post',
  'threads.new-reply': 'reply',
  'messages.say': 'message',
  'bugs.report': 'bug',
} as const;

function Row({ item, takeBackPost }: WaitingListProps & { item: Waiting }) {
  const t = useT();
  const readOnly = useReadOnly();
  const navigate = useNavigate();
  const { text } = item.shown;
  const copy = async () => {
    const copied = (await copyLink(text)) === 'copied';
    showToast({ text: t(copied ? 'offline.copied' : 'offline.notCopied'), kind: copied ? 'done' : 'error' });
  };
  const edit = async () => {
    const outcome = item.call === 'threads.create' ? await takeBackPost(item) : 'taken';
    if (outcome === 'busy') return showToast({ text: t('offline.otherDraft'), kind: 'error' });
    if (outcome === 'taken') await navigate(item.call === 'threads.create' ? composePath : item.shown.page);
  };
  const kind = kinds[item.call as keyof typeof kinds];
  return (
    <>
      <p className="whitespace-pre-wrap break-words" dir={directionOf(text)}>
        {text}
      </p>
      <p className={item.state === 'refused' ? 'text-sm text-danger-text' : 'text-xs text-ink-3'}>
        {item.state === 'refused'
          ? t(`offline.refused.${kind}`, { why: item.reason })
          : t(readOnly ? 'offline.paused' : 'offline.waits')}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button small kind="quiet" onClick={copy}>
          {t('offline.copyWords')}
        </Button>
        <Button small kind="quiet" disabled={item.state === 'sending'} onClick={edit}>
          {t('offline.edit')}
        </Button>
        <Button small kind="outline" disabled={item.state === 'sending'} onClick={() => dropWaiting(item.id!)}>
          {t('offline.delete')}
        </Button>
      </div>
    </>
  );
}
