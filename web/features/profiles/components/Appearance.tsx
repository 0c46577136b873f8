import { Switch } from '../../../design/choices.tsx';
import { Card } from '../../../design/parts.tsx';
import { ThemePictures } from '../../../design/ThemePictures.tsx';
import { chooseLowData, useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** How pages look on this device, and how much data they take. */
export function Appearance() {
  const t = useT();
  return (
    <>
      <Card title={t('shell.theme')}>
        <ThemePictures />
      </Card>
      <Card title={t('profiles.settings.dataCard')}>
        <Switch
          checked={useLowData()}
          onChange={(event) => chooseLowData(event.target.checked)}
          hint={t('profiles.account.saveDataHint')}
        >
          {t('profiles.account.saveData')}
        </Switch>
      </Card>
    </>
  );
}
