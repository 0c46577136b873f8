import { useState } from 'react';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import { type DreamState, dreamStates } from '../../../../contract/domains/threads/kinds/photo/limits.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Tag } from '../../../design/parts.tsx';
import { photoPath } from '../../../lib/photo-path.ts';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import type { DreamPage, DreamRow } from '../queries.ts';
import { askedOf, askTo } from './asked.ts';

/** Dreams, and what operators say of them: that one was helped, and how it went. */
export function DreamsOffice({ dreams }: { dreams: DreamPage }) {
  const t = useT();
  const { ask, id } = askedOf(useSearch());
  const dream = ask === 'say' ? dreams.list.find(({ tid }) => tid === id) : undefined;
  const columns = ['dream', 'state', 'acts'] as const;
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('contests.dreams')}</h1>
      {dreams.list.length === 0 ? (
        <EmptyState title={t('contests.dream.none')} />
      ) : (
        <Table caption={t('contests.dreams')} columns={columns.map((each) => t(`contests.console.column.${each}`))}>
          {dreams.list.map((row) => (
            <Row key={row.tid}>
              <Cell label={t('contests.console.column.dream')} anywhere>
                <Link to={photoPath({ tid: row.tid, fid: boardFids.dream })} className="tap link font-bold" dir="auto">
                  {row.subject}
                </Link>
                <span className="block text-xs text-ink-3">{row.author}</span>
              </Cell>
              <Cell label={t('contests.console.column.state')}>
                <Tag tone={row.state === 'asked' ? 'plain' : 'success'}>{t(`contests.console.dream.${row.state}`)}</Tag>
              </Cell>
              <Cell>
                <LinkButton kind="outline" small to={askTo('say', row.tid)} replace preventScrollReset>
                  {t('contests.console.dreamSay')}
                </LinkButton>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      <Pagination page={dreams.page} total={dreams.totalPage} />
      {dream && <DreamDialog key={dream.tid} dream={dream} />}
    </>
  );
}

function DreamDialog({ dream: { tid, subject, state } }: { dream: DreamRow }) {
  const t = useT();
  const [aid, setAid] = useState(0);
  const form = useConsoleForm({
    ...{ does: 'contests.set-dream', part: 'dream', about: { tid }, closeTo: askTo() },
    first: () => ({ state: state as string, what: '' }),
    act: async ({ draft, key }) => {
      const sent = { tid, state: draft.state as DreamState, what: draft.what, aid };
      await call('contests.set-dream', sent, { idempotencyKey: key });
      return t('contests.said.dream');
    },
  });
  return (
    <AskedDialog title={subject} word={t('shell.save')} {...form.dialog}>
      <div className="flex flex-col gap-3">
        <Select label={t('contests.console.column.state')} {...form.field('state')}>
          {dreamStates.map((each) => (
            <option key={each} value={each}>
              {t(`contests.console.dream.${each}`)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t('contests.dream.became')}
          rows={3}
          maxLength={contestLimits.dreamMax}
          {...form.field('what')}
        />
        <PictureField
          className="scripted"
          aid={aid}
          picture=""
          onChange={setAid}
          words={{
            add: t('contests.console.photo'),
            change: t('contests.console.photo'),
            remove: t('contests.console.noPhoto'),
          }}
        />
      </div>
    </AskedDialog>
  );
}
