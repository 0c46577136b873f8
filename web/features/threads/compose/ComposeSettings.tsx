import type { ReactNode } from 'react';
import { Switch } from '../../../design/choices.tsx';
import { Card } from '../../../design/parts.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { StoryChoice } from '../traits/story/StoryChoice.tsx';
import type { ComposeSettings as Settings } from './compose-state.ts';

interface ComposeSettingsProps {
  uid: number;
  /** The thread that is being changed. */
  tid: number | undefined;
  settings: Omit<Settings, 'group'>;
  onChange: (settings: Partial<Settings>) => void;
  /** Who reads it and its replies. */
  children?: ReactNode;
}

/** What else a thread says of itself: whether it is the writer's own work, and what it goes on with. */
export function ComposeSettings({ uid, tid, settings, onChange, children }: ComposeSettingsProps) {
  const t = useT();
  const marks = useSession()?.marksActivities === true;
  return (
    <Card label={t('threads.settings')}>
      <div className="pb-2">
        <Switch
          icon="badge-check"
          checked={settings.original}
          hint={t('threads.ownWorkHint')}
          onChange={(event) => onChange({ original: event.target.checked })}
        >
          {t('threads.ownWork')}
        </Switch>
      </div>
      {(marks || settings.activity) && (
        <div className="border-t border-line py-1">
          <Switch
            icon="calendar"
            checked={settings.activity}
            hint={t('threads.activityHint')}
            onChange={(event) => onChange({ activity: event.target.checked })}
          >
            {t('threads.activity')}
          </Switch>
        </div>
      )}
      <div className="border-t border-line pt-1">
        <StoryChoice uid={uid} tid={tid} chosen={settings.story} onChoose={(story) => onChange({ story })} />
      </div>
      {children}
    </Card>
  );
}
