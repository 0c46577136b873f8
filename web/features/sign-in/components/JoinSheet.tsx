import { Dialog } from '../../../design/Dialog.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useIntent } from '../../../session/dialogs.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { promiseOf, useIntentTitle } from '../intent-title.ts';

interface JoinSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Asks a guest in for what they were about to do, which goes on once they are. */
export function JoinSheet({ open, onClose }: JoinSheetProps) {
  const t = useT();
  const { joinable, language } = useLocale();
  return (
    <Dialog open={open} onClose={onClose} shape="sheet" width={390} title={useIntentTitle() ?? t('shell.logIn')}>
      <div className="flex flex-col gap-3">
        <p className="text-md text-ink-2">{t(promiseOf(useIntent()), { place: joinable[language] })}</p>
        <DialogLink flag="showregister" className="btn btn-primary btn-wide">
          {t('sign-in.intent.join')}
        </DialogLink>
        <DialogLink flag="showlogin" className="btn btn-outline btn-wide">
          {t('shell.logIn')}
        </DialogLink>
      </div>
    </Dialog>
  );
}
