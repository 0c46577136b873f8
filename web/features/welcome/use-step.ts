import { useState } from 'react';
import type { WelcomeStep } from '../../../contract/domains/welcome/limits.ts';
import { backIn } from '../../../contract/primitives/dialog-back.ts';
import { backTo } from '../../../contract/primitives/dialog-flags.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { quietly } from '../../api/quietly.ts';
import { useLocation, useNavigate } from '../../router/hooks.ts';
import { addressIn, useLocale } from '../../router/locale.ts';
import { noteStep } from './mutations.ts';

/** What is typed and chosen on a page of a step is this part's, whichever button is pressed. */
export const partOf = (step: WelcomeStep): string => `welcome-${step}`;

/** Where each step leads. */
const after: Readonly<Record<WelcomeStep, string>> = {
  interests: '/welcome/people',
  people: '/welcome/hello',
  hello: '/',
};

/** The way on from a step: it is noted as done or skipped. Home alone waits for that: it would offer the last one again. */
export function useStep(step: WelcomeStep) {
  const here = useLocale();
  const navigate = useNavigate();
  const back = backIn(useLocation().search);
  const to = step === 'hello' ? (back ?? after.hello) : after[step] + (back === undefined ? '' : `?${backTo(back)}`);
  const [passing, setPassing] = useState(false);
  const goOn = () => navigate(to);
  return {
    /** The next step, for a form that leads there. */
    next: addressIn(here, to),
    action: formAction('welcome.note-step', { step, _of: partOf(step), _to: addressIn(here, to) }),
    goOn,
    pass: async () => {
      const noted = quietly(noteStep(step));
      if (step === 'hello') {
        setPassing(true);
        await noted;
      }
      return goOn();
    },
    /** Passed, and not gone on from yet. */
    passing,
  };
}
