import { type FormEvent, useState } from 'react';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { BoardDialog } from './BoardDialog.tsx';

interface BoardsScreenProps {
  /** 0 for the boards that every country has. */
  countryFid: number;
  list: readonly CategoryRow[];
}

/** The board that threads stand on which name none: it is never closed. */
const community = 0;

/** What a country's people may talk about: its boards, closed ones too, and a way to open another. */
export function BoardsScreen({ countryFid, list }: BoardsScreenProps) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('shell.boards')}</h1>
      <div className="card flex flex-wrap items-end gap-3">
        <CountryForm countryFid={countryFid} />
        <Button icon="plus" className="ms-auto" onClick={() => setAdding(true)}>
          {t('countries.newBoard')}
        </Button>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('countries.noBoards')} />
      ) : (
        <Table
          caption={t('shell.boards')}
          columns={[
            t('operators.board.name_en'),
            t('operators.board.name_fr'),
            t('operators.board.name_hi'),
            t('operators.board.position'),
            t('operators.actions'),
          ]}
        >
          {list.map((board) => (
            <BoardRow key={board.typeid} board={board} />
          ))}
        </Table>
      )}
      {adding && <BoardDialog countryFid={countryFid} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Which country's; without script the browser sends it as an address. */
function CountryForm({ countryFid }: { countryFid: number }) {
  const t = useT();
  const { language } = useLocale();
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`?country=${new FormData(event.currentTarget).get('country')}`);
  };
  return (
    <form className="flex flex-1 flex-wrap items-end gap-3" onSubmit={show}>
      <div className="min-w-[min(100%,12rem)] max-w-full flex-none">
        <Select label={t('shell.country')} name="country" defaultValue={countryFid}>
          <option value={0}>{t('countries.everyCountry')}</option>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="outline">
        {t('countries.show')}
      </Button>
    </form>
  );
}

function BoardRow({ board }: { board: CategoryRow }) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <Row>
      <Cell label={t('operators.board.name_en')}>
        <span className="flex items-center gap-2">
          <Icon name={board.icon} size="s" className="text-primary-text" />
          <b>{board.name_en}</b>
        </span>
      </Cell>
      <Cell label={t('operators.board.name_fr')}>
        <span lang="fr">{board.name_fr}</span>
      </Cell>
      <Cell label={t('operators.board.name_hi')}>
        <span lang="hi">{board.name_hi}</span>
      </Cell>
      <Cell label={t('operators.board.position')}>
        <span className="num">{board.position}</span>
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-2">
          <Button kind="outline" small icon="pencil" onClick={() => setChanging(true)}>
            {t('countries.change')}
          </Button>
          {board.typeid !== community && <CloseBoard board={board} />}
        </span>
        {changing && <BoardDialog countryFid={board.country_fid} board={board} onClose={() => setChanging(false)} />}
      </Cell>
    </Row>
  );
}

/** Closes a board once it is said what comes of it; what is closed opens at once. */
function CloseBoard({ board }: { board: CategoryRow }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const act = useAct();
  const turn = () =>
    act.run(async () => {
      await call('countries.close-category', { typeid: board.typeid, closed: board.open ? 1 : 0 });
      setAsking(false);
      await revalidate();
    });
  const word = t(board.open ? 'countries.closeBoard' : 'countries.openBoard');
  return (
    <>
      <Button kind="outline" small onClick={() => setAsking(true)}>
        {word}
      </Button>
      <AskDialog
        open={asking}
        title={word}
        word={word}
        busy={act.busy}
        error={act.error}
        onAct={turn}
        onClose={() => setAsking(false)}
      >
        <p>{t(board.open ? 'countries.closeBoardText' : 'countries.openBoardText', { board: board.name_en })}</p>
      </AskDialog>
    </>
  );
}
