import { type ReactNode, useEffect, useState } from 'react';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { countryOfCode } from '../../../../contract/primitives/countries.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { conversationPath } from '../conversation-path.ts';
import { newsAfter } from '../conversation-state.ts';
import { logRows } from '../log-rows.ts';
import { useRoom } from '../room.ts';
import type { LogPlace } from '../use-log-place.ts';
import { ChatFace } from './ChatFace.tsx';
import { JumpPills } from './JumpPills.tsx';
import { Row } from './LogRows.tsx';

interface MessageLogProps {
  place: LogPlace;
  /** The page is a part of the history: the newest are elsewhere. */
  isPast: boolean;
  /** Messages left before the other one answers; -1 for no bound. */
  left: number;
  onEarlier: () => Promise<boolean>;
  /** What is not sent yet. */
  children: ReactNode;
}

/** The messages, the newest below, where the window begins without script too. */
export function MessageLog({ place, isPast, left, onEarlier, children }: MessageLogProps) {
  const t = useT();
  const { state, own, face, page } = useRoom();
  const { zone } = useRootData();
  const rows = logRows(state.list, { own, line: state.line, zone });
  const lastOwn = rows.findLast((row) => row.kind === 'group' && row.from === own)?.key;
  const isFirst = left > 0 && !state.list.some(({ from }) => from === own);
  const label = t(face.isGroup ? 'messages.groupLog' : 'messages.log', { name: face.name });
  return (
    <div className="chat-log-place">
      <section
        ref={place.log}
        className="chat-log"
        role="log"
        aria-label={label}
        // What is new is said by a region of its own: earlier ones and one's own are not read out.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        tabIndex={0}
        onScroll={place.onScroll}
      >
        <ol className="chat-messages">
          {state.earlier > 0 ? <Earlier before={state.earlier} onEarlier={onEarlier} /> : <Who />}
          {isFirst && (
            <li className="chat-system">
              <span>{t('messages.limitFirst', { count: messageLimits.unanswered, name: face.name })}</span>
            </li>
          )}
          {rows.map((row) => (
            <Row key={row.key} row={row} isLast={row.key === lastOwn} />
          ))}
          {isPast && (
            <li className="self-center">
              <LinkButton to={conversationPath(page.conversationID)} kind="text" small>
                {t('messages.newest')}
              </LinkButton>
            </li>
          )}
          {children}
        </ol>
      </section>
      {!isPast && <JumpPills place={place} />}
      <NewAloud list={state.list} />
    </div>
  );
}

/** The way to earlier messages: a link without script; where they could not be had it says so (R-PMS-004). */
function Earlier({ before, onEarlier }: { before: number; onEarlier: () => Promise<boolean> }) {
  const t = useT();
  const { page } = useRoom();
  const [failed, setFailed] = useState(false);
  const load = async () => setFailed(!(await onEarlier()));
  if (failed)
    return (
      <li className="chat-system" role="alert">
        <Icon name="circle-alert" size="s" />
        <span>{t('messages.loadFailed')}</span>
        <Button kind="text" small onClick={load}>
          {t('messages.loadAgain')}
        </Button>
      </li>
    );
  return (
    <li className="self-center">
      <Link
        to={conversationPath(page.conversationID, { before })}
        className="btn btn-text btn-small"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          void load();
        }}
      >
        {t('messages.earlier')}
      </Link>
    </li>
  );
}

/** Whom a conversation is with, above its first message. */
function Who() {
  const t = useT();
  const { language } = useLocale();
  const { face, page } = useRoom();
  if (face.isGroup && page.groupProfile?.notice)
    return (
      <li className="chat-system" dir="auto">
        {page.groupProfile.notice}
      </li>
    );
  if (face.isGroup) return null;
  return (
    <li className="chat-who">
      <ChatFace face={face} size="lg" />
      <span className="flex items-center gap-1">
        <b className="text-lg wrap-anywhere" dir="auto">
          {face.name}
        </b>
        {face.uid > 0 && <Flag country={face.country} />}
      </span>
      {face.uid > 0 && (
        <>
          <span className="text-sm text-ink-2">{countryOfCode(face.country)?.names[language]}</span>
          <LinkButton to={profilePath(face.uid)} kind="outline" small>
            {t('messages.profile')}
          </LinkButton>
        </>
      )}
    </li>
  );
}

/** Reads out what others write as it comes, the newest alone. */
function NewAloud({ list }: { list: readonly ChatMessage[] }) {
  const { own } = useRoom();
  const [from] = useState(() => list.at(-1)?.ID ?? 0);
  const [words, setWords] = useState('');
  const last = newsAfter(list, from, own).at(-1);
  const isHeld = last !== undefined && last.ID !== list.at(-1)?.ID;
  useEffect(() => {
    if (last && !isHeld) setWords(`${last.nick}: ${last.text}`);
  }, [last, isHeld]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}
