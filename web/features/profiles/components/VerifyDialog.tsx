import { type Proof, proofs } from '../../../../contract/domains/profiles/limits.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Tag } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

const icons: Record<Proof, IconName> = { picture: 'camera', birthday: 'calendar', gender: 'user', email: 'mail' };

interface VerifyDialogProps {
  open: boolean;
  onClose: () => void;
  lacking: readonly Proof[];
}

/** Picture, birthday, gender and e-mail, each done or missing; Verify goes to where they are filled in (R-PRO-006, R-PRO-007). */
export function VerifyDialog({ open, onClose, lacking }: VerifyDialogProps) {
  const t = useT();
  const foot = (
    <>
      <Button kind="outline" onClick={onClose}>
        {t('shell.cancel')}
      </Button>
      <LinkButton to="/ucenter/setting/basicinfo" onClick={onClose}>
        {t('profiles.verify')}
      </LinkButton>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={500}
      title={t('profiles.verifyTitle')}
      lead={t('profiles.verifyText')}
      foot={foot}
    >
      <ul>
        {proofs.map((proof) => {
          const missing = lacking.includes(proof);
          return (
            <li key={proof} className="flex min-h-13 items-center gap-3 border-b border-line last:border-0">
              <Icon name={icons[proof]} className="text-ink-2" />
              <span className="min-w-0 flex-1">{t(`profiles.proof.${proof}`)}</span>
              {missing ? (
                <Tag tone="danger" icon="circle-alert">
                  {t('profiles.missing')}
                </Tag>
              ) : (
                <Tag tone="success" icon="check">
                  {t('profiles.done')}
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
