import type { FormVariable, SimilarReport } from '../../../../contract/domains/bugs/shapes.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { bugPath } from '../../../lib/bug-path.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { fieldOf, type useReportForm } from '../use-report-form.ts';
import { LineField } from './LineField.tsx';
import { SameButton } from './SameButton.tsx';
import { StatusTag } from './StatusTag.tsx';

export interface StepProps {
  form: ReturnType<typeof useReportForm>;
  variables: readonly FormVariable[];
}

/** The first step: one line, and at once reports that are like it. */
export function SayStep({ form, found }: StepProps & { found: readonly SimilarReport[] }) {
  const t = useT();
  const { typed, issues, change } = form;
  return (
    <>
      <h2 className="heading text-xl">{t('bugs.say.title')}</h2>
      <LineField
        id="bug-subject"
        label={t('bugs.field.subject')}
        hint={t('bugs.say.hint', { max: postLimits.subjectMax })}
        error={issues.subject}
        form={pageForm}
        name={fieldOf('subject')}
        value={typed.subject ?? ''}
        maxLength={postLimits.subjectMax}
        dir="auto"
        onKeyDown={form.onKeyDown}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <Similar found={found} />
    </>
  );
}

/** Up to three reports like the line: "same here" counts as a report, and no second one is written. */
function Similar({ found }: { found: readonly SimilarReport[] }) {
  const t = useT();
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <section aria-label={t('bugs.similar.title')}>
          <h2 className="font-bold">{t('bugs.similar.title')}</h2>
          <p className="hint">{t('bugs.similar.text')}</p>
          <ul>
            {found.map((report) => (
              <SimilarItem key={report.tid} report={report} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SimilarItem({ report }: { report: SimilarReport }) {
  const { tid, subject, same, is_same, sameRefusal } = report;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <StatusTag bug={report} />
        <Link to={bugPath(tid)} target="_blank" className="block py-1 wrap-anywhere" dir={directionOf(subject)}>
          {subject}
        </Link>
      </div>
      <SameButton {...{ tid, subject, same, is_same }} refusal={sameRefusal} />
    </li>
  );
}
