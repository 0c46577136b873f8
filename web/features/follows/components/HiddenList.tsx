import { useState } from 'react';
import type { HiddenItem } from '../../../../contract/domains/follows/shapes.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../design/Button.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card } from '../../../design/parts.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { Time } from '../../../lib/formats.tsx';
import { type RowPage, useGrowingRows } from '../../../lib/growing-rows.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { setBlocked, setMuted } from '../mutations.ts';
import { personIn } from '../person.ts';
import { askHidden } from '../queries.ts';
import { MemberRow } from './MemberRow.tsx';

const uidOf = (row: HiddenItem): number => row.uid;

interface HiddenListProps {
  kind: 'blocked' | 'muted';
  first: RowPage<HiddenItem>;
}

/** Whom the reader has blocked or muted, each with the way back. */
export function HiddenList({ kind, first }: HiddenListProps) {
  const t = useT();
  const rows = useGrowingRows(first, uidOf, (place) => askHidden(call, kind, place));
  return (
    <Card title={t(`follows.${kind}Title`)}>
      <p className="text-sm text-ink-2">{t(kind === 'blocked' ? 'follows.blockText' : 'follows.muteText')}</p>
      {rows.rows.length === 0 ? (
        <EmptyState title={t(kind === 'blocked' ? 'follows.noBlocked' : 'follows.noMuted')} />
      ) : (
        <ul className="mt-2">
          {rows.rows.map((row) => (
            <MemberRow
              key={row.uid}
              person={personIn(row)}
              meta={<Time at={row.since} />}
              action={<Undo kind={kind} row={row} />}
            />
          ))}
        </ul>
      )}
      <MoreRows
        more={rows.more}
        to={`?${kind}=${rows.nextPage}`}
        loading={rows.loading}
        failure={rows.failure}
        onMore={rows.grow}
      />
    </Card>
  );
}

function Undo({ kind, row }: { kind: 'blocked' | 'muted'; row: HiddenItem }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const name = row.username;
  const run = async () => {
    setBusy(true);
    try {
      await (kind === 'blocked' ? setBlocked(row.uid, false) : setMuted(row.uid, false));
      showToast({ text: t(kind === 'blocked' ? 'follows.done.unblocked' : 'follows.done.shown', { name }) });
      await revalidate();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" small busy={busy && t('follows.working')} onClick={run}>
      {t(kind === 'blocked' ? 'follows.unblock' : 'follows.unmute')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
