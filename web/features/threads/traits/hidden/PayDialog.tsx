import { useRef } from 'react';
import { call } from '../../../../api/client.ts';
import { useAct } from '../../../../api/use-act.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { CancelButton } from '../../../../design/CancelButton.tsx';
import { Dialog } from '../../../../design/Dialog.tsx';
import { FormButton } from '../../../../design/FormButton.tsx';
import { Note } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { randomString } from '../../../../lib/random.ts';
import { useLocation, useNavigate } from '../../../../router/hooks.ts';
import { wordsOfSaid } from '../../../../session/refused-form.ts';
import { useRootData } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { useShownThread, useThreadModel } from '../../thread-model.ts';
import { payAsked } from './pay-address.ts';
import { payAction, withoutPay } from './pay-form.ts';

/** Asks before XGold is paid for a hidden part; where the server refuses, it says so in place. */
export function PayDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { acts } = useThreadModel();
  const { tid, author, hidden_part } = useShownThread();
  const xgold = hidden_part?.xgold ?? 0;
  const page = pathname + withoutPay(search);
  const act = useAct();
  const key = useRef('');
  const refused = useRefusedBefore();
  const close = () => {
    act.clear();
    onClose();
    // An address that asks for the dialog asks no more.
    if (payAsked(search)) void navigate(page, { replace: true, preventScrollReset: true });
  };
  const pay = () =>
    act.run(async () => {
      key.current ||= randomString();
      try {
        const { msg } = await call('threads.pay-hidden', { tid, xgold }, { idempotencyKey: key.current });
        await acts.reload();
        close();
        showToast({ text: msg });
      } catch (failure) {
        if (isRefusal(failure) && failure.http === 200) key.current = '';
        // It costs something else by now, which is asked anew.
        if (isRefusal(failure) && failure.refusal === 'threads.hidden_price') await acts.reload();
        throw failure;
      }
    });
  const error = act.words ?? refused;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('threads.hiddenPart.payTitle')}
      shape="sheet"
      closeTo={page}
      foot={
        <>
          <CancelButton page={page} onClick={close} />
          <FormButton
            className="btn btn-value"
            action={payAction({ tid, xgold }, { pathname, search })}
            busy={act.busy && t('shell.sending')}
            onClick={() => void pay()}
          >
            {t('threads.hiddenPart.pay', { xgold })}
          </FormButton>
        </>
      }
    >
      <p className="text-ink-2">{t('threads.hiddenPart.payText', { name: author, xgold })}</p>
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}

/** What a try without script met. */
function useRefusedBefore(): string | undefined {
  const { said } = useRootData();
  const sent = said?.call === 'threads.pay-hidden' ? said : undefined;
  return wordsOfSaid(sent);
}
