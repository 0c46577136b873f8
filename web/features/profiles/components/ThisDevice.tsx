import { Button } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { openDialog } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { logOutAction, useLeaving } from '../../../session/use-leaving.ts';
import { useT } from '../../../texts/texts.tsx';
import { LowDataSwitch } from './Appearance.tsx';

/** What is set on this device: country and language of its pages, and the log-in. */
export function ThisDevice() {
  const t = useT();
  const viewer = useSession();
  const { leaving, leave } = useLeaving();
  return (
    <Card title={t('profiles.account.thisDevice')}>
      {viewer && (
        <p className="mb-2 text-sm text-ink-2">{t('profiles.account.loggedInAs', { name: viewer.username })}</p>
      )}
      <LowDataSwitch />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="outline" icon="flag" onClick={() => openDialog('country')}>
          {t('shell.country')}
        </Button>
        <Button kind="outline" icon="languages" onClick={() => openDialog('language')}>
          {t('shell.language')}
        </Button>
        <FormButton
          className="btn btn-outline"
          action={logOutAction}
          onClick={leave}
          busy={leaving && t('profiles.account.loggingOut')}
        >
          <Icon name="log-out" />
          {t('shell.logOut')}
        </FormButton>
      </div>
    </Card>
  );
}
