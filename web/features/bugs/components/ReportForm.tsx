import { useState } from 'react';
import type { FormVariable } from '../../../../contract/domains/bugs/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { stepOf } from '../typed-report.ts';
import { type EditedReport, useReportForm } from '../use-report-form.ts';
import { useSimilar } from '../use-similar.ts';
import { useTitles } from '../use-titles.ts';
import { SayStep, type StepProps } from './SayStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { WaitingReports } from './WaitingReports.tsx';
import { WhereStep } from './WhereStep.tsx';

interface ReportFormProps {
  variables: readonly FormVariable[];
  /** Null: a new one. */
  edited: EditedReport | null;
  /** The reader's own address, to begin with. */
  email: string;
  /** What is done once it waits for a connection. */
  onWaits?: () => void;
}

const steps = [1, 2, 3] as const;

/** A new report, below those that wait: once one waits, or is taken back, the form begins anew with what is stored. */
export function NewReport({ variables, email }: Omit<ReportFormProps, 'edited' | 'onWaits'>) {
  const t = useT();
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((before) => before + 1);
  return (
    <>
      <ul className="card bug-list empty:hidden" aria-label={t('bugs.waits.title')}>
        <WaitingReports onTaken={again} />
      </ul>
      <ReportForm key={turn} {...{ variables, email }} edited={null} onWaits={again} />
    </>
  );
}

/** Reports a bug in three steps, one question each; before there is script it is one long form (R-BUG-005). */
export function ReportForm({ variables, edited, email, onWaits }: ReportFormProps) {
  const t = useT();
  const scripted = useScripted();
  const form = useReportForm(variables, edited, email, onWaits);
  const { step } = form;
  const found = useSimilar(edited ? '' : (form.typed.subject ?? ''));
  const parts = { form, variables } satisfies StepProps;
  const shownAt = (place: (typeof steps)[number]): string =>
    place === step ? 'flex min-w-0 flex-col gap-4' : 'hidden min-w-0 flex-col gap-4 noscript:flex!';
  return (
    <form className="flex flex-col gap-3" onSubmit={form.send} noValidate>
      <div className="card flex flex-col gap-4">
        <div className="scripted flex items-center gap-3">
          <div className="bug-progress flex-1" aria-hidden="true">
            {steps.map((place) => (
              <i key={place} className={place <= step ? 'bug-progress-on' : undefined} />
            ))}
          </div>
          <span className="text-sm text-ink-3">{t('bugs.stepOf', { step })}</span>
        </div>
        <h1 className="sr-only">{t(edited ? 'bugs.editTitle' : 'bugs.reportTitle')}</h1>
        <Refused {...parts} isWhole={!scripted} />
        <fieldset className={shownAt(1)}>
          <SayStep {...parts} found={found} />
        </fieldset>
        <fieldset className={shownAt(2)}>
          <WhereStep {...parts} />
        </fieldset>
        <fieldset className={shownAt(3)}>
          <ShowStep {...parts} />
        </fieldset>
      </div>
      <div className="bug-foot">
        <Leave form={form} edited={edited} />
        {step < 3 && scripted ? (
          <Button key="next" className="scripted flex-1" onClick={form.next}>
            {t(step === 1 && found.length > 0 ? 'bugs.similar.else' : 'bugs.next')}
          </Button>
        ) : (
          <Button
            key="send"
            {...(scripted ? { type: 'submit' } : sendsForm(form.action))}
            className="flex-1"
            busy={form.busy && t('shell.sending')}
          >
            {t(edited ? 'bugs.save' : 'bugs.send')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Leave({ form, edited }: Pick<StepProps, 'form'> & { edited: EditedReport | null }) {
  const t = useT();
  const { step, goTo } = form;
  if (step > 1)
    return (
      <Button kind="outline" onClick={() => goTo(step === 3 ? 2 : 1)}>
        {t('shell.back')}
      </Button>
    );
  return (
    <Link to={edited ? `/buglist/detail${edited.tid}` : '/buglist'} className="btn btn-outline">
      {t('shell.cancel')}
    </Link>
  );
}

/** Names what is missing and leads to each field; nothing that was typed is lost. */
function Refused({ form, variables, isWhole }: StepProps & { isWhole: boolean }) {
  const t = useT();
  const titleOf = useTitles();
  const fields = Object.keys(form.issues);
  if (form.error)
    return (
      <Note tone="error">
        {form.error} {t('bugs.isSaved')}
      </Note>
    );
  const here = fields.filter((field) => isWhole || stepOf(field) <= form.step);
  if (here.length === 0) return null;
  const nameOf = (field: string): string =>
    titleOf(variables.find(({ var: name }) => name === field) ?? { var: field, title: t(`bugs.field.${field}`) });
  return (
    <Note tone="error">
      <b>{t('bugs.missing', { count: here.length })}</b>{' '}
      {here.map((field, at) => (
        <span key={field}>
          {at > 0 && ', '}
          <a
            href={`#bug-${field}`}
            className="link"
            onClick={(event) => {
              event.preventDefault();
              form.goTo(stepOf(field));
              requestAnimationFrame(() => document.getElementById(`bug-${field}`)?.focus());
            }}
          >
            {nameOf(field)}
          </a>
        </span>
      ))}
      . {t('bugs.isSaved')}
    </Note>
  );
}

/** Beside the form: what becomes of a report, and who sees it. */
export function WhatHappensThen() {
  const t = useT();
  return (
    <section className="card flex flex-col gap-2">
      <h2 className="heading text-lg">{t('bugs.after.title')}</h2>
      <p className="text-sm text-ink-2">{t('bugs.after.reply')}</p>
      <p className="text-sm text-ink-2">{t('bugs.after.seen')}</p>
    </section>
  );
}
