import { useState } from 'react';
import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';

import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { goTo } from '../../../lib/go-to.ts';
import { clearToken, forgetTab, notifyTabs } from '../../../session/token.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Proof } from '../../sign-in/index.ts';
import { OwnerProof } from '../../sign-in/index.ts';
import { deleteAccount } from '../own-data.ts';

/** Deletes the account: explained plainly, confirmed twice, undone by logging in. */
export function DeleteSection() {
  const t = useT();
  const day = useDay();
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState<number>();
  const send = async (proof: Proof) => {
    const at = await deleteAccount(proof);
    clearToken();
    forgetTab();
    notifyTabs();
    setDue(at);
  };
  const leave = () => goTo('/');
  return (
    <Card title={t('safety.delete')}>
      <p className="text-sm text-ink-2">{t('safety.deleteText', { days: privacyLimits.graceDays })}</p>
      <Button kind="danger" icon="trash-2" className="mt-3" onClick={() => setOpen(true)}>
        {t('safety.delete')}
      </Button>
      <Dialog
        open={open}
        onClose={() => (due === undefined ? setOpen(false) : leave())}
        title={t(due === undefined ? 'safety.delete' : 'safety.deleteAsked')}
        foot={due !== undefined && <Button onClick={leave}>{t('safety.deleteLeave')}</Button>}
      >
        {due === undefined ? (
          <OwnerProof
            onProof={send}
            onCancel={() => setOpen(false)}
            action={t('safety.deleteNow')}
            busyText={t('safety.deleting')}
            danger
          >
            <ul className="flex list-disc flex-col gap-1 ps-5 text-md text-ink-2">
              <li>{t('safety.deleteGone')}</li>
              <li>{t('safety.deleteStays')}</li>
              <li>{t('safety.deleteName')}</li>
            </ul>
          </OwnerProof>
        ) : (
          <Note tone="info">{t('safety.deleteDue', { date: day(due) })}</Note>
        )}
      </Dialog>
    </Card>
  );
}
