import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { useT } from '../../../texts/texts.tsx';
import { useWhen } from '../use-when.ts';
import { Figures } from './Figures.tsx';

/** The numbers of a draw as far as they are shown: the seal from the start, the others as they come. */
export function Sealed({ draw }: { draw: DrawView }) {
  const t = useT();
  const when = useWhen();
  const sealedAt = draw.steps.find(({ step }) => step === 'sealed')?.at ?? 0;
  if (draw.commitment === '') return null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('draw.page.sealed')}</h2>
      </div>
      <p className="text-sm text-ink-2">{t('draw.page.sealedText')}</p>
      <Figures label={t('draw.page.sealedOn', { at: when(sealedAt) })} hex={draw.commitment} />
      <Figures label={t('draw.page.root')} hex={draw.root} />
      <Figures label={t('draw.page.beacon')} hex={draw.beacon.randomness} />
      <Figures label={t('draw.page.seed')} hex={draw.seed} />
    </section>
  );
}
