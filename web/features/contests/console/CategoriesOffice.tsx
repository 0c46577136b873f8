import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { askedOf, askTo } from './asked.ts';

type Category = DataOf<Calls['contests.admin-categories']>['list'][number];

/** Categories of the photo board, closed ones too. */
export function CategoriesOffice({ list }: { list: readonly Category[] }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const category = list.find(({ typeid }) => typeid === id);
  const columns = ['name', 'position', 'state', 'acts'] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('contests.console.categories')}</h1>
        <LinkButton icon="plus" to={askTo('new')} replace preventScrollReset>
          {t('contests.console.newCategory')}
        </LinkButton>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('contests.console.noCategories')} />
      ) : (
        <Table
          caption={t('contests.console.categories')}
          columns={columns.map((each) => t(`contests.console.column.${each}`))}
        >
          {list.map((row) => (
            <Row key={row.typeid}>
              <Cell label={t('contests.console.column.name')} anywhere>
                <b>{row.name_en}</b>
                <span className="block text-xs text-ink-3">
                  <span lang="fr">{row.name_fr}</span>, <span lang="hi">{row.name_hi}</span>
                </span>
              </Cell>
              <Cell label={t('contests.console.column.position')}>
                <span className="num">{row.position}</span>
              </Cell>
              <Cell label={t('contests.console.column.state')}>
                <Tag tone={row.open ? 'success' : 'plain'}>
                  {t(row.open ? 'contests.phase.open' : 'contests.phase.closed')}
                </Tag>
              </Cell>
              <Cell>
                <LinkButton kind="outline" small to={askTo('change', row.typeid)} replace preventScrollReset>
                  {t('contests.console.changeCategory')}
                </LinkButton>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {ask === 'new' && <CategoryDialog />}
      {ask === 'change' && category && <CategoryDialog key={id} category={category} />}
    </>
  );
}

function CategoryDialog({ category }: { category?: Category }) {
  const t = useT();
  const typeid = category?.typeid ?? 0;
  const form = useConsoleForm({
    ...{ does: 'contests.save-category', part: 'category', about: { typeid }, closeTo: askTo() },
    first: () => ({
      ...{ name_en: category?.name_en ?? '', name_fr: category?.name_fr ?? '', name_hi: category?.name_hi ?? '' },
      ...{ position: String(category?.position ?? 100), open: category?.open === false ? '0' : '1' },
    }),
    act: async ({ draft: { open, position, ...names }, key }) => {
      const sent = { ...names, typeid, position: Number(position), open: open === '1' ? 1 : 0 };
      await call('contests.save-category', sent, { idempotencyKey: key });
      return t('contests.said.category');
    },
  });
  return (
    <AskedDialog
      title={t(category ? 'contests.console.changeCategory' : 'contests.console.newCategory')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        {languages.map((each) => (
          <TextInput
            key={each}
            label={t(`contests.console.in.${each}`)}
            lang={each}
            {...form.line(`name_${each}`, contestLimits.categoryMax)}
          />
        ))}
        <TextInput label={t('contests.console.column.position')} inputMode="numeric" {...form.line('position', 3)} />
        <Select label={t('contests.console.column.state')} {...form.field('open')}>
          <option value="1">{t('contests.phase.open')}</option>
          <option value="0">{t('contests.phase.closed')}</option>
        </Select>
      </div>
    </AskedDialog>
  );
}
