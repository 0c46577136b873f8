import { useEffect, useState } from 'react';
import { isRefusal } from '../../../../api/wire.ts';
import { Button } from '../../../../design/Button.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { Entered } from '../../mutations.ts';
import {
  askForPasskey,
  canAutofill,
  giveUpPasskey,
  hasPasskeys,
  isGivenUp,
  logInByPasskey,
  offersPasskey,
} from '../../passkeys.ts';

interface PasskeyWayProps {
  onEntered: (entered: Entered) => Promise<void>;
  onFailed: (msg: string) => void;
}

/**
 * The way in by a passkey. Where this browser has used one here, it is offered in the name's field as well; others
 * load nothing for it until they press.
 */
export function PasskeyWay({ onEntered, onFailed }: PasskeyWayProps) {
  const t = useT();
  const [able, setAble] = useState(false);
  const [busy, setBusy] = useState(false);
  const enter = async (question: object, autofill: boolean): Promise<void> => {
    const entered = await logInByPasskey(question, autofill);
    setBusy(true);
    await onEntered(entered);
  };
  const fail = (failure: unknown) => {
    if (!isGivenUp(failure)) onFailed(isRefusal(failure) ? failure.msg : t('common.network.failed'));
    setBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the form opens
  useEffect(() => {
    setAble(hasPasskeys());
    if (!hasPasskeys() || !offersPasskey()) return;
    let gone = false;
    const offer = async () => {
      // Nobody has pressed anything: without a question to answer the form stands there as for everybody else.
      const question =
        (await canAutofill().catch(() => false)) && !gone ? await askForPasskey().catch(() => undefined) : undefined;
      if (question && !gone) await enter(question, true).catch(fail);
    };
    offer();
    return () => {
      gone = true;
      giveUpPasskey();
    };
  }, []);
  if (!able) return null;
  const press = async () => {
    setBusy(true);
    try {
      await enter(await askForPasskey(), false);
    } catch (failure) {
      fail(failure);
    }
  };
  return (
    <Button kind="outline" wide icon="key-round" busy={busy && t('sign-in.loggingIn')} onClick={press}>
      {t('sign-in.byPasskey')}
    </Button>
  );
}
