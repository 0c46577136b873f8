import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
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

const columns = ['title', 'state', 'channel', 'sent', 'opened', 'leftOut', 'acts'] as const;
const tones: Partial<Record<AdminCampaign['state'], TagTone>> = {
  ...{ sending: 'success', planned: 'primary', stopped: 'danger' },
};

const mayBeStopped = ({ state }: AdminCampaign): boolean => state !== 'sent' && state !== 'stopped';

/** Campaigns that are written, planned or sent, with whom they reached. */
export function CampaignsOffice({ list }: { list: readonly AdminCampaign[] }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const stopped = ask === 'stop' ? list.find((each) => each.id === id && mayBeStopped(each)) : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('announcements.switch.campaigns')}</h1>
        <LinkButton icon="plus" to="/operator/campaigns/new">
          {t('announcements.console.campaign')}
        </LinkButton>
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('announcements.console.noCampaigns')} />
      ) : (
        <Table
          caption={t('announcements.switch.campaigns')}
          columns={columns.map((each) => t(`announcements.console.column.${each}`))}
        >
          {list.map((row) => (
            <CampaignRow key={row.id} row={row} />
          ))}
        </Table>
      )}
      {stopped && <StopDialog key={stopped.id} campaign={stopped} />}
    </>
  );
}

function CampaignRow({ row }: { row: AdminCampaign }) {
  const t = useT();
  const people = usePeople();
  const name = nameFor(row, useLocale().language);
  const label = (name: (typeof columns)[number]) => t(`announcements.console.column.${name}`);
  const isDraft = row.state === 'draft';
  return (
    <Row>
      <Cell label={label('title')} anywhere>
        {isDraft ? (
          <Link to={`/operator/campaigns/${row.id}`} className="tap link font-bold" dir="auto">
            {name}
          </Link>
        ) : (
          <b dir="auto">{name}</b>
        )}
      </Cell>
      <Cell label={label('state')}>
        <Tag tone={tones[row.state] ?? 'plain'}>{t(`announcements.console.state.${row.state}`)}</Tag>
        {row.at > 0 && <Moment at={row.at} className="block text-xs text-ink-3" />}
        {row.waiting.count + row.waiting.few > 0 && (
          <span className="block text-xs text-ink-3">
            {t('announcements.console.waiting', { people: people(row.waiting) })}
          </span>
        )}
      </Cell>
      <Cell label={label('channel')}>{t(`announcements.console.channel.${row.channel}`)}</Cell>
      <Cell label={label('sent')}>{isDraft ? '–' : people(row.sent)}</Cell>
      <Cell label={label('opened')}>{isDraft ? '–' : people(row.opened)}</Cell>
      <Cell label={label('leftOut')}>{isDraft ? '–' : people(row.left_out)}</Cell>
      <Cell>
        {mayBeStopped(row) && (
          <LinkButton
            kind="outline"
            small
            className="whitespace-nowrap"
            to={askTo('stop', row.id)}
            replace
            preventScrollReset
          >
            {t(isDraft ? 'announcements.console.throwAway' : 'announcements.console.stop')}
          </LinkButton>
        )}
      </Cell>
    </Row>
  );
}

function StopDialog({ campaign }: { campaign: AdminCampaign }) {
  const t = useT();
  const { id, state } = campaign;
  const form = useConsoleForm({
    ...{ does: 'announcements.stop-campaign', part: 'stop', about: { id }, closeTo: askTo() },
    first: () => ({}),
    act: async ({ key }) => {
      await call('announcements.stop-campaign', { id }, { idempotencyKey: key });
      return t('announcements.said.stopped');
    },
  });
  const isDraft = state === 'draft';
  return (
    <AskedDialog
      title={nameFor(campaign, useLocale().language)}
      word={t(isDraft ? 'announcements.console.throwAway' : 'announcements.console.stop')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t(isDraft ? 'announcements.console.throwAwayText' : 'announcements.console.stopText')}</p>
    </AskedDialog>
  );
}
