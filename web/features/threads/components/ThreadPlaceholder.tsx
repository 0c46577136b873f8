import { boundMarks } from '../../../lib/bound-marks.ts';
import { directionOf } from '../../../lib/direction.ts';
import '../../../design/sheets/thread.css';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { LoadingLabel, ReplySkeleton } from '../../../design/skeletons.tsx';
import { showToast } from '../../../design/toasts.ts';
import { type Person, PersonName, PersonPicture, UserChip } from '../../../design/UserChip.tsx';
import { threadPath } from '../../../lib/thread-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import type { KnownThread } from '../../../router/known-threads.ts';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { awaitThere } from '../arrivals.ts';

/** From then on words stand in place of the grey. */
const slowAfterMs = 3000;
/** As many replies as a screen holds. */
const mostReplies = 3;

/** A thread that is on its way: what the list knew of it stands, and only the rest is grey. */
export function ThreadPlaceholder({ known }: { known: KnownThread }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DefaultLayout
      columns="two"
      ownBar
      // A phone's title bar leaves its end free for the thread's own buttons.
      head={{ title: known.typename ?? '', actions: [] }}
      namePlate={<PlatePlaceholder person={known.person} isSlow={isSlow} />}
    >
      <PageMeta title={known.subject} />
      <article className={isSlow ? 'post post-main pb-4!' : 'post post-main'}>
        <UserChip
          person={known.person}
          action={!isSlow && <span className="skeleton h-9! w-21 rounded-leaf! lg:hidden" aria-hidden="true" />}
        />
        <h1 className="thread-title mt-2" dir={directionOf(known.subject)}>
          {boundMarks(known.subject)}
        </h1>
        <p className="dots mt-1.5 text-xs text-ink-3">
          {known.typename && <span>{known.typename}</span>}
          <Time at={known.dateline} />
        </p>
        {known.summary && (
          <p className="prose my-3" dir={directionOf(known.summary)}>
            {known.summary}
          </p>
        )}
        {!isSlow && <TextSkeleton />}
      </article>
      {isSlow ? <SlowLine known={known} /> : <RepliesSkeleton replies={known.replies} />}
    </DefaultLayout>
  );
}

function TextSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="skeleton mt-2 w-11/12" />
      <span className="skeleton mt-2 w-2/3" />
      <span className="mt-6 mb-2 flex gap-5">
        <span className="skeleton h-5! w-16" />
        <span className="skeleton h-5! w-16" />
      </span>
    </div>
  );
}

function RepliesSkeleton({ replies }: { replies: number }) {
  const t = useT();
  return (
    <section className="card replies">
      <div className="card-head">
        <h2>{t('threads.replyCount', { count: replies })}</h2>
      </div>
      <LoadingLabel />
      {Array.from({ length: Math.min(replies, mostReplies) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <ReplySkeleton key={place} />
      ))}
    </section>
  );
}

/** What is missing, and what can be done until it is there. */
function SlowLine({ known: { tid, replies } }: { known: KnownThread }) {
  const t = useT();
  const navigate = useNavigate();
  const waitElsewhere = async () => {
    const there = awaitThere();
    await navigate(-1);
    if (await there) {
      const action = { label: t('threads.showThread'), run: () => navigate(threadPath(tid)) };
      showToast({ text: t('threads.threadIsHere'), action });
    } else showToast({ text: t('threads.threadNotHere'), kind: 'error' });
  };
  return (
    <section className="card replies" role="status">
      <p className="text-md font-bold">{t('threads.slowLine', { replies })}</p>
      <p className="mt-2 text-md text-ink-2">{t('threads.slowLineText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="quiet" onClick={waitElsewhere}>
          {t('threads.tellWhenHere')}
        </Button>
        <Button kind="outline" onClick={() => navigate(-1)}>
          {t('threads.backToList')}
        </Button>
      </div>
    </section>
  );
}

function PlatePlaceholder({ person, isSlow }: { person: Person; isSlow: boolean }) {
  return (
    <section className="card" aria-label={person.name}>
      <div className="flex items-center gap-3">
        <span className="ring">
          <PersonPicture person={person} size="lg" />
        </span>
        <span className="min-w-0 flex-1">
          <PersonName person={person} />
        </span>
      </div>
      {!isSlow && (
        <div aria-hidden="true">
          <span className="skeleton mt-4 w-11/12" />
          <span className="skeleton mt-2 w-2/3" />
        </div>
      )}
    </section>
  );
}
