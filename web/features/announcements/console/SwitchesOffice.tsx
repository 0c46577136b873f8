import { announcementLimits, type SwitchMode, switchModes } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminSwitch } from '../../../../contract/domains/announcements/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { CountriesField } from './ReaderFields.tsx';

const columns = ['feature', 'mode', 'acts'] as const;
const tones: Record<SwitchMode, TagTone> = { on: 'success', some: 'primary', off: 'danger' };

/** The same page with the question about one switch, or with none. */
const askAbout = (name = ''): string => `?${new URLSearchParams({ ...(name && { change: name }) })}`;

/** Every feature that operators may switch off, and for whom each is on. */
export function SwitchesOffice({ list }: { list: readonly AdminSwitch[] }) {
  const t = useT();
  const name = useSearch().get('change');
  const changed = list.find((each) => each.name === name);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('announcements.console.switches')}</h1>
      <p className="px-4 text-sm text-ink-2 sm:px-0">{t('announcements.console.switchesText')}</p>
      <Table
        caption={t('announcements.console.switches')}
        columns={columns.map((each) => t(`announcements.console.column.${each}`))}
      >
        {list.map((row) => (
          <Row key={row.name}>
            <Cell label={t('announcements.console.column.feature')} anywhere>
              <b>{row.label}</b>
            </Cell>
            <Cell label={t('announcements.console.column.mode')}>
              <Tag tone={tones[row.mode]}>{t(`announcements.console.mode.${row.mode}`)}</Tag>
              {row.mode === 'some' && <ForWhom of={row} />}
            </Cell>
            <Cell>
              <LinkButton kind="outline" small to={askAbout(row.name)} replace preventScrollReset>
                {t('announcements.console.change')}
              </LinkButton>
            </Cell>
          </Row>
        ))}
      </Table>
      {changed && <SwitchDialog key={`${changed.name} ${changed.version}`} of={changed} />}
    </>
  );
}

function ForWhom({ of: { countries, share } }: { of: AdminSwitch }) {
  const t = useT();
  const { language } = useLocale();
  const where = countries.map((fid) => countryOfFid(fid)?.names[language]).join(', ');
  return (
    <span className="block text-xs text-ink-3">
      {[where || t('countries.everyCountry'), share < 100 && t('announcements.console.shareOf', { share })]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}

function SwitchDialog({ of }: { of: AdminSwitch }) {
  const t = useT();
  const { name, label, version } = of;
  const form = useConsoleForm({
    ...{ does: 'announcements.save-switch', part: 'switch', about: {}, version, closeTo: askAbout() },
    first: () => ({
      ...{ mode: of.mode as string, countries: of.countries.join(), share: String(of.share), reason: '', name },
    }),
    act: async ({ draft, version: seen, key }) => {
      const sent = { ...draft, mode: draft.mode as SwitchMode, version: seen };
      await call('announcements.save-switch', sent, { idempotencyKey: key });
      return t('announcements.said.switched');
    },
  });
  const scripted = useScripted();
  const countries = form.field('countries');
  const hidden = form.field('name');
  return (
    <AskedDialog
      title={label}
      word={t('shell.save')}
      kind={form.draft.mode === 'off' ? 'danger' : 'primary'}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <input type="hidden" form={hidden.form} name={hidden.name} value={name} />
        <Select label={t('announcements.console.column.mode')} {...form.field('mode')}>
          {switchModes.map((each) => (
            <option key={each} value={each}>
              {t(`announcements.console.mode.${each}`)}
            </option>
          ))}
        </Select>
        {form.draft.mode === 'off' && <p className="hint">{t('announcements.console.offText')}</p>}
        <div className="flex flex-col gap-3" hidden={scripted && form.draft.mode !== 'some'}>
          <CountriesField
            value={form.draft.countries}
            onChange={(list) => form.change({ countries: list })}
            field={{ form: countries.form, name: countries.name }}
            error={countries.error}
          />
          <TextInput
            label={t('announcements.console.field.share')}
            hint={t('announcements.console.hint.share')}
            inputMode="numeric"
            {...form.line('share', 3)}
          />
        </div>
        <TextInput
          label={t('operators.reason')}
          hint={t('operators.reasonHint')}
          dir="auto"
          {...form.line('reason', announcementLimits.reason)}
        />
      </div>
    </AskedDialog>
  );
}
