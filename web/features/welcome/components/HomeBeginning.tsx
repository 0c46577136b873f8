import { type ReactNode, useEffect, useState } from 'react';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { quietly } from '../../../api/quietly.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { boardNames } from '../../../lib/board-names.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { noteStep, type Step } from '../mutations.ts';
import type { Beginning } from '../queries.ts';

/** Above a home's list: what it begins with, said once, or the step after joining that is left. */
export function HomeBeginning({ beginning: { boards, says, next } }: { beginning: Beginning }) {
  if (says === 1 && boards.length > 0) return <ChosenLine boards={boardNames(boards)} />;
  if (next !== '') return <StepLine next={next} />;
  return null;
}

function ChosenLine({ boards }: { boards: string }) {
  const t = useT();
  const sentence = t('feeds.chosenFirst', { boards });
  const at = sentence.indexOf(boards);
  // Said once: pages that come later leave it out.
  useEffect(() => {
    void quietly(noteStep('said'));
  }, []);
  return (
    <Line
      step="said"
      way={
        <Link to="/ucenter/setting/interests" className="btn btn-text px-2! font-normal!">
          {t('feeds.chosenChange')}
        </Link>
      }
    >
      {sentence.slice(0, at)}
      <b dir="auto">{boards}</b>
      {sentence.slice(at + boards.length)}
    </Line>
  );
}

const pages = {
  interests: '/welcome',
  people: '/welcome/people',
  hello: '/welcome/hello',
  waiting: '/ucenter/waiting',
} as const;

function StepLine({ next }: { next: keyof typeof pages }) {
  const t = useT();
  return (
    <Line
      // Closed, that a post waits gives way to what is left of the steps.
      step={next === 'waiting' ? 'hello' : 'all'}
      way={
        <Link to={pages[next]} className="btn btn-text px-2! font-normal!">
          {t(`feeds.step.${next}.way`)}
        </Link>
      }
    >
      {t(`feeds.step.${next}`)}
    </Line>
  );
}

/** A line that goes for good when it is closed. */
function Line({ step, way, children }: { step: Step; way: ReactNode; children: ReactNode }) {
  const t = useT();
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const close = () => {
    setOpen(false);
    void quietly(noteStep(step));
  };
  return (
    <div className="card flex items-center gap-3 py-1.5!">
      <Icon name="sprout" className="flex-none text-success-text" />
      <p className="min-w-0 flex-1 text-sm text-ink-2">{children}</p>
      {way}
      <FormButton
        action={formAction('welcome.note-step', { step })}
        className="icon-btn -me-2"
        aria-label={t('shell.close')}
        onClick={close}
      >
        <Icon name="x" />
      </FormButton>
    </div>
  );
}
