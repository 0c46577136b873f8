import { type FormEvent, useState } from 'react';
import type { AddressRow as Row } from '../../../../contract/domains/moderation/address-calls.ts';
import {
  addressBanDays,
  addressLimits,
  addressWidths,
} from '../../../../contract/domains/moderation/address-limits.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

/** An address from which a member wrote, who else did, and what bans it. */
export function AddressRow({ uid, row }: { uid: number; row: Row }) {
  const t = useT();
  const day = useDay();
  const { act, banned, ban } = useBanAddress(uid, row);
  const last = day(secondsOf(row.lastAt));
  return (
    <li className="card flex flex-col gap-2">
      <b dir="ltr" className="wrap-anywhere">
        {row.address}
      </b>
      <span className="text-sm text-ink-2">
        {t('moderation.address.span', { first: day(secondsOf(`${row.firstAt}T12:00:00Z`)), last })}
      </span>
      <p className="text-sm">
        {t('operators.audit.field', { label: t('moderation.address.others') })}{' '}
        {row.others.map((other) => (
          <Link key={other.uid} to={profilePath(other.uid)} className="tap link me-2">
            <bdi>{other.username}</bdi>
          </Link>
        ))}
        <span className="text-ink-2">{t('moderation.address.elsewhere', { count: row.elsewhere })}</span>
      </p>
      {banned ? (
        <Note tone="warning" icon="ban">
          {t('moderation.address.banned', { network: banned.network, date: day(secondsOf(banned.expiresAt)) })}
        </Note>
      ) : (
        <form className="grid gap-3 sm:grid-cols-2" onSubmit={ban} noValidate>
          <Select label={t('moderation.address.widthLabel')} name="width" defaultValue="one">
            {addressWidths.map((width) => (
              <option key={width} value={width}>
                {t(`moderation.address.width.${width}`)}
              </option>
            ))}
          </Select>
          <Select label={t('moderation.ban.howLong')} name="days" defaultValue={7}>
            {addressBanDays.map((days) => (
              <option key={days} value={days}>
                {t('moderation.address.days', { days })}
              </option>
            ))}
          </Select>
          <TextInput label={t('moderation.address.why')} name="reason" maxLength={addressLimits.reasonMax} dir="auto" />
          {act.words && <Note tone="error">{act.words}</Note>}
          <Button type="submit" kind="danger" icon="ban" className="self-end" busy={act.busy && t('shell.working')}>
            {t('moderation.address.ban')}
          </Button>
        </form>
      )}
    </li>
  );
}

function useBanAddress(uid: number, row: Row) {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const [banned, setBanned] = useState(row.ban);
  const ban = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const said = (name: string) => String(fields.get(name));
    void act.run(async () => {
      const width = addressWidths.find((each) => each === said('width')) ?? 'one';
      const chosen = { width, days: said('days'), reason: said('reason') };
      setBanned((await call('moderation.ban-address', { uid, address: row.address, ...chosen })).data);
      await revalidate();
    });
  };
  return { act, banned, ban };
}
