import { useState } from 'react';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note, Tag } from '../../../design/parts.tsx';
import { randomString } from '../../../lib/random.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Form } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Ticket } from '../queries.ts';
import { codeTones } from '../tones.ts';
import { GoodsPicture } from './GoodsPicture.tsx';

interface RedeemScreenProps {
  code: string;
  ticket: Ticket | null;
  /** Why there is none. */
  refused: string;
}

/** For the staff of shops: a code is looked at first, and then redeemed by a second press. */
export function RedeemScreen({ code, ticket, refused }: RedeemScreenProps) {
  const t = useT();
  return (
    <>
      <Card title={t('store.redeemTitle')} className="titled-above">
        <Form action="/xstore/redeem" className="flex flex-col gap-3">
          <TextInput
            label={t('store.codeField')}
            hint={t('store.codeHint')}
            name="code"
            defaultValue={code}
            maxLength={storeLimits.code}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            error={refused || undefined}
          />
          <Button type="submit" kind={ticket ? 'outline' : 'primary'} icon="search" className="self-start">
            {t('store.checkCode')}
          </Button>
        </Form>
      </Card>
      {ticket && <Found code={code} ticket={ticket} />}
    </>
  );
}

function Found({ code, ticket }: { code: string; ticket: Ticket }) {
  const t = useT();
  const act = useAct();
  const [key] = useState(randomString);
  const [done, setDone] = useState(false);
  const { said } = useRootData();
  const { revalidate } = useRevalidator();
  const redeem = () =>
    act.run(async () => {
      await call('store.redeem', { code }, { idempotencyKey: key });
      setDone(true);
      await revalidate();
    });
  // A code that was used before isn't said to be redeemed now.
  const redeemedNow = done || (said?.call === 'store.redeem' && !said.refused);
  const error = act.words ?? (said?.call === 'store.redeem' ? said.refused?.msg : undefined);
  return (
    <Card title={ticket.code} aside={<Tag tone={codeTones[ticket.state]}>{ticket.label}</Tag>}>
      <div className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <GoodsPicture goods={{ ...ticket, goods_type: 0 }} size="row" />
          <b className="min-w-0 flex-1 wrap-anywhere" dir="auto">
            {ticket.goods_name}
          </b>
        </div>
        {error && <Note tone="error">{error}</Note>}
        {ticket.state === 'available' ? (
          <FormButton
            className="btn btn-value btn-wide"
            action={formAction('store.redeem', { code })}
            disabled={act.busy}
            aria-busy={act.busy || undefined}
            onClick={() => void redeem()}
          >
            {t('store.redeem')}
          </FormButton>
        ) : (
          <Ended state={ticket.state} redeemedNow={redeemedNow} />
        )}
      </div>
    </Card>
  );
}

function Ended({ state, redeemedNow }: { state: Ticket['state']; redeemedNow: boolean }) {
  const t = useT();
  if (state !== 'used') return <Note tone="error">{t('store.codeOver')}</Note>;
  return redeemedNow ? (
    <Note tone="success">{t('store.redeemed')}</Note>
  ) : (
    <Note tone="error">{t('store.codeUsedBefore')}</Note>
  );
}
