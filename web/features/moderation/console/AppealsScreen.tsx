import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { StateTabs } from '../../../console/StateTabs.tsx';
import { By, Name, Who } from '../../../console/Who.tsx';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { answerAppeal } from './answer-appeal.ts';
import { SanctionFacts } from './SanctionFacts.tsx';

type Found = DataOf<Calls['operators.appeals']>;
type Appeal = Found['list'][number];
type Verdict = 'uphold' | 'lift';

/** Which appeal is being answered, and how. */
interface Asked {
  id: number;
  verdict: Verdict;
}

/** Appeals with what they are against; an answer is asked for before it goes out. */
export function AppealsScreen({ state, found }: { state: 'open' | 'answered'; found: Found }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (appeal: Appeal, verdict: Verdict) => {
    setAsked({ id: appeal.id, verdict });
    setOpen(true);
  };
  const done = () => {
    setOpen(false);
    showToast({ text: t('operators.done') });
    revalidate();
  };
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.appeals')}</h1>
      <StateTabs label={t('operators.nav.appeals')} state={state} states={['open', 'answered']} />
      {found.list.length === 0 && <EmptyState title={t(`operators.appealsNone.${state}`)} />}
      {found.list.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} onAnswer={(verdict) => ask(appeal, verdict)} />
      ))}
      <MoreLink next={found.next} />
      {asked && (
        <AnswerDialog
          key={`${asked.id}:${asked.verdict}`}
          {...asked}
          open={open}
          onClose={() => setOpen(false)}
          onDone={done}
        />
      )}
    </>
  );
}

function AppealCard({ appeal, onAnswer }: { appeal: Appeal; onAnswer: (verdict: Verdict) => void }) {
  const t = useT();
  return (
    <article className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {appeal.member ? <Who member={appeal.member} /> : <Name member={null} />}
        <Moment at={secondsOf(appeal.createdAt)} className="text-xs text-ink-3" />
      </div>
      {appeal.sanction && <SanctionFacts sanction={appeal.sanction} />}
      <blockquote
        className="rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere"
        dir={directionOf(appeal.message)}
      >
        {appeal.message}
      </blockquote>
      {appeal.answeredAt ? (
        <Answered appeal={appeal} at={appeal.answeredAt} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button icon="check" onClick={() => onAnswer('lift')}>
            {t('operators.answer.lift')}
          </Button>
          <Button kind="outline" icon="x" onClick={() => onAnswer('uphold')}>
            {t('operators.answer.uphold')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Answered({ appeal: { verdict, answer, by }, at }: { appeal: Appeal; at: string }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={verdict === 'lift' ? 'success' : 'plain'}>{t(`operators.verdict.${verdict}`)}</Tag>
        <Moment at={secondsOf(at)} className="text-xs text-ink-3" />
        {by && <By did="answered" member={by} />}
      </p>
      {answer !== '' && (
        <p className="wrap-anywhere" dir={directionOf(answer)}>
          {answer}
        </p>
      )}
    </div>
  );
}

interface AnswerDialogProps extends Asked {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

function AnswerDialog({ id, verdict, open, onClose, onDone }: AnswerDialogProps) {
  const t = useT();
  const act = useAct(['reason']);
  const [reason, setReason] = useState('');
  const send = () =>
    act.run(async () => {
      await answerAppeal({ id, verdict, reason });
      onDone();
    });
  return (
    <AskDialog
      open={open}
      title={t(`operators.answer.${verdict}`)}
      word={t(`operators.answer.${verdict}`)}
      kind={verdict === 'uphold' ? 'danger' : 'primary'}
      disabled={reason.trim() === ''}
      busy={act.busy}
      error={act.error}
      onAct={send}
      onClose={onClose}
    >
      <p className="text-md text-ink-2">{t(`operators.answer.${verdict}Text`)}</p>
      <TextArea
        label={t('operators.answer.reason')}
        value={reason}
        maxLength={operatorLimits.reasonMax}
        onChange={(event) => setReason(event.target.value)}
        error={act.issues.reason}
      />
    </AskDialog>
  );
}
