import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { writtenAs } from '../../../lib/written-day.ts';
import { useLocale } from '../../../router/locale.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type LineStep, lastMomentOf, statusLine } from '../status-line.ts';

const icons: Record<LineStep['name'], IconName> = {
  sent: 'send',
  collected: 'inbox',
  pleaseAdd: 'circle-question-mark',
  replied: 'reply',
  solved: 'circle-check',
};

const lookOf = ({ name, on }: LineStep): string =>
  [
    'bug-step',
    on && 'bug-step-on',
    on && name === 'solved' && 'bug-step-solved',
    on && name === 'pleaseAdd' && 'bug-step-asked',
  ]
    .filter(Boolean)
    .join(' ');

/** How far a report is: four places with their days, and by when the next is promised. */
export function StatusLine({ bug, sentAt }: { bug: Bug; sentAt: number }) {
  const t = useT();
  const { zone } = useRootData();
  const { language } = useLocale();
  const dayOf = (at: number) => writtenAs(at, zone, language, { day: 'numeric', month: 'short' });
  const dueDay = (at: number) => writtenAs(at, zone, language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <ol className="bug-steps" aria-label={t('bugs.statuses')}>
      {statusLine(bug, sentAt).map((step) => (
        <li key={step.name} className={lookOf(step)} aria-current={step.current ? 'step' : undefined}>
          <Icon name={icons[step.name]} />
          <b>{t(step.name === 'sent' ? 'bugs.step.sent' : `threads.bug.status.${step.name}`)}</b>
          {step.at > 0 && dayOf(step.at)}
          {step.due > 0 && t('bugs.byDay', { day: dueDay(lastMomentOf(step.due)) })}
        </li>
      ))}
    </ol>
  );
}
