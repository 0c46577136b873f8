import { formAction } from '../../../../contract/primitives/page-form.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { useT } from '../../../texts/texts.tsx';
import { chooseInterests } from '../mutations.ts';
import type { Interests } from '../queries.ts';
import { useInterests } from '../use-interests.ts';
import { partOf, useStep } from '../use-step.ts';
import { InterestTiles } from './InterestTiles.tsx';
import { StepFrame } from './StepFrame.tsx';

/** The first step: what a member talks about. */
export function InterestsStep({ interests }: { interests: Interests }) {
  const t = useT();
  const { chosen, toggle } = useInterests(interests);
  const { next, goOn } = useStep('interests');
  const { busy, run } = usePress();
  const send = () =>
    run(async () => {
      await chooseInterests([...chosen]);
      await goOn();
    });
  return (
    <StepFrame
      step="interests"
      title={t('welcome.interestsTitle')}
      text={t('welcome.interestsText')}
      foot={
        <>
          <span className="flex-1 text-sm text-ink-2" aria-live="polite">
            {t('welcome.chosen', { count: chosen.size })}
          </span>
          <FormButton
            action={formAction('welcome.choose-interests', { _of: partOf('interests'), _to: next })}
            className="btn btn-primary"
            busy={busy && t('shell.saving')}
            onClick={send}
          >
            {t('welcome.next')}
          </FormButton>
        </>
      }
    >
      <InterestTiles list={interests.list} chosen={chosen} onToggle={toggle} />
    </StepFrame>
  );
}
