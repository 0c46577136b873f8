import { appealingLimits } from '../../../../contract/domains/review/appealing/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Field } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AppealedAct, appealField, useActAppeal } from './use-act-appeal.ts';

/** What a moderator did to a post or said to its reader, why, and the appeal against it or its answer. */
export function ActAppeal({ act }: { act: AppealedAct }) {
  const t = useT();
  return (
    <>
      <Decision act={act} />
      {(act.appeal || act.can.appeal || act.stands) && (
        <Card title={t('moderation.appeal')}>
          {act.appeal ? <Answered act={act} appeal={act.appeal} /> : <Open act={act} />}
        </Card>
      )}
    </>
  );
}

function Decision({ act }: { act: AppealedAct }) {
  const t = useT();
  const day = useDay();
  const { tid, pid, first, subject, words, rule, reason, at, stands } = act;
  // It is about no post.
  const warning = act.act === 'warn';
  // A refused post was never shown.
  const hidden = stands && (act.act === 'ban' || act.act === 'delete' || act.act === 'refuse');
  return (
    <section className="card flex flex-col gap-3">
      <p className="font-bold">
        {t(`moderation.act.did.${act.act}`, { about: first === 1 ? 'thread' : 'reply', date: day(secondsOf(at)) })}
      </p>
      {(rule !== 'other' || reason) && (
        <div className="flex flex-col gap-1">
          <span className="text-sm text-ink-2">{t('moderation.post.rule')}</span>
          {rule !== 'other' && <p>{t(`moderation.rule.${rule}`)}</p>}
          {reason && (
            <p className="wrap-anywhere" dir={directionOf(reason)}>
              {reason}
            </p>
          )}
        </div>
      )}
      {!warning && (
        <blockquote className="flex flex-col gap-1 rounded-md bg-sunken p-3">
          <b dir={directionOf(subject)}>{subject}</b>
          {words && (
            <span className="wrap-anywhere" dir={directionOf(words)}>
              {words}
            </span>
          )}
        </blockquote>
      )}
      {!stands && (
        <Note tone="info" icon="undo-2">
          {t('moderation.act.over')}
        </Note>
      )}
      {!hidden && !warning && (
        <Link to={`${threadPath(tid)}#pid${pid}`} className="tap link self-start text-sm">
          {t('moderation.act.see')}
        </Link>
      )}
    </section>
  );
}

type Appeal = NonNullable<AppealedAct['appeal']>;

function Answered({ act: { stands, answers }, appeal }: { act: AppealedAct; appeal: Appeal }) {
  const t = useT();
  const day = useDay();
  const { message, createdAt, state, answer } = appeal;
  return (
    <div className="flex flex-col gap-4">
      <blockquote className="rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere" dir={directionOf(message)}>
        {message}
      </blockquote>
      {state === 'open' && (
        <Note tone="info" icon="clock">
          {t('moderation.act.waits', { date: day(secondsOf(createdAt)), who: answers })}
        </Note>
      )}
      {(state === 'granted' || state === 'upheld') && (
        <Note tone={state === 'granted' ? 'success' : 'warning'}>
          <p className="font-bold">{t(state === 'granted' ? 'moderation.act.granted' : 'moderation.appealUpheld')}</p>
          {answer && (
            <p className="wrap-anywhere" dir={directionOf(answer)}>
              {answer}
            </p>
          )}
        </Note>
      )}
      {state === 'over' && stands && <p className="text-ink-2">{t('moderation.act.over')}</p>}
    </div>
  );
}

function Open({ act }: { act: AppealedAct }) {
  const t = useT();
  const day = useDay();
  const appeal = useActAppeal(act);
  const date = day(secondsOf(act.until));
  const { messageMin: min, messageMax: max } = appealingLimits;
  if (!act.can.appeal) return <p className="text-ink-2">{t('moderation.act.late', { date })}</p>;
  return (
    <div ref={appeal.fields} className="flex flex-col gap-4">
      <Field
        label={t('moderation.act.label')}
        hint={t('moderation.act.hint', { min, max, date, who: act.answers })}
        error={appeal.tooShort}
      >
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={appealField}
              defaultValue={appeal.typed}
              onChange={appeal.change}
              dir="auto"
              maxLength={max}
            />
          </span>
        )}
      </Field>
      {appeal.error && <Note tone="error">{appeal.error}</Note>}
      <FormButton
        className="btn btn-primary"
        action={appeal.action}
        busy={appeal.busy && t('shell.sending')}
        onClick={appeal.send}
      >
        {t('moderation.appealSend')}
      </FormButton>
    </div>
  );
}
