import { Switch } from '../../../../design/choices.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  activity: 0 | 1;
}

/** Whether it is an activity of its board, for those who may say so. */
function Activity({ held, change }: ComposerPartProps<Held>) {
  const t = useT();
  const marks = useSession()?.moderatesHome === true;
  if (!marks && held.activity === 0) return null;
  return (
    <div className="border-t border-line py-1">
      <Switch
        icon="calendar"
        checked={held.activity === 1}
        hint={t('threads.activityHint')}
        onChange={({ target }) => change({ activity: target.checked ? 1 : 0 })}
      >
        {t('threads.activity')}
      </Switch>
    </div>
  );
}

export const activityComposer: ComposerTrait<Held> = {
  order: 2,
  begin: { activity: 0 },
  read: ({ activity }) => ({ activity }),
  sent: ({ activity }) => ({ activity }),
  Setting: Activity,
};
