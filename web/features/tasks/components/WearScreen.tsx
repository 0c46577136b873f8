import '../../../design/sheets/tasks.css';
import type { ReactNode } from 'react';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Flag } from '../../../design/Flag.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { Medals } from '../../../design/Medals.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { moved, ownMedals, without } from '../medal-rows.ts';
import { useMedalDay } from '../use-medal-day.ts';
import { useWorn } from '../use-worn.ts';
import { MedalImage } from './MedalImage.tsx';

interface WearScreenProps {
  medals: readonly MedalRow[];
  year: number;
}

/** Which medals are worn and in which order, by buttons; how it looks stands above as one changes it. */
export function WearScreen({ medals, year }: WearScreenProps) {
  const t = useT();
  const worn = useWorn(medals);
  const own = ownMedals(medals);
  const shown = worn.order.flatMap((id) => own.find(({ medalid }) => medalid === id) ?? []);
  const rest = own.filter(({ medalid }) => !worn.order.includes(medalid));
  return (
    <>
      <h1 className="sr-only">{t('tasks.medals.order')}</h1>
      <Plate worn={shown} />
      <Rows title={t('tasks.wear.worn', { count: shown.length, most: taskLimits.worn })}>
        {shown.length === 0 && <li className="px-4 pb-3 text-sm text-ink-2">{t('tasks.wear.noneWorn')}</li>}
        {shown.map((medal, at) => (
          <MedalLine key={medal.medalid} medal={medal} year={year} place={at + 1}>
            <span className="ms-auto flex">
              {at > 0 ? (
                <Act
                  icon="arrow-up"
                  label={t('tasks.wear.up', { name: medal.name })}
                  order={moved(worn.order, medal.medalid, -1)}
                  onClick={() => worn.move(medal, -1)}
                />
              ) : (
                <span className="w-11" />
              )}
              {at < shown.length - 1 ? (
                <Act
                  icon="arrow-down"
                  label={t('tasks.wear.down', { name: medal.name })}
                  order={moved(worn.order, medal.medalid, 1)}
                  onClick={() => worn.move(medal, 1)}
                />
              ) : (
                <span className="w-11" />
              )}
              <Act
                icon="minus"
                label={t('tasks.wear.off', { name: medal.name })}
                order={without(worn.order, medal.medalid)}
                onClick={() => worn.remove(medal)}
              />
            </span>
          </MedalLine>
        ))}
      </Rows>
      {rest.length > 0 && (
        <Rows title={t('tasks.wear.notWorn')}>
          {rest.map((medal) => (
            <MedalLine key={medal.medalid} medal={medal} year={year}>
              <FormButton
                action={wearAction([...worn.order, medal.medalid])}
                className="btn btn-quiet btn-small ms-auto"
                aria-label={t('tasks.wear.wearOf', { name: medal.name })}
                onClick={() => void worn.add(medal)}
              >
                {t('tasks.wear.wear')}
              </FormButton>
            </MedalLine>
          ))}
        </Rows>
      )}
    </>
  );
}

const wearAction = (order: readonly number[]): string => formAction('tasks.wear-medals', { medalids: order.join(',') });

interface ActProps {
  icon: IconName;
  label: string;
  /** The order after it. */
  order: readonly number[];
  onClick: () => Promise<void>;
}

function Act({ icon, label, order, onClick }: ActProps) {
  return (
    <FormButton
      action={wearAction(order)}
      className="icon-btn"
      aria-label={label}
      title={label}
      onClick={() => void onClick()}
    >
      <Icon name={icon} />
    </FormButton>
  );
}

/** How the worn medals look beside the member's name. */
function Plate({ worn }: { worn: readonly MedalRow[] }) {
  const t = useT();
  const viewer = useSession();
  if (!viewer) return null;
  const country = countryOfFid(viewer.countryFid)?.code ?? 'global';
  const medals = worn.map(({ medalid, s3_medal, name }) => ({ id: String(medalid), s3_medal, name }));
  return (
    <section className="card flex flex-col gap-2">
      <p className="text-sm text-ink-2">{t('tasks.wear.lead')}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Avatar name={viewer.username} country={country} info={plainPortrait(viewer.avatar)} decorative />
        <b className="text-lg" dir="auto">
          {viewer.username}
        </b>
        <Flag country={country} />
        <Medals medals={medals} />
      </p>
    </section>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card card-flush">
      <h2 className="px-4 pt-3 pb-1 text-xs font-bold text-ink-3">{title}</h2>
      <ol>{children}</ol>
    </section>
  );
}

interface MedalLineProps {
  medal: MedalRow;
  year: number;
  place?: number;
  children: ReactNode;
}

function MedalLine({ medal, year, place, children }: MedalLineProps) {
  const day = useMedalDay(year);
  return (
    <li className="medal-row">
      {place && <b className="num w-6 text-center text-ink-3">{place}</b>}
      <MedalImage src={medal.s3_medal} side={40} className="size-10 flex-none" />
      <span className="min-w-20 flex-1">
        <b className="block text-md" dir="auto">
          {medal.name}
        </b>
        <span className="block text-xs text-ink-3">{day(medal.dateline)}</span>
      </span>
      {children}
    </li>
  );
}
