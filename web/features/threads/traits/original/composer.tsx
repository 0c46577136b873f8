import { Switch } from '../../../../design/choices.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  original: 0 | 1;
}

/** Whether it is the writer's own work. */
function Original({ held, change }: ComposerPartProps<Held>) {
  const t = useT();
  return (
    <div className="pb-2">
      <Switch
        icon="badge-check"
        checked={Boolean(held.original)}
        hint={t('threads.ownWorkHint')}
        onChange={({ target }) => change({ original: target.checked ? 1 : 0 })}
      >
        {t('threads.ownWork')}
      </Switch>
    </div>
  );
}

export const originalComposer: ComposerTrait<Held> = {
  order: 1,
  begin: { original: 0 },
  read: ({ original }) => ({ original }),
  sent: ({ original }) => ({ original: original ? 1 : 0 }),
  saved: 'fields',
  Setting: Original,
};
