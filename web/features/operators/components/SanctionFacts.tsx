import type { z } from 'zod';
import type { sanctionShape } from '../../../../contract/domains/operators/shapes.ts';
import { Tag } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Day } from './Day.tsx';
import { Name } from './Who.tsx';

export type SanctionOfMember = z.output<typeof sanctionShape>;

/** What a sanction is, since when, until when, by whom and why; and how it ended. */
export function SanctionFacts({ sanction }: { sanction: SanctionOfMember }) {
  const t = useT();
  const { groupid, inForce, until, liftedAt } = sanction;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={inForce ? 'danger' : 'plain'} icon="ban">
          {t(`operators.ban.state.${groupid}`)}
        </Tag>
        <span className="text-ink-2">
          <Day at={sanction.createdAt} />
          {' – '}
          {until ? <Day at={until} /> : t('operators.forGood')}
        </span>
        <Name member={sanction.by} />
      </p>
      <p className="wrap-anywhere" dir="auto">
        {sanction.reason}
      </p>
      {liftedAt && (
        <p className="text-ink-2 wrap-anywhere">
          {t('operators.lifted')} <Day at={liftedAt} /> <Name member={sanction.liftedBy} />{' '}
          <span dir="auto">{sanction.liftReason}</span>
        </p>
      )}
    </div>
  );
}
