import { formAction } from '../../../../contract/primitives/page-form.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Card } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { chooseInterests } from '../mutations.ts';
import type { Interests } from '../queries.ts';
import { useInterests } from '../use-interests.ts';
import { partOf } from '../use-step.ts';
import { InterestTiles } from './InterestTiles.tsx';

/** What a member talks about, to be changed at any time. */
export function InterestsSettings({ interests }: { interests: Interests }) {
  const t = useT();
  const { chosen, toggle } = useInterests(interests);
  const { busy, run } = usePress();
  const save = () =>
    run(async () => {
      await chooseInterests([...chosen]);
      showToast({ text: t('welcome.saved') });
    });
  return (
    <Card title={t('welcome.interestsTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('welcome.settingsText')}</p>
        <InterestTiles list={interests.list} chosen={chosen} onToggle={toggle} />
        <FormButton
          action={formAction('welcome.choose-interests', { _of: partOf('interests') })}
          className="btn btn-primary self-start"
          busy={busy && t('shell.saving')}
          onClick={save}
        >
          {t('shell.save')}
        </FormButton>
      </div>
    </Card>
  );
}
