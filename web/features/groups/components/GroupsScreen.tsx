import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { GroupRow } from '../../../../contract/domains/groups/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { RowPage } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { GroupSource } from '../queries.ts';
import { GroupList } from './GroupList.tsx';

interface Listed {
  source: GroupSource;
  rows: RowPage<GroupRow>;
}

/** Groups: one's own, then those of the country; or what a search found. */
export function GroupsScreen({ own, all, search }: { own: Listed | null; all: Listed; search: string }) {
  const t = useT();
  const withoutOwn = own !== null && own.rows.list.length > 0 && search === '';
  return (
    <>
      <section className="card flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="heading text-xl max-sm:sr-only">{t('groups.groups')}</h1>
          <Link to="/group/new" className="btn btn-primary">
            <Icon name="plus" />
            {t('groups.new')}
          </Link>
        </div>
        <SearchForm search={search} />
      </section>
      {own && search === '' && (
        <section className="card">
          <h2 className="heading text-lg">{t('groups.mine')}</h2>
          <GroupList
            {...{ source: own.source, first: own.rows }}
            empty={<EmptyState title={t('groups.noneMine')} text={t('groups.noneMineText')} />}
          />
        </section>
      )}
      <section className="card">
        <h2 className="heading text-lg">
          {t(search === '' ? (withoutOwn ? 'groups.others' : 'groups.suggested') : 'groups.found')}
        </h2>
        <GroupList
          key={search}
          {...{ source: all.source, first: all.rows }}
          withoutOwn={withoutOwn}
          query={search === '' ? '' : `search=${encodeURIComponent(search)}&`}
          empty={<NoneToShow withoutOwn={withoutOwn} searched={search !== ''} />}
        />
      </section>
    </>
  );
}

function NoneToShow({ withoutOwn, searched }: { withoutOwn: boolean; searched: boolean }) {
  const t = useT();
  if (searched) return <EmptyState title={t('groups.nothingFound')} text={t('groups.nothingFoundText')} />;
  if (withoutOwn) return <EmptyState title={t('groups.noneElse')} text={t('groups.noneElseText')} />;
  return <EmptyState title={t('groups.emptyTitle')} text={t('groups.emptyText')} />;
}

/** A form of its own that asks for the page again, with script and without. */
function SearchForm({ search }: { search: string }) {
  const t = useT();
  return (
    <form method="get" className="flex items-center gap-2">
      <label className="input min-w-0 flex-1">
        <Icon name="search" />
        <span className="sr-only">{t('groups.search')}</span>
        <EarlyInput
          type="search"
          name="search"
          key={search}
          defaultValue={search}
          maxLength={groupLimits.nameMax}
          placeholder={t('groups.search')}
          dir="auto"
        />
      </label>
      <Button type="submit" kind="outline">
        {t('shell.search')}
      </Button>
    </form>
  );
}
