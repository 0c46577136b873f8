import { bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useIsOwnThread, useShownThread, useThreadModel } from '../../threads/index.ts';
import { answerAddress } from '../console-address.ts';
import { SameButton } from './SameButton.tsx';

/** Below a report: "same here", whether it is gone, and the way of our team to its answer. */
export function BugAfter() {
  const thread = useShownThread();
  const { acts } = useThreadModel();
  const { bug } = thread;
  if (!bug || bug.finished === 0) return null;
  const change = (fields: Partial<Bug>) => acts.onThread({ bug: { ...bug, ...fields } });
  return (
    <>
      {bug.own.can.answer && <TeamWay tid={thread.tid} />}
      <SaySame thread={thread} bug={bug} change={change} />
      {bug.own.can.gone && <SayGone tid={thread.tid} bug={bug} change={change} />}
    </>
  );
}

function TeamWay({ tid }: { tid: number }) {
  const t = useT();
  return (
    <section className="card flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-sm text-ink-2">{t('bugs.teamText')}</p>
      <LinkButton kind="quiet" icon="reply" to={answerAddress(tid)}>
        {t('bugs.answerAsTeam')}
      </LinkButton>
    </section>
  );
}

interface PartProps {
  bug: Bug;
  change: (fields: Partial<Bug>) => void;
}

function SaySame({ thread, bug, change }: PartProps & { thread: { tid: number; subject: string } }) {
  const t = useT();
  const day = useDay();
  const isOwn = useIsOwnThread();
  const { is_same, same_at, sameRefusal } = bug.own;
  const said = () => {
    if (is_same === 1) return same_at > 0 ? t('bugs.saidOn', { day: day(same_at) }) : t('bugs.youSaid');
    if (bug.duplicate_of) return t('bugs.goesOnThere');
    return t(isOwn ? 'bugs.othersCan' : 'bugs.sameText');
  };
  return (
    <section className="card flex items-center gap-3">
      <SameButton
        {...{ tid: thread.tid, subject: thread.subject, same: bug.same, is_same }}
        refusal={sameRefusal}
        onSaid={(now) => change({ same: now.same, own: { ...bug.own, is_same: now.is_same, same_at: 0 } })}
      />
      <p className="min-w-0 flex-1 text-sm text-ink-2">{said()}</p>
    </section>
  );
}

function SayGone({ tid, bug, change }: PartProps & { tid: number }) {
  const t = useT();
  const { busy, run } = usePress();
  const say = (gone: 0 | 1) => () =>
    void run(async () => {
      const { data } = await call('bugs.gone', { tid, gone });
      change({ gone: data.gone_count, still: data.still_count, own: { ...bug.own, gone } });
      showToast({ text: t('bugs.said.gone', { gone }) });
    });
  if (bug.status !== bugStatuses.solved) return null;
  const look = (gone: 0 | 1) => (bug.own.gone === gone ? 'btn btn-quiet' : 'btn btn-outline');
  return (
    <section className="card flex flex-col gap-2">
      <b>{t('bugs.isItGone')}</b>
      <div className="flex flex-wrap gap-2">
        {([1, 0] as const).map((gone) => (
          <FormButton
            key={gone}
            className={look(gone)}
            action={formAction('bugs.gone', { tid, gone })}
            aria-pressed={bug.own.gone === gone}
            disabled={busy}
            onClick={say(gone)}
          >
            {t(gone === 1 ? 'bugs.goneYes' : 'bugs.goneNo')}
          </FormButton>
        ))}
      </div>
      {bug.gone + bug.still > 0 && (
        <p className="text-sm text-ink-3">{t('bugs.goneCounts', { gone: bug.gone, still: bug.still })}</p>
      )}
    </section>
  );
}
