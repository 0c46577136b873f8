import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { reportReasons } from '../../../../contract/domains/review/reports/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import type { Said } from '../../../../contract/primitives/said.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useUnchanged } from '../../../lib/use-unchanged.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { openJoin } from '../../../session/dialogs.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

export type Target = DataOf<Calls['review.report-target']>;
type Reason = (typeof reportReasons)[number];

/** The report's own fields of the page's form, so that no other button takes them along as its own. */
const part = 'report';
export const reasonField = `reason@${part}`;
export const messageField = `message@${part}`;

/** What a try left out. */
type Missing = { field?: 'reason' | 'message' | undefined };
const noteMissing = 'reports.note_missing';

const idsOf = ({ tid, pid, uid }: Target): Record<string, number> => (pid > 0 ? { tid, pid } : { uid });

/** A report being made. Its fields hold what was chosen and typed themselves, before there is script and after. */
export function useReport(target: Target) {
  const t = useT();
  const { said } = useRootData();
  const member = useSession() !== null;
  const { revalidate } = useRevalidator();
  const act = useAct();
  const fields = useRef<HTMLDivElement>(null);
  const [key] = useState(randomString);
  // A new object for each try: what is missing still is said again.
  const [missing, setMissing] = useState<Missing>({});
  const sent = said?.call === 'review.report' ? said : undefined;

  const read = () => {
    const at = fields.current;
    return {
      reason: at?.querySelector<HTMLInputElement>('input:checked')?.value as Reason | undefined,
      message: at?.querySelector('textarea')?.value.trim() ?? '',
    };
  };
  const report = (reason: Reason, message: string) => async () => {
    const { msg } = await call('review.report', { ...idsOf(target), reason, message }, { idempotencyKey: key });
    showToast({ text: msg });
    await revalidate();
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const { reason, message } = read();
    const lacks = reason === 'other' && message === '' ? 'message' : undefined;
    setMissing({ field: reason === undefined ? 'reason' : lacks });
    act.clear();
    if (reason === undefined || lacks) return;
    const work = () => act.run(report(reason, message), () => void work());
    if (member) void work();
    else openJoin({ act: 'report' }, () => void work());
  };
  const issues = useMemo(() => issuesOf(missing, act.refusal, sent), [missing, act.refusal, sent]);
  const { unchanged, change } = useUnchanged(issues);
  const noteRefused = [sent?.refused?.name, act.refusal].includes(noteMissing);
  return {
    ...{ fields, send, change, busy: act.busy },
    action: formAction('review.report', { ...idsOf(target), _of: part }),
    chosen: sent?.fields[reasonField],
    typed: sent?.fields[messageField],
    reasonError: unchanged.reason && t(unchanged.reason),
    noteError: unchanged.message && t(unchanged.message),
    error: noteRefused ? undefined : (act.error ?? sent?.refused?.msg),
  };
}

/** What is said under the fields, by its text's id; sent without script and without a choice, the note alone would not be missed. */
function issuesOf(
  { field }: Missing,
  refusal: string | undefined,
  sent: Said | undefined,
): Readonly<Record<string, string>> {
  const isUnchosen = field === undefined && !refusal && sent?.refused !== undefined && !sent.fields[reasonField];
  if (field === 'reason' || isUnchosen) return { reason: 'reports.choose' };
  const noteRefused = sent?.refused?.name === noteMissing || refusal === noteMissing;
  return field === 'message' || noteRefused ? { message: 'reports.noteNeeded' } : {};
}
