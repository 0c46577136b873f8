import '../../../design/sheets/tasks.css';
import type { AdminMedal } from '../../../../contract/domains/tasks/shapes.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { MedalImage } from '../components/MedalImage.tsx';
import { askAddress, asked } from './asked.ts';
import { CloseButton } from './CloseButton.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { MedalDialog } from './MedalDialog.tsx';
import { type Figures, nameOf } from './queries.ts';
import { State } from './TasksConsole.tsx';

interface MedalsConsoleProps {
  medals: readonly AdminMedal[];
  figures: Figures;
}

/** Kinds of medals and by what each is granted; one may be given to a member, or taken. */
export function MedalsConsole({ medals, figures }: MedalsConsoleProps) {
  const t = useT();
  const search = useSearch();
  const { ask, id } = asked(search);
  const medal = medals.find(({ medalid }) => medalid === id);
  const columns = [
    'tasks.admin.column.medal',
    'tasks.admin.field.figure',
    'tasks.admin.column.state',
    'tasks.admin.column.acts',
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.medals')}</h1>
        <LinkButton icon="plus" to={askAddress(search, 'add')} replace preventScrollReset>
          {t('tasks.admin.addMedal')}
        </LinkButton>
      </div>
      <Table caption={t('operators.nav.medals')} columns={columns.map((each) => t(each))}>
        {medals.map((each) => (
          <MedalLine key={`${each.medalid} ${each.version} ${each.closed}`} medal={each} figures={figures} />
        ))}
      </Table>
      {ask === 'add' && <MedalDialog figures={figures} />}
      {medal && ask === 'change' && <MedalDialog key={id} medal={medal} figures={figures} />}
      {medal && (ask === 'grant' || ask === 'take') && <GrantDialog key={`${ask} ${id}`} medal={medal} way={ask} />}
    </>
  );
}

function MedalLine({ medal, figures }: { medal: AdminMedal; figures: Figures }) {
  const t = useT();
  const search = useSearch();
  return (
    <Row>
      <Cell label={t('tasks.admin.column.medal')} anywhere>
        <span className="flex items-center gap-2">
          <MedalImage src={medal.s3_medal} side={32} className="size-8 flex-none" />
          <b dir="auto">{medal.shown}</b>
        </span>
      </Cell>
      <Cell label={t('tasks.admin.field.figure')}>
        <Rule medal={medal} figures={figures} />
      </Cell>
      <Cell label={t('tasks.admin.column.state')}>
        <State isClosed={medal.closed === 1} />
      </Cell>
      <Cell label={t('tasks.admin.column.acts')}>
        <span className="flex flex-wrap gap-2">
          {(['change', 'grant', 'take'] as const).map((ask) => (
            <LinkButton
              key={ask}
              kind="outline"
              small
              to={askAddress(search, ask, medal.medalid)}
              replace
              preventScrollReset
            >
              {t(`tasks.admin.${ask}`)}
            </LinkButton>
          ))}
          <CloseButton of="medal" id={medal.medalid} isClosed={medal.closed === 1} />
        </span>
      </Cell>
    </Row>
  );
}

function Rule({ medal: { figure, need, span }, figures }: { medal: AdminMedal; figures: Figures }) {
  const t = useT();
  const { language } = useLocale();
  if (figure === '') return t('tasks.admin.byHand');
  return (
    <>
      {nameOf(figures, figure)}: <span className="num">{need.toLocaleString(language)}</span>
      <span className="block text-xs text-ink-3">{t(`tasks.admin.span.${span}`)}</span>
    </>
  );
}
