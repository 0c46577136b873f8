import type { ReactNode } from 'react';
import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import type { ButtonKind } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useWhen } from '../use-when.ts';
import { ticketWords } from '../written.ts';
import { askTo } from './asked.ts';
import { useRoundWords } from './DrawFacts.tsx';
import type { AdminDrawOne } from './DrawingPanel.tsx';

type Pick = AdminDrawOne['picks'][number];

interface PlainAskProps {
  does: 'draw.seal' | 'draw.remove' | 'draw.publish' | 'draw.redraw' | 'draw.sent';
  about: Readonly<Record<string, number>>;
  version?: number;
  /** Names of its texts. */
  texts: { ask: string; text: string; word: string; done: string };
  values: Record<string, string>;
  kind?: ButtonKind;
  /** Where it leads once it is done. */
  to?: string;
  act: (sent: { version: number; key: string }) => Promise<unknown>;
  /** What it is about, below the words. */
  children?: ReactNode;
}

/** A question with nothing to fill in. */
function PlainAsk({
  does,
  about,
  version,
  texts,
  values,
  kind = 'primary',
  to = askTo(),
  act,
  children,
}: PlainAskProps) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does, part: 'ask', about, closeTo: to, ...(version !== undefined && { version }) },
    first: () => ({}),
    act: async ({ version: seen, key }) => {
      await act({ version: seen, key });
      return t(texts.done);
    },
  });
  return (
    <AskedDialog title={t(texts.ask, values)} word={t(texts.word)} kind={kind} {...form.dialog} closeTo={askTo()}>
      <p className="text-md">{t(texts.text)}</p>
      {children}
    </AskedDialog>
  );
}

const textsOf = (name: string, done: string) => ({
  ...{ ask: `draw.console.${name}Ask`, text: `draw.console.${name}Text`, word: `draw.console.${name}` },
  done: `draw.said.${done}`,
});

/** Asks before a draw is sealed: from there on nothing of it changes, and what that is stands there once more. */
export function SealDialog({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const when = useWhen();
  const roundWords = useRoundWords();
  const { language } = useLocale();
  const { drawid, version, title, prizes, pieces, round } = draw;
  const fixed = [
    t('draw.console.sealPrizes', { prizes: prizes.length, pieces }),
    t('draw.console.sealDates', { opens: when(draw.opens_at), closes: when(draw.closes_at) }),
    round > 0 ? t('draw.console.sealRound', { round: roundWords(round) }) : t('draw.console.sealAlone'),
  ];
  return (
    <PlainAsk
      {...{ does: 'draw.seal', about: { drawid }, version, texts: textsOf('seal', 'sealed') }}
      values={{ title: title[language] }}
      act={({ version: seen, key }) => call('draw.seal', { drawid, version: seen }, { idempotencyKey: key })}
    >
      <ul className="mt-2 list-disc ps-5 text-md">
        {fixed.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </PlainAsk>
  );
}

/** Asks before a draw that isn't sealed is deleted. */
export function RemoveDialog({ draw: { drawid, version, title } }: { draw: AdminDrawOne }) {
  const { language } = useLocale();
  return (
    <PlainAsk
      {...{ does: 'draw.remove', about: { drawid }, version, texts: textsOf('remove', 'removed'), kind: 'danger' }}
      values={{ title: title[language] }}
      to="/operator/draws"
      act={({ version: seen, key }) => call('draw.remove', { drawid, version: seen }, { idempotencyKey: key })}
    />
  );
}

/** Asks before the sealed number is shown. */
export function PublishDialog({ draw: { drawid, title } }: { draw: AdminDrawOne }) {
  const { language } = useLocale();
  return (
    <PlainAsk
      {...{ does: 'draw.publish', about: { drawid }, texts: textsOf('publish', 'published') }}
      values={{ title: title[language] }}
      act={({ key }) => call('draw.publish', { drawid }, { idempotencyKey: key })}
    />
  );
}

/** Asks before a prize that nobody claimed is drawn again. */
export function RedrawDialog({ drawid, pick: { place, prize } }: { drawid: number; pick: Pick }) {
  return (
    <PlainAsk
      {...{ does: 'draw.redraw', about: { drawid, place }, texts: textsOf('again', 'again'), values: { prize } }}
      act={({ key }) => call('draw.redraw', { drawid, place }, { idempotencyKey: key })}
    />
  );
}

/** Asks before a parcel counts as sent. */
export function SentDialog({ drawid, pick: { place, prize } }: { drawid: number; pick: Pick }) {
  return (
    <PlainAsk
      {...{ does: 'draw.sent', about: { drawid, place }, texts: textsOf('sent', 'sent'), values: { prize } }}
      act={({ key }) => call('draw.sent', { drawid, place }, { idempotencyKey: key })}
    />
  );
}

/** Passes over who was drawn, with a reason that everybody can read. */
export function PassDialog({ draw: { drawid, proposal } }: { draw: AdminDrawOne }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'draw.pass-over', part: 'pass', about: { drawid }, closeTo: askTo() },
    first: () => ({ reason: '' }),
    act: async ({ draft, key }) => {
      await call('draw.pass-over', { drawid, reason: draft.reason }, { idempotencyKey: key });
      return t('draw.said.passed');
    },
  });
  return (
    <AskedDialog
      title={t('draw.console.passAsk', { ticket: ticketWords(proposal?.ticket ?? 0) })}
      word={t('draw.console.passWord')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t('draw.console.passText')}</p>
      <Reason field={form.field('reason')} />
    </AskedDialog>
  );
}

function Reason({ field }: { field: ReturnType<ReturnType<typeof useConsoleForm<{ reason: string }>>['field']> }) {
  const t = useT();
  return (
    <TextArea
      label={t('draw.console.reason')}
      hint={t('draw.console.reasonHint')}
      maxLength={drawLimits.reason}
      rows={2}
      dir="auto"
      {...field}
    />
  );
}

/** Leaves a member out of a draw, or takes them in again. */
export function ExcludeDialog({ draw: { drawid } }: { draw: AdminDrawOne }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'draw.exclude', part: 'exclude', about: { drawid }, closeTo: askTo() },
    first: () => ({ member: '', reason: '', out: '1' }),
    act: async ({ draft, key }) => {
      await call('draw.exclude', { ...draft, drawid }, { idempotencyKey: key });
      return t('draw.said.excluded');
    },
  });
  return (
    <AskedDialog title={t('draw.console.exclude')} word={t('shell.save')} {...form.dialog}>
      <div className="flex flex-col gap-3">
        <TextInput
          label={t('draw.console.field.member')}
          dir="auto"
          {...form.line('member', operatorLimits.memberMax)}
        />
        <Select label={t('draw.console.field.out')} {...form.field('out')}>
          <option value="1">{t('draw.console.out.1')}</option>
          <option value="0">{t('draw.console.out.0')}</option>
        </Select>
        <Reason field={form.field('reason')} />
      </div>
    </AskedDialog>
  );
}
