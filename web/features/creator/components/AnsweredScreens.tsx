import type { Application, ConditionsPage } from '../../../../contract/domains/creator/shapes.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note, Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { useDayNear } from '../days.ts';
import { AppealDialog, ChangeDialog, WithdrawDialog } from './ApplicationDialogs.tsx';
import { ConditionList } from './ConditionList.tsx';

/** An application that waits: until when, with its words, which can be changed or withdrawn. */
export function WaitingScreen({ application }: { application: Application }) {
  const t = useT();
  const dayNear = useDayNear();
  const ask = useSearch().get('ask');
  const { sent_at, promised_at, is_appeal } = application;
  return (
    <>
      <section className="card flex flex-col items-start gap-3">
        <Tag icon="clock">{t('creator.waiting.tag')}</Tag>
        <h1 className="heading text-xl">{t(is_appeal === 1 ? 'creator.waiting.appeal' : 'creator.waiting.title')}</h1>
        <p className="text-md text-ink-2">
          {t('creator.waiting.text', { sent: dayNear(sent_at, sent_at), day: dayNear(promised_at, sent_at) })}
        </p>
        <Words application={application} />
        <div className="flex flex-wrap gap-2">
          <LinkButton kind="outline" to="?ask=change" replace preventScrollReset>
            {t('creator.waiting.change')}
          </LinkButton>
          <LinkButton kind="outline" to="?ask=withdraw" replace preventScrollReset>
            {t('creator.waiting.withdraw')}
          </LinkButton>
        </div>
      </section>
      <section className="card">
        <h2 className="text-sm font-bold text-ink-2">{t('creator.waiting.then')}</h2>
        <ul>
          {(['figures', 'income'] as const).map((what) => (
            <li key={what} className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0">
              <Icon name={what === 'figures' ? 'trending-up' : 'coins'} className="flex-none text-ink-3" />
              <span>
                <b className="block text-md">{t(`creator.waiting.${what}`)}</b>
                <span className="block text-sm text-ink-2">{t(`creator.waiting.${what}Text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {ask === 'change' && <ChangeDialog application={application} />}
      {ask === 'withdraw' && <WithdrawDialog />}
    </>
  );
}

function Words({ application: { message } }: { application: Application }) {
  return (
    <blockquote
      className="w-full rounded-md bg-sunken p-3 text-md whitespace-pre-wrap wrap-anywhere"
      dir={directionOf(message)}
    >
      {message}
    </blockquote>
  );
}

/** Refused: why, by whom, from which day one may apply again, and the way to have it looked at again. */
export function RefusedScreen({ page }: { page: ConditionsPage }) {
  const t = useT();
  const dayNear = useDayNear();
  const ask = useSearch().get('ask');
  const { reason, answered_at, answered_by, again_at } = page.application;
  const answered = {
    ...{ day: dayNear(answered_at, answered_at), name: answered_by, again: dayNear(again_at, answered_at) },
  };
  return (
    <>
      <section className="card flex flex-col items-start gap-3">
        <Tag icon="minus">{t('creator.refused.tag')}</Tag>
        <h1 className="heading text-xl">{t('creator.refused.title')}</h1>
        <div className="w-full">
          <Note tone="warning" icon="message-circle">
            <b>{t('creator.refused.why')}</b>{' '}
            <span className="wrap-anywhere" dir={directionOf(reason)}>
              {reason}
            </span>
          </Note>
        </div>
        <p className="text-md text-ink-2">
          {t(answered_by === '' ? 'creator.refused.readByTeam' : 'creator.refused.readBy', answered)}{' '}
          {again_at > 0 && t('creator.refused.again', answered)} {t('creator.refused.calm')}
        </p>
        <div className="flex flex-wrap gap-2">
          {again_at > 0 && (
            <Button kind="quiet" disabled>
              {t('creator.refused.from', answered)}
            </Button>
          )}
          {page.canAppeal === 1 && (
            <LinkButton kind="outline" to="?ask=appeal" replace preventScrollReset>
              {t('moderation.toAppeal')}
            </LinkButton>
          )}
        </div>
      </section>
      <ConditionList list={page.list} />
      {ask === 'appeal' && page.canAppeal === 1 && <AppealDialog />}
    </>
  );
}
