import type { AdminPage } from '../../../../contract/domains/creator/shapes.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askedOf, askTo } from './asked.ts';
import { DeletePageDialog, PageDialog } from './PageDialogs.tsx';

/** Manuals and questions for creators, unpublished ones too. */
export function PagesOffice({ list }: { list: readonly AdminPage[] }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const asked = list.find((page) => page.id === id);
  const columns = [
    t('creator.console.pages.title'),
    t('creator.console.pages.kind'),
    t('creator.console.pages.position'),
    t('creator.console.column.state'),
    t('creator.console.column.acts'),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('creator.in-operators.pages')}</h1>
        <LinkButton icon="plus" to={askTo('new')} replace preventScrollReset>
          {t('creator.console.pages.new')}
        </LinkButton>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('creator.console.pages.none')} />
      ) : (
        <Table caption={t('creator.in-operators.pages')} columns={columns}>
          {list.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </Table>
      )}
      {ask === 'new' && <PageDialog />}
      {ask === 'change' && asked && <PageDialog key={id} page={asked} />}
      {ask === 'delete' && asked && <DeletePageDialog key={id} page={asked} />}
    </>
  );
}

function PageRow({ page }: { page: AdminPage }) {
  const t = useT();
  const { language } = useLocale();
  const isShown = page.published === 1;
  return (
    <Row>
      <Cell label={t('creator.console.pages.title')} anywhere>
        <b dir="auto">{page.title[language] || page.title.en || `#${page.id}`}</b>
      </Cell>
      <Cell label={t('creator.console.pages.kind')}>{t(`creator.console.kind.${page.kind}`)}</Cell>
      <Cell label={t('creator.console.pages.position')}>
        <span className="num">{page.position}</span>
      </Cell>
      <Cell label={t('creator.console.column.state')}>
        <Tag tone={isShown ? 'success' : 'plain'}>
          {t(isShown ? 'creator.console.pages.published' : 'creator.console.pages.draft')}
        </Tag>
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-2">
          <LinkButton kind="outline" small to={askTo('change', page.id)} replace preventScrollReset>
            {t('creator.console.pages.change')}
          </LinkButton>
          <LinkButton kind="outline" small to={askTo('delete', page.id)} replace preventScrollReset>
            {t('creator.console.pages.delete')}
          </LinkButton>
        </span>
      </Cell>
    </Row>
  );
}
