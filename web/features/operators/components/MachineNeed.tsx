import type { MachineState } from '../../../../contract/domains/operators/limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { proves } from '../check-words.ts';
import { type MachineRow, wasNeverDone } from '../needs-groups.ts';

/** Pages of the console that say more of a part of the machine. */
export const machinePages: Partial<Record<MachineState, string>> = {
  readers: '/operator/events',
  ledger: '/operator/checks',
  checks: '/operator/checks',
};

/** Commands that operators run on the server; a backup's place is theirs to say. */
const commands: Partial<Record<MachineState, string>> = { backup: 'npm run backup', drill: 'npm run restore' };

/** What of the machine isn't as it should be, what it says of itself, and what to do. */
export function MachineNeed({ state: row, isFirst }: { state: MachineRow; isFirst: boolean }) {
  const t = useT();
  const { name, label, state, said } = row;
  const page = machinePages[name];
  const command = commands[name] ?? '';
  const isNew = wasNeverDone(row);
  const value = t(isNew ? 'operators.machine.never' : `operators.machine.state.${state}`);
  const act = isNew && command === '' ? 'operators.machine.firstNight' : `operators.machine.do.${name}`;
  return (
    <li>
      <span className={`flex w-9 flex-none justify-end ${state === 'broken' ? 'text-danger' : 'text-ink-3'}`}>
        <Icon name="wrench" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-md">{t('operators.labelled', { label, value })}</b>
        <span className="block text-sm text-ink-2">{t(act, { command })}</span>
        {!isNew && <Said said={said} />}
      </span>
      {page && (
        <LinkButton small kind={isFirst ? 'primary' : 'quiet'} to={page}>
          {t('operators.needs.act.look')}
          <span className="sr-only"> {label}</span>
        </LinkButton>
      )}
    </li>
  );
}

/** The name of a check is said in its words; all else is the machine's own. */
function Said({ said }: { said: string }) {
  const t = useT();
  const words = proves[said];
  if (words)
    return <span className="block text-sm text-ink-3">{t('operators.machine.unproven', { what: t(words) })}</span>;
  return (
    said !== '' && (
      <code dir="ltr" className="block text-xs text-ink-3 wrap-anywhere">
        {said}
      </code>
    )
  );
}
