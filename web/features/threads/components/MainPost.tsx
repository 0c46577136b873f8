import type { ReactNode } from 'react';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import { Count } from '../../../design/Count.tsx';
import { Honours } from '../../../design/Honours.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { PostActions, type PostActionsProps } from '../../../design/PostActions.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personOf } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { boundMarks } from '../../../lib/bound-marks.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { BoardLink } from '../../countries/index.ts';
import { webKindOf } from '../kinds/kinds.ts';
import { photoLink } from '../photo-address.ts';
import type { ShownThread } from '../queries.ts';
import { replyPath } from '../share.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { pageTraits } from '../traits/made/pages.ts';
import { useShownMessage } from '../use-shown-message.ts';
import { EditedLink } from './EditedLink.tsx';
import { LinkCard } from './LinkCard.tsx';

/** Leads to its board: one of the country's, or its kind's own. */
function Board({ thread }: { thread: ShownThread }) {
  const t = useT();
  const own = webKindOf(thread).board?.(thread);
  if (!own) return <BoardLink thread={thread} className="link" />;
  return (
    <Link to={own.to} className="link">
      {t(own.text)}
    </Link>
  );
}

interface MainPostProps {
  thread: ShownThread;
  /** Absent where nobody else sees it yet: nothing of it could act. */
  actions?: PostActionsProps | undefined;
  /** Follow, on phones where the name-plate is not shown. */
  follow?: ReactNode;
  /** The reader wrote it: it says so, and is edited from here. */
  own?: { edit: ReactNode };
  /** The post's own menu. */
  menu?: ReactNode;
  /** The way to what its reader hasn't read of its replies. */
  unread?: ReactNode;
  /** What the thread's kind adds. */
  part?: ReactNode;
  /** What it got by rewards. */
  rewards?: ReactNode;
}

/** The first post of a thread: author, honours, title, text, pictures, actions. */
export function MainPost({ thread, actions, follow, own, menu, unread, part, rewards }: MainPostProps) {
  const t = useT();
  const { html, rest } = useShownMessage(thread.message, thread.post_attachment);
  const traitsAt = (place: 'tag' | 'fact' | 'words' | 'links' | 'end') =>
    drawnBy(pageTraits, (trait) => trait[place]?.(thread));
  const linkOf = (picture: Attachment) => photoLink(thread.post_attachment, picture.aid);
  return (
    <article className="post post-main">
      <UserChip
        person={personOf(thread)}
        badges={own && <Tag tone="primary">{t('shell.you')}</Tag>}
        action={
          <div className="flex items-center gap-1">
            {follow && <div className="lg:hidden">{follow}</div>}
            {own?.edit}
            {menu}
          </div>
        }
      />
      <Honours thread={thread} className="mt-3.5">
        {traitsAt('tag')}
      </Honours>
      <h1 className="thread-title mt-2" dir={directionOf(thread.subject)}>
        {boundMarks(thread.subject)}
      </h1>
      <p className="dots mt-1.5 text-xs text-ink-3">
        <Board thread={thread} />
        {traitsAt('fact')}
        <Time at={thread.dateline} />
        <EditedLink of={thread} className="link" />
        {thread.phonetype && <span dir="auto">{thread.phonetype}</span>}
        <span>
          {/* The figure is shortened, so the sentence takes it as text. */}
          <Count value={thread.views} /> {t('threads.viewsWord', { count: thread.views })}
        </span>
      </p>
      {unread}
      <Prose html={html} lang={thread.language} />
      {traitsAt('words')}
      <LinkCard link={thread.link_preview} />
      {traitsAt('links')}
      {part}
      {rest.length > 0 && !webKindOf(thread).Stage && <PhotoList pictures={rest} eager linkOf={linkOf} />}
      {thread.answer_pid > 0 && (
        <Link to={replyPath({ tid: thread.tid, pid: thread.answer_pid })} className="to-answer">
          <Icon name="circle-check" />
          {t('threads.toAnswer')}
        </Link>
      )}
      {traitsAt('end')}
      {rewards}
      {actions && <PostActions {...actions} />}
    </article>
  );
}
