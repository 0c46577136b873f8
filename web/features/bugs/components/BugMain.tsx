import { useState } from 'react';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import { PhotosOnDemand } from '../../../design/Photos.tsx';
import { PostActions } from '../../../design/PostActions.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personOf } from '../../../design/person.ts';
import { srcOf } from '../../../design/pictures.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { boundMarks } from '../../../lib/bound-marks.ts';
import { directionOf } from '../../../lib/direction.ts';
import { useLowData } from '../../../session/low-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import {
  EditOwn,
  FirstUnread,
  FollowAuthor,
  photoLink,
  RewardBar,
  ThreadMenu,
  useIsOwnThread,
  useMainActs,
  useShownMessage,
  useShownThread,
  useThreadModel,
} from '../../threads/index.ts';
import { partedMessage } from '../steps-in-words.ts';
import { BugFacts } from './BugFacts.tsx';
import { BugNote } from './BugNote.tsx';
import { StatusLine } from './StatusLine.tsx';
import { StatusTag } from './StatusTag.tsx';

/** A report on its page: its status, what the reader can do, then the story. */
export function BugMain() {
  const t = useT();
  const thread = useShownThread();
  const isOwn = useIsOwnThread();
  const actions = useMainActs();
  const { acts } = useThreadModel();
  const { bug, tid } = thread;
  const { words, steps, count } = partedMessage(thread.message);
  const shown = useShownMessage(words, thread.post_attachment);
  const shownSteps = useShownMessage(steps, []);
  if (!bug) return null;
  return (
    <article className="post post-main flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <StatusTag bug={bug} />
        {bug.finished === 0 && <Tag tone="value">{t('bugs.unfinished')}</Tag>}
        <span className="text-xs text-ink-3">{t('bugs.number', { number: tid })}</span>
      </p>
      <h1 className="thread-title" dir={directionOf(thread.subject)}>
        {boundMarks(thread.subject)}
      </h1>
      <UserChip
        person={personOf(thread)}
        badges={isOwn && <Tag tone="primary">{t('shell.you')}</Tag>}
        wrapsMeta
        meta={<SentWhen bug={bug} at={thread.dateline} />}
        action={
          <div className="flex items-center gap-1">
            <div className="lg:hidden">
              <FollowAuthor small />
            </div>
            {isOwn && <EditOwn />}
            <ThreadMenu className="max-sm:hidden" />
          </div>
        }
      />
      <FirstUnread />
      {bug.finished === 1 && <StatusLine bug={bug} sentAt={thread.dateline} />}
      <BugNote bug={bug} tid={tid} isOwn={isOwn} onAnswer={acts.reply} />
      <Prose html={shown.html} lang={thread.language} />
      {thread.post_attachment.length > 0 && <Shots pictures={thread.post_attachment} />}
      <BugFacts bug={bug} />
      {count > 0 && (
        <details>
          <summary className="tap link min-h-11 text-sm">{t('bugs.howToSee', { count })}</summary>
          <Prose html={shownSteps.html} small />
        </details>
      )}
      <RewardBar thread={thread} onReward={acts.reward} />
      {actions && <PostActions {...actions} />}
    </article>
  );
}

function SentWhen({ bug, at }: { bug: Bug; at: number }) {
  const t = useT();
  return (
    <>
      <Time at={at} />
      {bug.build_number !== '' && <span dir="auto">{t('bugs.versionOf', { version: bug.build_number })}</span>}
    </>
  );
}

/** Screenshots in small: each opens the site's viewer, and without script the page with it. */
function Shots({ pictures }: { pictures: readonly Attachment[] }) {
  const t = useT();
  const lite = useLowData();
  const [asked, setAsked] = useState(false);
  if (lite && !asked) return <PhotosOnDemand count={pictures.length} onLoad={() => setAsked(true)} />;
  return (
    <div className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <a
          key={picture.aid}
          href={photoLink(pictures, picture.aid)}
          className="photo-frame block size-22 overflow-hidden rounded-leaf"
          data-aid={picture.aid}
        >
          <img
            src={srcOf(picture, 320)}
            alt={picture.caption || t('shell.photoOf', { number: index + 1, count: pictures.length })}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </a>
      ))}
    </div>
  );
}
