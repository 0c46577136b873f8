import type { HiddenItem } from '../../../../contract/domains/follows/shapes.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Card } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { showToast } from '../../../design/toasts.ts';
import { placeAfter, type RowPage, useGrowingRows } from '../../../router/growing-rows.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { blockMember, muteMember } from '../hide-mutations.ts';
import { askHiddenList } from '../queries.ts';
import { MemberRow } from './MemberRow.tsx';

const uidOf = (row: HiddenItem): number => row.uid;

interface HiddenListProps {
  kind: 'blocked' | 'muted';
  first: RowPage<HiddenItem>;
}

/** Whom the reader has blocked or muted, each with the way back. */
export function HiddenList({ kind, first }: HiddenListProps) {
  const t = useT();
  const rows = useGrowingRows(first, {
    idOf: uidOf,
    ask: (last) => askHiddenList(call, kind, placeAfter(last)),
  });
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
              of={row}
              name="hidden member"
              person={personListed(row)}
              meta={<Time at={row.since} />}
              action={<Undo kind={kind} row={row} />}
            />
          ))}
        </ul>
      )}
      <MoreRows list={rows} to={`?${kind}=${rows.last.page + 1}`} />
    </Card>
  );
}

function Undo({ kind, row }: { kind: 'blocked' | 'muted'; row: HiddenItem }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, run } = usePress();
  const name = row.username;
  const undo = () =>
    run(async () => {
      await (kind === 'blocked' ? blockMember(row.uid, false) : muteMember(row.uid, false));
      showToast({ text: t(kind === 'blocked' ? 'follows.done.unblocked' : 'follows.done.shown', { name }) });
      await revalidate();
    });
  return (
    <Button kind="outline" small busy={busy && t('follows.working')} onClick={undo}>
      {t(kind === 'blocked' ? 'follows.unblock' : 'follows.unmute')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
