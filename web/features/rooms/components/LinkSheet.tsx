import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useClosing } from '../use-closing.ts';
import { RoomActButton } from './RoomActButton.tsx';

/** The link by which anyone joins a group: made, copied, ended. */
export function LinkSheet({ group: { groupID, link } }: { group: RoomProfile }) {
  const t = useT();
  const { publicUrl } = useRootData();
  const closeTo = roomPath(groupID);
  const whole = publicUrl + link;
  const copy = async () => {
    if ((await copyLink(whole)) === 'copied') showToast({ text: t('rooms.linkCopied') });
    else showError(t('rooms.linkNotCopied'));
  };
  const on = link === '' ? 1 : 0;
  return (
    <Dialog open shape="sheet" title={t('rooms.link')} closeTo={closeTo} onClose={useClosing(closeTo)}>
      <p className="text-md text-ink-2">{t('rooms.linkText')}</p>
      {link !== '' && (
        <p className="quiet text-sm break-all select-all" dir="ltr">
          {whole}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {link !== '' && (
          <Button icon="copy" className="scripted" onClick={() => void copy()}>
            {t('rooms.linkCopy')}
          </Button>
        )}
        <RoomActButton
          call="rooms.invite"
          fields={{ groupID, on }}
          className={on === 1 ? 'btn btn-primary' : 'btn btn-outline'}
          says={t(on === 1 ? 'rooms.did.linkOn' : 'rooms.did.linkOff')}
        >
          {t(on === 1 ? 'rooms.linkMake' : 'rooms.linkEnd')}
        </RoomActButton>
      </div>
    </Dialog>
  );
}
