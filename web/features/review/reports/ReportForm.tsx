import { useState } from 'react';
import { memberReasons, reportLimits, reportReasons } from '../../../../contract/domains/review/reports/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput, EarlyTextArea } from '../../../design/early-fields.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { BlockButton } from '../../follows/index.ts';
import { messageField, reasonField, type Target, useReport } from './use-report.ts';

/** Where what is reported stands. */
export const placeOf = ({ kind, tid, pid, uid }: Pick<Target, 'kind' | 'tid' | 'pid' | 'uid'>): string =>
  kind === 'member' ? profilePath(uid) : `${threadPath(tid)}#pid${pid}`;

/** A post or a member to be reported; once it is, what happens next. */
export function ReportScreen({ target }: { target: Target }) {
  const t = useT();
  if (target.own) {
    return (
      <div className="card">
        <EmptyState title={t('reports.ownTitle')} text={t('reports.ownText')} action={<Back target={target} />} />
      </div>
    );
  }
  if (target.reported) return <Sent target={target} />;
  return <ReportForm target={target} />;
}

function Back({ target }: { target: Target }) {
  const t = useT();
  return (
    <LinkButton to={placeOf(target)} kind="outline">
      {t(target.kind === 'member' ? 'reports.backToMember' : 'reports.backToPost')}
    </LinkButton>
  );
}

/** Once its author is blocked a post can't be read any more: the page that stands isn't asked for anew. */
function Sent({ target }: { target: Target }) {
  const t = useT();
  const { uid, name } = target;
  const [blocked, setBlocked] = useState(target.blocked);
  return (
    <Card title={t('reports.sentTitle')}>
      <About target={target} />
      <p className="mt-3 text-md text-ink-2" role="status">
        {t('reports.sentText')}
      </p>
      <p className="mt-2 text-sm text-ink-2" role="status">
        {t(blocked ? 'follows.done.blocked' : 'reports.block', { name })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <BlockButton target={{ uid, blocked }} kind={blocked ? 'outline' : 'danger'} onTurned={setBlocked} />
        <Back target={target} />
        <LinkButton to="/ucenter/setting/reports" kind="text">
          {t('reports.see')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** What it is about, in the author's words. */
function About({ target: { name, subject, text } }: { target: Target }) {
  return (
    <blockquote className="rounded-md bg-sunken p-3 text-sm">
      <b className="block" dir={directionOf(name)}>
        {name}
      </b>
      {subject && (
        <span className="block text-ink-2" dir={directionOf(subject)}>
          {subject}
        </span>
      )}
      {text && (
        <span className="block wrap-anywhere" dir={directionOf(text)}>
          {text}
        </span>
      )}
    </blockquote>
  );
}

function ReportForm({ target }: { target: Target }) {
  const t = useT();
  const scripted = useScripted();
  const form = useReport(target);
  return (
    <div className="card">
      <About target={target} />
      <form className="mt-4 flex flex-col gap-4" onSubmit={form.send} noValidate>
        <div ref={form.fields} className="flex flex-col gap-4">
          <Reasons target={target} form={form} />
          <Details target={target} form={form} />
        </div>
        {form.error && <Note tone="error">{form.error}</Note>}
        <Button
          {...(scripted ? { type: 'submit' } : sendsForm(form.action))}
          icon="flag"
          wide
          busy={form.busy && t('shell.sending')}
        >
          {t('reports.send')}
        </Button>
      </form>
    </div>
  );
}

interface PartProps {
  target: Target;
  form: ReturnType<typeof useReport>;
}

function Reasons({ target, form: { chosen, change, reasonError } }: PartProps) {
  const t = useT();
  const reasons = target.kind === 'member' ? memberReasons : reportReasons.filter((each) => each !== 'impersonation');
  return (
    <fieldset className="flex flex-col" aria-describedby={reasonError ? 'report-why' : undefined}>
      <legend className="form-label">{t('reports.why')}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="tap min-h-11">
          <EarlyInput
            type="radio"
            form={pageForm}
            name={reasonField}
            value={reason}
            defaultChecked={chosen === reason}
            onChange={() => change('reason')}
            className="radio"
          />
          <span>{t(`reports.reason.${reason}`)}</span>
        </label>
      ))}
      {reasonError && <FieldError id="report-why">{reasonError}</FieldError>}
    </fieldset>
  );
}

/** The hint stays beside the error: that nobody learns who reported matters most where something went wrong. */
function Details({ target, form: { typed, change, noteError } }: PartProps) {
  const t = useT();
  return (
    <div className="form-field">
      <label className="form-label" htmlFor="report-note">
        {t('reports.note')}
      </label>
      <span className="input input-area">
        <EarlyTextArea
          id="report-note"
          form={pageForm}
          name={messageField}
          defaultValue={typed}
          onChange={() => change('message')}
          dir="auto"
          maxLength={reportLimits.noteMax}
          aria-describedby="report-hint"
          aria-invalid={noteError ? true : undefined}
        />
      </span>
      {noteError && <FieldError>{noteError}</FieldError>}
      <span id="report-hint" className="hint">
        {t('reports.noteHint', { name: target.name })}
      </span>
    </div>
  );
}

export function ReportRefused({ words }: { words: string }) {
  const t = useT();
  return (
    <section className="card">
      <EmptyState
        title={words}
        action={
          <Link to="/" className="btn btn-outline">
            {t('shell.goHome')}
          </Link>
        }
      />
    </section>
  );
}
