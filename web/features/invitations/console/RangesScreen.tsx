import { type FormEvent, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import { call } from '../../../api/client.ts';
import { type Act, useAct } from '../../../api/use-act.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

type Found = DataOf<Calls['invitations.imei-ranges']>;
type Range = Found['list'][number];

/** The numbers of the models whose activation is rewarded. */
export function RangesScreen({ found }: { found: Found }) {
  const t = useT();
  const last = found.list.at(-1);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('operators.nav.imei')}</h1>
      <AddRange />
      {found.list.length === 0 ? (
        <EmptyState title={t('invitations.noRanges')} />
      ) : (
        <Table
          caption={t('operators.nav.imei')}
          columns={[
            t('invitations.model'),
            t('invitations.rangeFirst'),
            t('invitations.rangeLast'),
            t('operators.actions'),
          ]}
        >
          {found.list.map((range) => (
            <RangeRow key={range.id} range={range} />
          ))}
        </Table>
      )}
      <MoreLink next={found.more && last ? String(last.id) : null} />
    </>
  );
}

const nothing = { model: '', first: '', last: '' };

function AddRange() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [range, setRange] = useState(nothing);
  const field = (name: keyof typeof nothing, maxLength: number) => ({
    name,
    maxLength,
    value: range[name],
    onChange: (event: { target: { value: string } }) => setRange({ ...range, [name]: event.target.value }),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    void act.run(async () => {
      await call('invitations.add-imei-range', range);
      setRange(nothing);
      await revalidate();
    });
  };
  const digits = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <Card title={t('invitations.addRange')}>
      <form className="flex flex-col gap-3" onSubmit={add} noValidate>
        {act.error && <Note tone="error">{act.error}</Note>}
        <div className="grid gap-3 sm:grid-cols-3">
          <TextInput label={t('invitations.model')} {...field('model', invitationLimits.model)} />
          <TextInput
            label={t('invitations.rangeFirst')}
            hint={t('invitations.rangeHint')}
            {...digits}
            {...field('first', 20)}
          />
          <TextInput label={t('invitations.rangeLast')} {...digits} {...field('last', 20)} />
        </div>
        <Button type="submit" icon="plus" className="self-start" busy={act.busy && t('shell.working')}>
          {t('invitations.addRange')}
        </Button>
      </form>
    </Card>
  );
}

function RangeRow({ range }: { range: Range }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const act = useAct();
  const remove = () =>
    act.run(async () => {
      await call('invitations.remove-imei-range', { id: range.id });
      setAsking(false);
      await revalidate();
    });
  return (
    <Row>
      <Cell label={t('invitations.model')}>
        <b dir="auto">{range.model}</b>
      </Cell>
      <Cell label={t('invitations.rangeFirst')}>
        <span className="num" dir="ltr">
          {range.first}
        </span>
      </Cell>
      <Cell label={t('invitations.rangeLast')}>
        <span className="num" dir="ltr">
          {range.last}
        </span>
      </Cell>
      <Cell>
        <Button kind="outline" small icon="trash-2" onClick={() => setAsking(true)}>
          {t('invitations.removeRange')}
        </Button>
        <RemoveDialog range={range} open={asking} act={act} onClose={() => setAsking(false)} onRemove={remove} />
      </Cell>
    </Row>
  );
}

interface RemoveDialogProps {
  range: Range;
  open: boolean;
  act: Act;
  onClose: () => void;
  onRemove: () => void;
}

function RemoveDialog({ range, open, act, onClose, onRemove }: RemoveDialogProps) {
  const t = useT();
  return (
    <AskDialog
      open={open}
      title={t('invitations.removeRange')}
      word={t('invitations.removeRange')}
      icon="trash-2"
      kind="danger"
      busy={act.busy}
      error={act.error}
      onAct={onRemove}
      onClose={onClose}
    >
      <p>{t('invitations.removeRangeText', { model: range.model, first: range.first, last: range.last })}</p>
    </AskDialog>
  );
}
