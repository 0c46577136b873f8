import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { LoadingLabel } from '../../../design/skeletons.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useT } from '../../../texts/texts.tsx';
import type { TargetRow, TargetSource } from '../target-rows.ts';
import { useTargets } from '../use-targets.ts';
import { TopicLogo } from './TopicLogo.tsx';

/** What a picker says, in the reader's language. */
export interface TargetWords {
  title: string;
  /** Names the field that searches. */
  search: string;
  /** Above what the writer posted to of late, and above the list. */
  recent: string;
  all: string;
  /** Goes to none of them. */
  none: string;
  nothingFound: string;
}

export interface TargetPickerProps {
  open: boolean;
  /** Stays the same object for as long as its rows do. */
  source: TargetSource;
  words: TargetWords;
  chosen: TargetRow | null;
  onChoose: (row: TargetRow | null) => void;
  onClose: () => void;
  /** What else can be done about it, such as making a new one. */
  more?: ReactNode;
}

/** Where a post goes beside its board: what was posted to of late, a list, and a search (R-TOP-004). */
export function TargetPicker({ open, ...props }: TargetPickerProps) {
  return open ? <Opened {...props} /> : null;
}

function Opened({ source, words, chosen, onChoose, onClose, more }: Omit<TargetPickerProps, 'open'>) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { state, search, grow } = useTargets(source, typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The post around it is not sent by it.
    event.preventDefault();
    search();
  };
  const list = { more: state.more, loading: state.loading, failure: null, grow };
  const rowOf = (row: TargetRow) => <Row key={row.id} row={row} isChosen={row.id === chosen?.id} onChoose={onChoose} />;
  const isSearch = state.words !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      shape="sheet"
      foot={<Button onClick={onClose}>{t('topics.pickDone')}</Button>}
    >
      <search className="input">
        <Icon name="search" className="text-ink-3" />
        <input
          type="search"
          dir="auto"
          value={typed}
          maxLength={45}
          aria-label={words.search}
          placeholder={words.search}
          onKeyDown={onKeyDown}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      {more}
      <fieldset>
        <legend className="sr-only">{words.title}</legend>
        <Row row={{ id: 0, name: words.none, logo: '', line: '' }} isChosen={!chosen} onChoose={() => onChoose(null)} />
        {chosen && rowOf(chosen)}
      </fieldset>
      {!isSearch && <Rows title={words.recent} rows={without(state.recent, chosen)} rowOf={rowOf} />}
      <Rows title={words.all} rows={without(state.rows, chosen)} rowOf={rowOf} />
      {state.loading && state.rows.length === 0 && <LoadingLabel />}
      {!state.loading && !state.failed && state.rows.length === 0 && (
        <p className="py-3 text-sm text-ink-3" role="status">
          {words.nothingFound}
        </p>
      )}
      {state.failed ? <ErrorState message={t('topics.systemError')} onRetry={search} /> : <MoreRows list={list} />}
    </Dialog>
  );
}

/** What is chosen stands first, and once. */
const without = (rows: readonly TargetRow[], chosen: TargetRow | null): readonly TargetRow[] =>
  rows.filter(({ id }) => id !== chosen?.id);

interface RowsProps {
  title: string;
  rows: readonly TargetRow[];
  rowOf: (row: TargetRow) => ReactNode;
}

function Rows({ title, rows, rowOf }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-bold text-ink-3">{title}</legend>
      {rows.map(rowOf)}
    </fieldset>
  );
}

interface RowProps {
  row: TargetRow;
  isChosen: boolean;
  onChoose: (row: TargetRow) => void;
}

function Row({ row, isChosen, onChoose }: RowProps) {
  return (
    <label className="tap min-h-14 w-full gap-3 border-b border-line py-2">
      <input type="radio" className="radio" name="target" checked={isChosen} onChange={() => onChoose(row)} />
      {row.id > 0 && <TopicLogo logo={row.logo} name={row.name} side={40} />}
      <span className="min-w-0 flex-1">
        <span className="block text-base" dir="auto">
          {row.name}
        </span>
        {row.line && (
          <span className="line-clamp-1 text-sm text-ink-3" dir={directionOf(row.line)}>
            {row.line}
          </span>
        )}
      </span>
    </label>
  );
}
