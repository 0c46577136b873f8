import type { ReactNode } from 'react';
import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { NoticeSort } from '../../../../contract/notices.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Menu, MenuButton } from '../../../design/Menu.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { Time } from '../../../lib/formats.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

interface NoticeRowProps {
  notice: Notice;
  onRead: (id: number) => void;
  onDelete: (notice: Notice) => void;
}

/** What each switch stands for; one that this page doesn't know yet has the bell. */
const marks: Readonly<Record<string, IconName>> = {
  reply: 'message-circle',
  like: 'heart',
  mention: 'at-sign',
  follow: 'user-plus',
} satisfies Partial<Record<NoticeSort, IconName>>;

/** At the picture's edge. */
const sign = 'absolute -end-1.5 -bottom-1 grid size-5.5 place-items-center rounded-full border-2 border-surface';

/** Who it was, with a small mark of what they did; the system's notices have the mark alone. */
function Face({ notice }: { notice: Notice }) {
  const mark = marks[notice.sort] ?? 'bell';
  if (notice.authorid === 0) {
    return (
      <span className="grid size-10 flex-none place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon name={mark} />
      </span>
    );
  }
  return (
    <span className="relative">
      <Avatar
        name={notice.author}
        country={countryCodeOf(notice.country_fid)}
        info={plainPortrait(notice.avatar)}
        decorative
      />
      <span className={`${sign} ${mark === 'heart' ? 'bg-love-soft text-love' : 'bg-primary-soft text-primary-text'}`}>
        <Icon name={mark} size="s" filled={mark === 'heart'} />
      </span>
    </span>
  );
}

/** The sentence, with the name in it bold. */
function Sentence({ notice: { note, author } }: { notice: Notice }) {
  const at = author === '' ? -1 : note.indexOf(author);
  if (at < 0) return note;
  return (
    <>
      {note.slice(0, at)}
      <b dir="auto">{author}</b>
      {note.slice(at + author.length)}
    </>
  );
}

/** One notice: a tap opens what it is about, and marks it as read. */
export function NoticeRow({ notice, onRead, onDelete }: NoticeRowProps) {
  const t = useT();
  const isNew = notice.new === 1;
  const words = (
    <>
      <span className={isNew ? 'block text-md' : 'block text-md text-ink-2'}>
        <Sentence notice={notice} />
      </span>
      {notice.quote !== '' && (
        <span className="block truncate text-sm text-ink-2" dir="auto">
          {notice.quote}
        </span>
      )}
      <Time at={notice.dateline} className="text-xs text-ink-3" />
    </>
  );
  return (
    <li className="relative">
      <Face notice={notice} />
      <Opening notice={notice} onOpen={() => isNew && onRead(notice.id)}>
        {words}
      </Opening>
      {isNew && (
        <span
          className="absolute start-7.5 top-2.5 size-3 rounded-full border-2 border-surface bg-love-fill"
          role="img"
          aria-label={t('notices.unread')}
        />
      )}
      <Menu
        label={t('notices.options')}
        trigger={(props) => (
          <button
            type="button"
            className="icon-btn -ms-2 -me-3"
            aria-label={t('notices.optionsOf', { note: notice.note })}
            {...props}
          >
            <Icon name="ellipsis" />
          </button>
        )}
      >
        {isNew && (
          <MenuButton icon="check" onClick={() => onRead(notice.id)}>
            {t('notices.markRead')}
          </MenuButton>
        )}
        <MenuButton icon="trash-2" danger onClick={() => onDelete(notice)}>
          {t('notices.delete')}
        </MenuButton>
      </Menu>
    </li>
  );
}

const lines = 'min-w-0 flex-1 [overflow-wrap:anywhere]';

function Opening({ notice, onOpen, children }: { notice: Notice; onOpen: () => void; children: ReactNode }) {
  if (notice.to === '') return <div className={lines}>{children}</div>;
  return (
    <Link to={notice.to} className={lines} onClick={onOpen}>
      {children}
    </Link>
  );
}
