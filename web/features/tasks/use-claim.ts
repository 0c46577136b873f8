import { useState } from 'react';
import type { TaskRow } from '../../../contract/domains/tasks/shapes.ts';
import { call } from '../../api/client.ts';
import { showFailure } from '../../api/show-failure.ts';
import { showToast } from '../../design/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useNavigate, useRevalidator } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';

/** The same for every try at one claim: however often it is sent, it is paid once. */
export const claimKey = (taskid: number, period: string): string => `claim-task-${taskid}-${period}`;

const asked = (taskid: number, period: string): string => `${taskid} ${period}`;

/** Which claims are on their way, and the way to make one; a refused one stands there to claim again. */
export function useClaim() {
  const t = useT();
  const one = useOneAtATime();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const claim = (task: Pick<TaskRow, 'taskid'>, period: string) => {
    const name = asked(task.taskid, period);
    return one(name, async () => {
      setBusy((now) => new Set(now).add(name));
      try {
        const { data } = await call(
          'tasks.claim',
          { taskid: task.taskid, period },
          { idempotencyKey: claimKey(task.taskid, period) },
        );
        await revalidate();
        showToast({
          text: t('tasks.said.taken', { xgold: data.xgold }),
          ...(data.xgold > 0 && { action: { label: t('tasks.seeIt'), run: () => void navigate('/ucenter/wallet') } }),
        });
      } catch (failure) {
        showFailure(failure);
      } finally {
        setBusy((now) => new Set([...now].filter((each) => each !== name)));
      }
    });
  };
  return { claim, isBusy: (taskid: number, period: string) => busy.has(asked(taskid, period)) };
}
