import { useEffect, useState } from 'react';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { usePress } from '../../../api/use-press.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { randomString } from '../../../lib/random.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { checkIn } from '../../economy/index.ts';

/** On the plate of one's own thread: the reader's own card, with the daily check-in (R-THR-004, R-SGN-001). */
export function PlateCard() {
  const isCreator = useSession()?.isCreator;
  return (
    <>
      {isCreator && <CreatorLink />}
      <SignButton />
    </>
  );
}

/** To a creator's figures; nobody else has them (R-CRT-003). */
function CreatorLink() {
  return (
    <LinkButton kind="outline" icon="trending-up" to="/ucenter/account/creator">
      {useT()('creator.in-shell.centre')}
    </LinkButton>
  );
}

function SignButton() {
  const t = useT();
  const { busy, run } = usePress();
  const [key] = useState(randomString);
  const [signed, setSigned] = useSigned();
  if (signed) {
    return (
      <button type="button" className="btn" disabled>
        <Icon name="check" />
        {t('threads.plate.signed')}
      </button>
    );
  }
  const sign = () => void run(async () => setSigned((await checkIn(key)).is_sign !== 0));
  return (
    <FormButton
      action={formAction('economy.check-in')}
      className="btn btn-value"
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={sign}
    >
      {t('threads.plate.sign')}
    </FormButton>
  );
}

/** Whether the reader has checked in today: asked for once the page has nothing else to do, since it stands in no page. */
function useSigned() {
  const [signed, setSigned] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const { data } = await call('economy.check-ins', {}, { unasked: true });
      if (wanted && data.is_sign !== 0) setSigned(true);
    };
    const cancel = whenIdle(() => void quietly(ask()));
    return () => {
      wanted = false;
      cancel();
    };
  }, []);
  return [signed, setSigned] as const;
}
