import type { ReactNode } from 'react';
import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { NoticeSort } from '../../../../contract/notices.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { BoldIn } from '../../../design/BoldIn.tsx';
import { Mark } from '../../../design/Brand.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Menu, MenuButton } from '../../../design/Menu.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { UnfollowThread } from '../../threads/index.ts';
import { NoticeActs } from './NoticeActs.tsx';

interface NoticeRowProps {
  notice: Notice;
  onRead: (id: number) => void;
  onDelete: (notice: Notice) => void;
  onChange: (id: number, fields: Partial<Notice>) => void;
}

/** What each switch stands for; one that this page doesn't know yet has the bell. */
const marks: Readonly<Record<string, IconName>> = {
  reply: 'message-circle',
  like: 'heart',
  mention: 'at-sign',
  thread: 'message-circle',
  follow: 'user-plus',
  message: 'messages-square',
} satisfies Partial<Record<NoticeSort, IconName>>;

/** What is worth something has a mark of its own, whatever switch it obeys. */
const gifts: readonly string[] = ['reward', 'reward_reply'];

const markOf = ({ Type, sort }: Notice): IconName => (gifts.includes(Type) ? 'gift' : (marks[sort] ?? 'bell'));

/** Love for likes, value for gifts. */
const looks: Partial<Record<IconName, string>> = {
  heart: 'bg-love-soft text-love',
  gift: 'bg-value-soft text-value-text',
};

/** At the picture's edge. */
const sign = 'absolute -end-1.5 -bottom-1 grid size-5.5 place-items-center rounded-full border-2 border-surface';

/** Who it was, with a small mark of what they did; the system's notices have the site's own. */
function Face({ notice }: { notice: Notice }) {
  if (notice.authorid === 0) return <Mark size="size-10" />;
  const mark = markOf(notice);
  return (
    <span className="relative self-start">
      <Avatar
        name={notice.author}
        country={countryCodeOf(notice.country_fid)}
        info={plainPortrait(notice.avatar)}
        decorative
      />
      <span className={`${sign} ${looks[mark] ?? 'bg-primary-soft text-primary-text'}`}>
        <Icon name={mark} size="s" filled={mark === 'heart'} />
      </span>
    </span>
  );
}

/** One notice: a tap opens what it is about, and marks it as read; what answers it stands below. */
export function NoticeRow({ notice, onRead, onDelete, onChange }: NoticeRowProps) {
  const t = useT();
  const isNew = notice.new === 1;
  const read = () => isNew && onRead(notice.id);
  return (
    <li
      className={`relative flex gap-3 border-t border-line px-4 py-3 first:border-0 sm:px-5 ${isNew ? 'bg-primary-soft' : ''}`}
    >
      <Face notice={notice} />
      <div className="min-w-0 flex-1">
        <Opening notice={notice} onOpen={read}>
          {isNew && <span className="sr-only">{t('notices.unread')} </span>}
          <span className="block text-md">
            <BoldIn text={notice.note} word={notice.author} />
          </span>
          {notice.quote !== '' && (
            <span className="line-clamp-2 text-sm text-ink-2" dir={directionOf(notice.quote)}>
              {notice.quote}
            </span>
          )}
        </Opening>
        <div className="flex min-w-0 items-center gap-1 text-xs text-ink-3">
          <Time at={notice.dateline} className="flex-none" />
          {notice.subject !== '' && notice.subject !== notice.quote && (
            <>
              <span aria-hidden="true">·</span>
              <span className="truncate" dir={directionOf(notice.subject)}>
                {notice.subject}
              </span>
            </>
          )}
          <Options notice={notice} onRead={onRead} onDelete={onDelete} />
        </div>
        <NoticeActs notice={notice} onAnswer={read} onChange={(fields) => onChange(notice.id, fields)} />
      </div>
    </li>
  );
}

function Options({ notice, onRead, onDelete }: Pick<NoticeRowProps, 'notice' | 'onRead' | 'onDelete'>) {
  const t = useT();
  return (
    <Menu
      label={t('notices.options')}
      trigger={(props) => (
        <button
          type="button"
          className="icon-btn relative -my-3.5 ms-auto -me-3"
          aria-label={t('notices.optionsOf', { note: notice.note })}
          {...props}
        >
          <Icon name="ellipsis" />
        </button>
      )}
    >
      {notice.new === 1 && (
        <MenuButton icon="check" onClick={() => onRead(notice.id)}>
          {t('notices.markRead')}
        </MenuButton>
      )}
      {notice.sort === 'thread' && <UnfollowThread tid={notice.Tid} />}
      <MenuButton icon="trash-2" danger onClick={() => onDelete(notice)}>
        {t('notices.delete')}
      </MenuButton>
    </Menu>
  );
}

/** The link is as large as its row; what else is pressed in it lies above. */
const opens = 'block wrap-anywhere after:absolute after:inset-0';

function Opening({ notice, onOpen, children }: { notice: Notice; onOpen: () => void; children: ReactNode }) {
  if (notice.to === '') return <div className="wrap-anywhere">{children}</div>;
  return (
    <Link to={notice.to} className={opens} onClick={onOpen}>
      {children}
    </Link>
  );
}
