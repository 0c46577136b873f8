import { Card, Tag } from '../../../design/parts.tsx';
import { QrCode } from '../../../design/QrCode.tsx';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Code } from '../queries.ts';
import { codeTones } from '../tones.ts';

/** A redemption code with its state; while it serves it is drawn, to be shown in the shop (R-SHP-006). */
export function CodeCard({ code: { code, state, label, expires, used, qr } }: { code: Code }) {
  const t = useT();
  return (
    <Card title={t('store.yourCode')} aside={<Tag tone={codeTones[state]}>{label}</Tag>}>
      <div className="flex flex-col items-center gap-3 text-center">
        {qr && <QrCode qr={qr} label={t('store.qrOf', { code })} />}
        <b
          className={`num text-xl tracking-wide break-all select-all ${qr ? '' : 'text-ink-3 line-through'}`}
          dir="ltr"
        >
          {code}
        </b>
        <p className="text-sm text-ink-2">
          {state === 'available' && t('store.showCode')}
          {state === 'used' && (
            <>
              {t('store.usedOn')} <Day at={used} />
            </>
          )}
          {state === 'expired' && t('store.codeOver')}
        </p>
        {state === 'available' && expires > 0 && (
          <p className="text-xs text-ink-3">
            {t('store.validUntil')} <Day at={expires} />
          </p>
        )}
      </div>
    </Card>
  );
}
