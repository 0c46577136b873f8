import type { ActivationStatus } from '../../../../contract/domains/invitations/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Phones } from '../queries.ts';

const tones: Record<ActivationStatus, TagTone> = {
  waiting: 'plain',
  paid: 'success',
  held: 'value',
  refused: 'danger',
};

/** The phones that the member activated. */
export function PhoneList({ phones }: { phones: Phones }) {
  const t = useT();
  return (
    <ul className="rows">
      {phones.list.map((phone) => (
        <li key={phone.imei}>
          <Icon name="smartphone" className="text-ink-3" />
          <span className="min-w-0 flex-1">
            <b className="block text-md" dir="auto">
              {phone.model}
            </b>
            <span className="num block text-xs text-ink-3" dir="ltr">
              {phone.imei}
            </span>
            <span className="dots block text-xs text-ink-3">
              <Time at={phone.dateline} />
              {phone.inviter_uid > 0 && <span>{t('invitations.inviterIs', { uid: String(phone.inviter_uid) })}</span>}
            </span>
          </span>
          <span className="flex flex-none flex-col items-end gap-1">
            <Tag tone={tones[phone.status]}>{t(`invitations.phone.${phone.status}`)}</Tag>
            {phone.reward > 0 && (
              <b className="num text-sm text-success">{t('invitations.gained', { count: phone.reward })}</b>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
