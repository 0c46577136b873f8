import { Card, Tag, type TagTone } from '../../../design/parts.tsx';
import { sizeOf } from '../../../lib/file-size.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type MachineRow, wasNeverDone } from '../needs-groups.ts';

const tones: Record<MachineRow['state'], TagTone> = { good: 'success', late: 'value', broken: 'danger' };

/** How each part of the machine stands: its state, its figure, and since when or when it was done last. */
export function MachineStates({ states }: { states: readonly MachineRow[] }) {
  const t = useT();
  return (
    <Card title={t('operators.machine.title')}>
      <p className="text-sm text-ink-2">{t('operators.machine.text')}</p>
      <dl className="mt-2 text-sm sm:columns-2 sm:gap-6">
        {states.map((state) => (
          <div key={state.name} className="flex items-baseline gap-3 border-b border-line py-2 break-inside-avoid">
            <dt className="min-w-0 flex-1">
              {state.label}
              <State state={state} />
            </dt>
            <dd className="num min-w-0 max-w-1/2 text-end text-ink-2">
              <Figure state={state} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function State({ state: { name, state } }: { state: MachineRow }) {
  const t = useT();
  // They are facts, and neither good nor bad.
  if (name === 'version' || name === 'start' || name === 'database') return null;
  return (
    <span className="ms-2">
      <Tag tone={tones[state]}>{t(`operators.machine.state.${state}`)}</Tag>
    </span>
  );
}

/** A figure comes before its moment; what was never done is said to be so. */
function Figure({ state: row }: { state: MachineRow }) {
  const { name, figure, unit, of, since, said } = row;
  const t = useT();
  const size = useSize();
  const counted = {
    ...{ none: '', events: figure === null ? '' : t('operators.events.count', { count: figure }) },
    jobs: figure === null ? '' : t('operators.machine.figure.jobs', { count: figure }),
    faults: figure ? t('operators.checks.faults', { count: figure }) : '',
    bytes: of === null ? size(figure) : t('operators.machine.figure.bytes', { size: size(figure), of: size(of) }),
  }[unit];
  return (
    <>
      {counted}
      {name === 'version' && <bdi className="block">{said}</bdi>}
      {since !== null && <Moment at={secondsOf(since)} className="block" />}
      {wasNeverDone(row) && t('operators.machine.never')}
    </>
  );
}

const gigabyte = 1024 ** 3;

/** Sizes of disks, in gigabytes from one on. */
function useSize(): (bytes: number | null) => string {
  const { language } = useLocale();
  return (bytes) => {
    if (bytes === null) return '';
    if (bytes < gigabyte) return sizeOf(bytes, language);
    const name = language === 'fr' ? 'Go' : 'GB';
    return `${(bytes / gigabyte).toLocaleString(language, { maximumFractionDigits: 1 })}\u00a0${name}`;
  };
}
