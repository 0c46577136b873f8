import { useEffect, useRef, useState } from 'react';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { useAct } from '../../../api/use-act.ts';
import { isRefusal } from '../../../api/wire.ts';
import { CancelButton } from '../../../design/CancelButton.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useLoaderData, useLocation, useNavigate } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { wordsOfSaid } from '../../../session/refused-form.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { rewardPost } from '../dialog-mutations.ts';
import { withReward } from '../member-state.ts';
import type { ThreadPage } from '../queries.ts';
import { rewardAsked } from '../reward-address.ts';
import { amountField, firstAmount, rewardAction, withoutReward } from '../reward-form.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';

interface Rewarding {
  pid: number;
  author: string;
}

interface RewardDialogProps {
  rewarding: Rewarding | null;
  onClose: () => void;
}

/** Asks how much before anything is given; where the server refuses, it says so in place. */
export function RewardDialog({ rewarding, onClose }: RewardDialogProps) {
  const t = useT();
  const scripted = useScripted();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = pathname + withoutReward(search);
  const reward = useReward(rewarding);
  const { busy, error, chosen } = reward;
  const close = () => {
    reward.clear();
    onClose();
    // An address that asks for the dialog asks no more.
    if (rewardAsked(search)) void navigate(page, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog
      open={rewarding !== null}
      onClose={close}
      title={t('threads.rewardTitle', { name: rewarding?.author ?? '' })}
      shape="sheet"
      closeTo={page}
      foot={
        rewarding && (
          <>
            <CancelButton page={page} onClick={close} />
            <FormButton
              className="btn btn-value"
              action={rewardAction(rewarding.pid, { pathname, search })}
              busy={busy && t('shell.sending')}
              onClick={() => void reward.give(close)}
            >
              {scripted ? t('threads.rewardGive', { xgold: chosen }) : <GiveChosen />}
            </FormButton>
          </>
        )
      }
    >
      <Amounts chosen={chosen} onChoose={reward.choose} />
      <Balance />
      <p className="text-sm text-ink-2">{t('threads.rewardText', { name: rewarding?.author ?? '' })}</p>
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}

/** One try at a time. What was refused is asked anew; where no answer came, the same try is sent again. */
function useReward(rewarding: Rewarding | null) {
  const t = useT();
  const act = useAct();
  const { acts } = useThreadModel();
  const { reward_amounts } = useShownThread();
  const { said } = useRootData();
  const sent = said?.call === 'threads.reward-post' ? said : undefined;
  const typed = Number(sent?.fields[amountField]);
  const [chosen, setChosen] = useState(reward_amounts.includes(typed) ? typed : firstAmount(reward_amounts));
  const [tried, setTried] = useState(false);
  const key = useRef('');
  const choose = (amount: number) => {
    key.current = '';
    setChosen(amount);
    setTried(true);
    act.clear();
  };
  // What went wrong before is said no more once it is tried again (R-PST-007).
  const give = (close: () => void) => {
    setTried(true);
    return act.run(async () => {
      if (!rewarding) return;
      key.current ||= randomString();
      try {
        const { data, msg } = await rewardPost(rewarding.pid, chosen, key.current);
        close();
        acts.change((now) => withReward(now, rewarding.pid, data));
        showToast({ text: msg || t('threads.rewardFixed') });
      } catch (failure) {
        if (isRefusal(failure) && failure.http === 200) key.current = '';
        throw failure;
      }
    });
  };
  const refused = act.refusal ?? (tried ? undefined : sent?.refused?.name);
  const words = act.words ?? (tried ? undefined : wordsOfSaid(sent));
  const error = refused === undefined ? undefined : words || t('threads.rewardShort');
  return { ...{ busy: act.busy, error, chosen, choose, give }, clear: act.clear };
}

/** Before there is script, the button says what is chosen by its look alone. */
function GiveChosen() {
  const t = useT();
  const { reward_amounts } = useShownThread();
  return (
    <>
      <span className="reward-any">{t('threads.rewardGiveAny')}</span>
      {reward_amounts.map((xgold) => (
        <span key={xgold} className="reward-of">
          {t('threads.rewardGive', { xgold })}
        </span>
      ))}
    </>
  );
}

interface AmountsProps {
  chosen: number;
  onChoose: (amount: number) => void;
}

function Amounts({ chosen, onChoose }: AmountsProps) {
  const t = useT();
  const { language } = useLocale();
  const scripted = useScripted();
  const { reward_amounts } = useShownThread();
  return (
    <fieldset className="min-w-0">
      <legend className="form-label pb-1.5">{t('threads.rewardHow')}</legend>
      <div className="segments reward-amounts">
        {reward_amounts.map((amount) => (
          <label key={amount}>
            <input
              type="radio"
              className="sr-only"
              form={scripted ? undefined : pageForm}
              name={amountField}
              value={amount}
              checked={amount === chosen}
              onChange={() => onChoose(amount)}
            />
            {amount.toLocaleString(language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the reader has: asked for as the dialog opens, where the page didn't bring it. */
function Balance() {
  const t = useT();
  const { language } = useLocale();
  const { purse } = useLoaderData<() => Promise<ThreadPage>>();
  const [xgold, setXgold] = useState(purse);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const { data } = await call('economy.wallet', {});
      if (wanted) setXgold(data.xgold);
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <p className={`${purse === undefined ? 'scripted ' : ''}flex min-h-6 items-center gap-1.5 text-sm text-ink-2`}>
      {xgold !== undefined && (
        <>
          <Coin of="xgold" size="s" />
          <span>{t('threads.rewardHave', { xgold: xgold.toLocaleString(language) })}</span>
        </>
      )}
    </p>
  );
}
