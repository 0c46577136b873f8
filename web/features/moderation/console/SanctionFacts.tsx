import type { z } from 'zod';
import type { sanctionShape } from '../../../../contract/domains/operators/shapes.ts';
import { By } from '../../../console/Who.tsx';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Moment, useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';

type SanctionOfMember = z.output<typeof sanctionShape>;

/** What a sanction is, since when, until when, by whom and why; and how it ended. */
export function SanctionFacts({ sanction }: { sanction: SanctionOfMember }) {
  const t = useT();
  const moment = useMoment();
  const { groupid, inForce, until, liftedAt } = sanction;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={inForce ? 'danger' : 'plain'} icon="ban">
          {t(`moderation.ban.state.${groupid}`)}
        </Tag>
        <span className="text-ink-2">
          <Moment at={secondsOf(sanction.createdAt)} />
          {' – '}
          {until ? <Moment at={secondsOf(until)} /> : t('operators.forGood')}
        </span>
        <By did="imposed" member={sanction.by} />
      </p>
      {sanction.rule !== 'other' && <p>{t(`moderation.rule.${sanction.rule}`)}</p>}
      <p className="wrap-anywhere" dir={directionOf(sanction.reason)}>
        {sanction.reason}
      </p>
      {liftedAt && (
        <div className="flex flex-wrap items-center gap-x-2 text-ink-2">
          <span>{t('operators.lifted', { date: moment(secondsOf(liftedAt)) })}</span>
          <By did="lifted" member={sanction.liftedBy} />
          <span className="wrap-anywhere" dir={directionOf(sanction.liftReason)}>
            {sanction.liftReason}
          </span>
        </div>
      )}
    </div>
  );
}
