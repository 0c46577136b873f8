import { EmptyState } from '../../../design/EmptyState.tsx';
import { Card } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Phones } from '../queries.ts';
import { ImeiForm } from './ImeiForm.tsx';
import { PhoneList } from './PhoneList.tsx';

/** Activating a phone by its IMEI, and the phones that were. */
export function ImeiScreen({ phones }: { phones: Phones }) {
  const t = useT();
  return (
    <>
      <Card title={t('invitations.imeiTitle')}>
        {phones.models.length === 0 ? (
          <EmptyState title={t('invitations.noModels')} text={t('invitations.noModelsText')} />
        ) : (
          <>
            <p className="pb-3 text-sm text-ink-2">
              {t('invitations.imeiLead', { xgold: phones.reward, hours: phones.hours })}
            </p>
            <ImeiForm phones={phones} />
          </>
        )}
      </Card>
      {phones.list.length > 0 && (
        <Card title={t('invitations.phones')}>
          <PhoneList phones={phones} />
        </Card>
      )}
    </>
  );
}
