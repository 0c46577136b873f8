import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { feedbackLimits } from '../../../../contract/domains/feedback/limits.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { NameLink } from '../../../console/Who.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['feedback.inbox']>;
type Message = Found['list'][number];

/** The feedback of members and guests, and what has been done about it. */
export function InboxScreen({ state, found }: { state: 'open' | 'done'; found: Found }) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.feedback')}</h1>
      <StateTabs label={t('operators.nav.feedback')} state={state} states={['open', 'done']} />
      {found.list.length === 0 && <EmptyState title={t(`operators.inboxNone.${state}`)} />}
      {found.list.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
      <MoreLink next={found.next} />
    </>
  );
}

function MessageCard({ message }: { message: Message }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [note, setNote] = useState(message.note);
  const done = message.doneAt !== null;
  const settle = () =>
    act.run(async () => {
      await call('feedback.settle', { id: message.id, done: done ? 0 : 1, note });
      revalidate();
    });
  return (
    <article className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Tag tone="primary">{t(`feedback.category.${message.category}`)}</Tag>
        <Sender message={message} />
        <Moment at={secondsOf(message.createdAt)} className="text-xs text-ink-3" />
      </div>
      <p className="whitespace-pre-wrap wrap-anywhere" dir={directionOf(message.message)}>
        {message.message}
      </p>
      {message.screenshot && (
        <a href={srcOf(message.screenshot, 1280)} target="_blank" rel="noreferrer" className="self-start">
          <img
            src={srcOf(message.screenshot, 320)}
            alt={t('operators.screenshot')}
            width={message.screenshot.width}
            height={message.screenshot.height}
            loading="lazy"
            className="h-40 w-auto rounded-md border border-line"
          />
        </a>
      )}
      <p className="text-xs text-ink-3 wrap-anywhere">
        {[message.page, message.language, message.userAgent].filter(Boolean).join(' · ')}
      </p>
      <TextInput
        label={t('operators.note')}
        value={note}
        maxLength={feedbackLimits.noteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      {act.error && <Note tone="error">{act.error}</Note>}
      <Button
        kind={done ? 'outline' : 'primary'}
        icon={done ? undefined : 'check'}
        className="self-start"
        busy={act.busy && t('shell.working')}
        onClick={settle}
      >
        {t(done ? 'operators.reopen' : 'operators.settle')}
      </Button>
    </article>
  );
}

function Sender({ message }: { message: Message }) {
  const t = useT();
  if (message.member) {
    return <NameLink uid={message.member.uid} name={message.member.username} />;
  }
  return (
    <span className="min-w-0 wrap-anywhere">
      {t('operators.guest')} {message.contact && <b>{message.contact}</b>}
    </span>
  );
}
