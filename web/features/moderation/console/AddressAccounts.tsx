import { type FormEvent, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { addressLimits } from '../../../../contract/domains/moderation/address-limits.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['moderation.address-accounts']>;

/** Who wrote from an address, once a reason is given. */
export function AddressAccounts() {
  const t = useT();
  const act = useAct(['address']);
  const [found, setFound] = useState<Found | null>(null);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const input = { address: String(fields.get('address')), reason: String(fields.get('reason')) };
    void act.run(async () => setFound((await call('moderation.address-accounts', input)).data));
  };
  return (
    <>
      <form className="card scripted flex flex-col gap-3" onSubmit={look} noValidate>
        <h2 className="heading text-lg">{t('moderation.address.who')}</h2>
        <TextInput
          label={t('moderation.address.label')}
          name="address"
          maxLength={addressLimits.addressMax + '/64'.length}
          error={act.issues.address}
          {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
        />
        <TextInput label={t('moderation.address.why')} name="reason" maxLength={addressLimits.reasonMax} dir="auto" />
        {act.error && <Note tone="error">{act.error}</Note>}
        <Button type="submit" icon="search" className="self-start" busy={act.busy && t('shell.working')}>
          {t('moderation.address.look')}
        </Button>
      </form>
      {found && <Accounts found={found} />}
    </>
  );
}

function Accounts({ found: { address, list, elsewhere } }: { found: Found }) {
  const t = useT();
  const day = useDay();
  if (list.length === 0 && elsewhere === 0) return <EmptyState title={t('moderation.address.noAccounts')} />;
  return (
    <section className="card" aria-label={address}>
      <b dir="ltr" className="wrap-anywhere">
        {address}
      </b>
      <ul className="rows">
        {list.map(({ uid, username, firstAt, lastAt }) => (
          <li key={uid} className="flex-wrap">
            <Link to={profilePath(uid)} className="tap link">
              <bdi>{username}</bdi>
            </Link>
            <span className="num text-sm text-ink-3">#{uid}</span>
            <span className="text-sm text-ink-2">
              {t('moderation.address.span', {
                ...{ first: day(secondsOf(`${firstAt}T12:00:00Z`)), last: day(secondsOf(lastAt)) },
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('moderation.address.elsewhere', { count: elsewhere })}</p>
    </section>
  );
}
