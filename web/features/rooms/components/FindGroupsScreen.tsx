import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Form, Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { AccountLayout } from '../../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { FindGroupsRead } from '../read-new-group.ts';
import { findGroupsPath, newGroupPath } from '../room-path.ts';
import { RoomList } from './RoomList.tsx';

/** Groups to join: six that are recommended, or those whose names begin so; where there is none it can be made. */
export function FindGroupsScreen({ q, page, list, more, near }: FindGroupsRead) {
  const t = useT();
  const here = useLocale();
  const title = t('rooms.findGroups');
  const isFound = list.length > 0;
  const suggested = t('rooms.suggested', { place: here.names[here.language] });
  return (
    <AccountLayout
      head={{
        title,
        back: '/message',
        actions: (
          <Link to={newGroupPath()} className="icon-btn" aria-label={t('rooms.new')}>
            <Icon name="plus" />
          </Link>
        ),
      }}
    >
      <PageMeta title={title} hidden />
      <div className="flex items-center gap-2 max-sm:sr-only">
        <h1 className="heading flex-1 text-2xl">{title}</h1>
        <LinkButton to={newGroupPath()} icon="plus" className="max-sm:hidden">
          {t('rooms.new')}
        </LinkButton>
      </div>
      <section className="card">
        <SearchForm q={q} />
        {!isFound && <NoneFound q={q} />}
      </section>
      {isFound && (
        <Card title={q === '' ? suggested : t('rooms.found')}>
          <RoomList list={list} />
          {more && (
            <div className="flex justify-center p-4">
              <Link
                to={findGroupsPath({ ...(q !== '' && { q }), page: page + 1 })}
                preventScrollReset
                className="btn btn-outline"
              >
                {t('rooms.moreGroups')}
              </Link>
            </div>
          )}
        </Card>
      )}
      {near.length > 0 && (
        <Card title={suggested}>
          <RoomList list={near} />
        </Card>
      )}
    </AccountLayout>
  );
}

function SearchForm({ q }: { q: string }) {
  const t = useT();
  return (
    <Form action={findGroupsPath()} role="search" className="input" aria-label={t('rooms.search')}>
      <Icon name="search" size="s" className="text-ink-3" />
      <input type="hidden" name="find" value="1" />
      <EarlyInput
        type="search"
        name="q"
        key={q}
        defaultValue={q}
        maxLength={roomLimits.nameMax}
        autoComplete="off"
        aria-label={t('rooms.search')}
        placeholder={t('rooms.search')}
        dir="auto"
      />
    </Form>
  );
}

/** What was looked for can be made. */
function NoneFound({ q }: { q: string }) {
  const t = useT();
  if (q === '')
    return (
      <EmptyState
        title={t('rooms.noSuggestion')}
        text={t('rooms.noSuggestionText')}
        action={<LinkButton to={newGroupPath()}>{t('rooms.create')}</LinkButton>}
      />
    );
  return (
    <EmptyState
      title={t('rooms.noneTitle')}
      text={t('rooms.noneText')}
      action={
        <LinkButton to={newGroupPath({ name: q })} icon="plus">
          {t('rooms.createNamed', { name: q })}
        </LinkButton>
      }
    />
  );
}
