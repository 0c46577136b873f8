import { type ReactNode, useEffect } from 'react';
import { type WelcomeStep, welcomeSteps } from '../../../../contract/domains/welcome/limits.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { takeNewcomer } from '../../../session/newcomer.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useStep } from '../use-step.ts';

interface StepFrameProps {
  step: WelcomeStep;
  title: string;
  text: string;
  /** The bar at the bottom: what was done so far, and the way on. */
  foot: ReactNode;
  children: ReactNode;
}

/** One of the three steps after joining: how far it is, the way past it, and nothing else around it. */
export function StepFrame({ step, title, text, foot, children }: StepFrameProps) {
  const t = useT();
  const { action, pass, passing } = useStep(step);
  // Who is led through these steps isn't greeted once more on another page.
  useEffect(() => void takeNewcomer(), []);
  const place = welcomeSteps.indexOf(step) + 1;
  return (
    <>
      <PageMeta title={title} hidden />
      <div className="selvedge" aria-hidden="true" />
      <main id="main" className="mx-auto flex min-h-[calc(100dvh-0.625rem)] w-full max-w-140 flex-col">
        <div className="flex flex-col gap-3.5 p-4">
          <div className="flex items-center gap-3">
            <div
              role="img"
              className="flex flex-1 gap-1.5"
              aria-label={t('welcome.step', { place, of: welcomeSteps.length })}
            >
              {welcomeSteps.map((each, at) => (
                <span key={each} className={`h-1 flex-1 rounded-full ${at < place ? 'bg-value' : 'bg-line'}`} />
              ))}
            </div>
            <FormButton
              action={action}
              className="btn btn-text px-2! font-normal!"
              aria-busy={passing || undefined}
              onClick={pass}
            >
              {t('follows.skip')}
            </FormButton>
          </div>
          <div>
            <h1 className="heading text-2xl">{title}</h1>
            <p className="mt-1 text-md text-ink-2">{text}</p>
          </div>
          {children}
        </div>
        <div className="sticky bottom-0 mt-auto flex items-center gap-3 bg-canvas px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          {foot}
        </div>
      </main>
    </>
  );
}
