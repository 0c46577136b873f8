import type { AdminAnnouncement } from '../../../../contract/domains/announcements/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askedOf, askTo } from './asked.ts';
import { usePeople } from './people.ts';
import { nameFor } from './words-draft.ts';

const columns = ['title', 'state', 'place', 'when', 'dismissed', 'acts'] as const;
const tones: Partial<Record<AdminAnnouncement['state'], TagTone>> = { running: 'success', planned: 'primary' };

/** Drafts, what is planned and runs, and what is over. */
export function AnnouncementsOffice({ list }: { list: readonly AdminAnnouncement[] }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const ended = ask === 'end' ? list.find((each) => each.id === id && each.state !== 'over') : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('announcements.console.announcements')}</h1>
        <LinkButton icon="plus" to="/operator/announcements/new">
          {t('announcements.console.newAnnouncement')}
        </LinkButton>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('announcements.console.none')} />
      ) : (
        <Table
          caption={t('announcements.console.announcements')}
          columns={columns.map((each) => t(`announcements.console.column.${each}`))}
        >
          {list.map((row) => (
            <AnnouncementRow key={row.id} row={row} />
          ))}
        </Table>
      )}
      {ended && <EndDialog key={ended.id} announcement={ended} />}
    </>
  );
}

function AnnouncementRow({ row }: { row: AdminAnnouncement }) {
  const t = useT();
  const people = usePeople();
  const { language } = useLocale();
  const label = (name: (typeof columns)[number]) => t(`announcements.console.column.${name}`);
  const where = row.countries.map((fid) => countryOfFid(fid)?.names[language]).join(', ');
  const name = nameFor(row, language);
  return (
    <Row>
      <Cell label={label('title')} anywhere>
        {row.state === 'over' ? (
          <b dir="auto">{name}</b>
        ) : (
          <Link to={`/operator/announcements/${row.id}`} className="tap link font-bold" dir="auto">
            {name}
          </Link>
        )}
      </Cell>
      <Cell label={label('state')}>
        <Tag tone={tones[row.state] ?? 'plain'}>{t(`announcements.console.state.${row.state}`)}</Tag>
      </Cell>
      <Cell label={label('place')}>
        {t(`announcements.console.place.${row.place}`)}
        <span className="block text-xs text-ink-3">{where || t('countries.everyCountry')}</span>
      </Cell>
      <Cell label={label('when')}>
        {row.from > 0 && <Moment at={row.from} className="block" />}
        {row.to > 0 && <Moment at={row.to} className="block" />}
        {row.from + row.to === 0 && '–'}
      </Cell>
      <Cell label={label('dismissed')}>{people(row.dismissed)}</Cell>
      <Cell>
        {row.state !== 'over' && (
          <LinkButton
            kind="outline"
            small
            className="whitespace-nowrap"
            to={askTo('end', row.id)}
            replace
            preventScrollReset
          >
            {t(row.state === 'draft' ? 'announcements.console.throwAway' : 'announcements.console.end')}
          </LinkButton>
        )}
      </Cell>
    </Row>
  );
}

function EndDialog({ announcement }: { announcement: AdminAnnouncement }) {
  const t = useT();
  const { id, state } = announcement;
  const form = useConsoleForm({
    ...{ does: 'announcements.end', part: 'end', about: { id }, closeTo: askTo() },
    first: () => ({}),
    act: async ({ key }) => {
      await call('announcements.end', { id }, { idempotencyKey: key });
      return t('announcements.said.ended');
    },
  });
  const isDraft = state === 'draft';
  return (
    <AskedDialog
      title={nameFor(announcement, useLocale().language)}
      word={t(isDraft ? 'announcements.console.throwAway' : 'announcements.console.end')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t(isDraft ? 'announcements.console.throwAwayText' : 'announcements.console.endText')}</p>
    </AskedDialog>
  );
}
