import type { FormEvent } from 'react';
import { MemberField } from '../../../console/MemberField.tsx';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { type AuditPage, Trail } from './Trail.tsx';

/** The whole trail, by who did it, to whom, and what. */
export function AuditScreen(page: AuditPage) {
  const t = useT();
  const { by, whom, action, found } = page;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.audit')}</h1>
      <Filters key={`${by.typed}:${whom.typed}:${action}`} {...page} />
      <Trail found={found} />
      <MoreLink next={found.next} />
    </>
  );
}

function Filters({ by, whom, action, found }: AuditPage) {
  const t = useT();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()] as const);
    navigate(
      `?${new URLSearchParams(fields.filter(([, value]) => value !== '').map(([name, value]) => [name, value]))}`,
    );
  };
  return (
    <form className="card flex flex-wrap items-start gap-3" onSubmit={search}>
      <div className="min-w-[min(100%,12rem)] flex-1">
        <Select label={t('operators.audit.column.what')} name="action" defaultValue={action ?? ''}>
          <option value="">{t('operators.audit.everything')}</option>
          {found.actions.map((each) => (
            <option key={each.action} value={each.action}>
              {each.label}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-[min(100%,12rem)] flex-1">
        <MemberField label={t('operators.audit.by')} name="by" defaultValue={by.typed} unknown={by.unknown} />
      </div>
      <div className="min-w-[min(100%,12rem)] flex-1">
        <MemberField label={t('operators.member')} name="uid" defaultValue={whom.typed} unknown={whom.unknown} />
      </div>
      <div className="flex basis-full flex-wrap gap-2">
        <Button type="submit" icon="search">
          {t('operators.audit.filter')}
        </Button>
        <LinkButton kind="outline" to="/operator/audit">
          {t('operators.audit.clear')}
        </LinkButton>
      </div>
    </form>
  );
}
