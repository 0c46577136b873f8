import { useId, useState } from 'react';
import type { ChatSettings } from '../../../../contract/domains/messages/chat-shapes.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Card } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { settingAction } from '../form-actions.ts';
import { saveChatSettings } from '../mutations.ts';

const settingNames = ['reads', 'enterBreaks', 'mentions'] as const;

/** What a member sets for all of their chats; each switch is saved as it is pressed, without script too. */
export function ChatSettingsScreen({ first }: { first: ChatSettings }) {
  const t = useT();
  const [settings, setSettings] = useState(first);
  const turn = async (name: keyof ChatSettings, value: 0 | 1) => {
    setSettings((now) => ({ ...now, [name]: value }));
    try {
      await saveChatSettings({ [name]: value });
      showToast({ text: t('messages.said.saved') });
    } catch (failure) {
      setSettings((now) => ({ ...now, [name]: value === 1 ? 0 : 1 }));
      showFailure(failure);
    }
  };
  const title = t('messages.settings.title');
  return (
    <>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <Card>
        {settingNames.map((name) => (
          <SettingSwitch
            key={name}
            name={name}
            isOn={settings[name] === 1}
            onTurn={(value) => void turn(name, value)}
          />
        ))}
      </Card>
    </>
  );
}

interface SettingSwitchProps {
  name: keyof ChatSettings;
  isOn: boolean;
  onTurn: (value: 0 | 1) => void;
}

function SettingSwitch({ name, isOn, onTurn }: SettingSwitchProps) {
  const t = useT();
  const id = useId();
  return (
    <FormButton
      action={settingAction(name, !isOn)}
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}hint`}
      className="tap min-h-13 w-full justify-between text-start text-md"
      onClick={() => onTurn(isOn ? 0 : 1)}
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}name`} className="block">
          {t(`messages.settings.${name}`)}
        </span>
        <span id={`${id}hint`} className="hint block">
          {t(`messages.settings.${name}Text`)}
        </span>
      </span>
      <span className="switch" aria-hidden="true" />
    </FormButton>
  );
}
