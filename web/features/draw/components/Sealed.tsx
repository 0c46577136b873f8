import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { IconButton } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toasts.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { fours } from '../written.ts';

/** The numbers of a draw as far as they are shown: the seal from the start, the others as they come. */
export function Sealed({ draw }: { draw: DrawView }) {
  const t = useT();
  const moment = useMoment();
  const sealedAt = draw.steps.find(({ step }) => step === 'sealed')?.at ?? 0;
  if (draw.commitment === '') return null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('draw.page.sealed')}</h2>
      </div>
      <p className="text-sm text-ink-2">{t('draw.page.sealedText')}</p>
      <Figures label={t('draw.page.sealedOn', { at: moment(sealedAt) })} hex={draw.commitment} />
      <Figures label={t('draw.page.root')} hex={draw.root} />
      <Figures label={t('draw.page.beacon')} hex={draw.beacon.randomness} />
      <Figures label={t('draw.page.seed')} hex={draw.seed} />
    </section>
  );
}

/** A number in groups of four, to compare or copy; nothing while there is none. */
function Figures({ label, hex }: { label: string; hex: string }) {
  const t = useT();
  if (hex === '') return null;
  const copy = async () => {
    const copied = (await copyLink(hex)) === 'copied';
    if (copied) showToast({ text: t('draw.page.copied') });
    else showToast({ text: t('draw.page.copyFailed'), kind: 'error' });
  };
  return (
    <div className="draw-figures">
      <div className="min-w-0 flex-1">
        <span className="block text-xs text-ink-3">{label}</span>
        <code className="draw-hex" dir="ltr">
          {fours(hex)}
        </code>
      </div>
      <span className="scripted">
        <IconButton icon="copy" label={t('draw.page.copy')} onClick={() => void copy()} />
      </span>
    </div>
  );
}
