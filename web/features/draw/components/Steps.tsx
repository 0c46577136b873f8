import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useWhen } from '../use-when.ts';

type Step = DrawView['steps'][number];

/** The five steps that everybody can follow, with their times; those that were have a tick. */
export function Steps({ draw }: { draw: DrawView }) {
  const t = useT();
  // Where no number comes from outside, nothing is waited for.
  const isLeftOut = (step: Step): boolean => step.step === 'beacon' && draw.beacon.round === 0;
  const current = draw.steps.find((step) => step.done === 0 && !isLeftOut(step))?.step;
  // Entries are open until the list is closed.
  const now = current === 'closed' && draw.state === 'open' ? 'open' : current;
  return (
    <section className="card card-flush">
      <h2 className="draw-label">{t('draw.page.how')}</h2>
      <ol className="draw-steps">
        {draw.steps.map((step, at) => {
          const isNow = step.step === now;
          const done = step.done === 1 && !isNow;
          return (
            <li key={step.step} aria-current={isNow ? 'step' : undefined}>
              <span className={done ? 'draw-dot draw-dot-done' : isNow ? 'draw-dot draw-dot-now' : 'draw-dot'}>
                {done ? (
                  <Icon name="check" size="s" />
                ) : (
                  <span aria-hidden="true">{isLeftOut(step) ? '–' : at + 1}</span>
                )}
              </span>
              <div className="pb-4">
                <b className="block text-md">
                  {t(`draw.page.step.${step.step}`)}
                  {done && <span className="sr-only">, {t('draw.page.stepDone')}</span>}
                </b>
                <span className="text-sm text-ink-2">
                  <StepWords draw={draw} step={step} />
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function StepWords({ draw, step: { step, at, done } }: { draw: DrawView; step: Step }) {
  const t = useT();
  const when = useWhen();
  const { language } = useLocale();
  const due = at > 0 ? when(at) : '';
  if (step === 'open') {
    return <>{done ? t('draw.page.until', { until: when(draw.closes_at) }) : t('draw.page.from', { from: due })}</>;
  }
  if (step === 'closed') {
    const nobody = draw.root !== '' && draw.tickets === 0;
    return <>{[due, !nobody && t('draw.page.findOwn')].filter(Boolean).join('. ')}</>;
  }
  if (step === 'beacon') {
    if (draw.beacon.round === 0) return <>{t('draw.page.noBeacon')}</>;
    const { round, named } = draw.beacon;
    const words = (which: number): string => t('draw.page.round', { round: which.toLocaleString(language) });
    const late = named !== round && t('draw.page.roundLate', { named: words(named) });
    return <>{[[words(round), due].filter(Boolean).join(', '), late].filter(Boolean).join('. ')}</>;
  }
  if (step === 'published') return <>{[due, t('draw.page.canCheck')].filter(Boolean).join('. ')}</>;
  return <>{due}</>;
}
