import { type FormEvent, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { AddressBanRow } from '../../../../contract/domains/moderation/address-calls.ts';
import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { MemberField } from '../../../console/MemberField.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { AddressAccounts } from './AddressAccounts.tsx';
import { AddressRow } from './AddressRow.tsx';

type Found = DataOf<Calls['moderation.addresses']>;

interface AddressesScreenProps {
  /** The member that the address names; empty for none. */
  uid: string;
  bans: { list: AddressBanRow[]; next: string };
}

/** From where a member writes, once a reason is given, and the addresses that are banned. */
export function AddressesScreen({ uid, bans }: AddressesScreenProps) {
  const t = useT();
  const { act, found, unknown, look } = useLookUp();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('moderation.address.title')}</h1>
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      <form className="card scripted flex flex-col gap-3" onSubmit={look} noValidate>
        <p className="text-sm text-ink-2">{t('moderation.address.text')}</p>
        <MemberField
          label={t('operators.member')}
          name="uid"
          defaultValue={uid}
          error={act.issues.uid}
          unknown={unknown}
        />
        <TextInput label={t('moderation.address.why')} name="reason" maxLength={addressLimits.reasonMax} dir="auto" />
        {act.error && !act.issues.uid && <Note tone="error">{act.error}</Note>}
        <Button type="submit" icon="search" className="self-start" busy={act.busy && t('shell.working')}>
          {t('moderation.address.look')}
        </Button>
      </form>
      {found && <Addresses found={found} />}
      <AddressAccounts />
      <h2 className="heading px-4 text-lg sm:px-0">{t('moderation.address.bans')}</h2>
      {bans.list.length === 0 ? (
        <EmptyState title={t('moderation.address.noBans')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {bans.list.map((ban) => (
            <Ban key={ban.id} ban={ban} />
          ))}
        </ul>
      )}
      <MoreLink next={bans.next === '' ? null : bans.next} />
    </>
  );
}

function useLookUp() {
  const act = useAct();
  const [found, setFound] = useState<Found | null>(null);
  const [unknown, setUnknown] = useState(false);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void act.run(async () => {
      const { meant } = (await call('operators.find-members', { q: String(fields.get('uid')) })).data;
      setUnknown(meant === 0);
      if (meant === 0) return setFound(null);
      setFound((await call('moderation.addresses', { uid: meant, reason: String(fields.get('reason')) })).data);
    });
  };
  return { act, found, unknown, look };
}

function Addresses({ found: { member, list } }: { found: Found }) {
  const t = useT();
  if (list.length === 0) return <EmptyState title={t('moderation.address.none')} />;
  return (
    <ul className="flex flex-col gap-3" aria-label={member.username}>
      {list.map((row) => (
        <AddressRow key={row.address} uid={member.uid} row={row} />
      ))}
    </ul>
  );
}

/** An address that is banned, until when and by whom; it can be lifted. */
function Ban({ ban: { id, network, reason, by, expiresAt } }: { ban: AddressBanRow }) {
  const t = useT();
  const day = useDay();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const [why, setWhy] = useState('');
  const part = `b${id}`;
  const lift = () =>
    void act.run(async () => {
      await call('moderation.lift-address', { id, reason: why });
      showToast({ text: t('moderation.address.lifted') });
      await revalidate();
    });
  return (
    <li className="card flex flex-col gap-2">
      <b dir="ltr">{network}</b>
      <span className="text-sm text-ink-2">
        {t('moderation.address.by', { name: by.username, date: day(secondsOf(expiresAt)) })}
      </span>
      <span className="text-sm wrap-anywhere" dir={directionOf(reason)}>
        {reason}
      </span>
      <TextInput
        label={t('moderation.address.why')}
        form={pageForm}
        name={`reason@${part}`}
        value={why}
        maxLength={addressLimits.reasonMax}
        onChange={(event) => setWhy(event.target.value)}
        dir="auto"
      />
      {act.words && <Note tone="error">{act.words}</Note>}
      <FormButton
        className="btn btn-outline self-start"
        action={formAction('moderation.lift-address', { id, _of: part })}
        disabled={act.busy}
        onClick={lift}
      >
        {t('moderation.address.lift')}
      </FormButton>
    </li>
  );
}
