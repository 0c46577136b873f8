import { type NoticeSort, noticeSorts } from '../../../../contract/domains/notices/limits.ts';
import { Switch } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NoticeSettings } from '../queries.ts';
import { useNoticeSettings } from '../use-settings.ts';
import { DeviceCard } from './DeviceCard.tsx';

type Controller = ReturnType<typeof useNoticeSettings>;

/** What a member is notified of: on the site, on devices, in e-mails. */
export function NoticeSettingsScreen({ first }: { first: NoticeSettings }) {
  const t = useT();
  const controller = useNoticeSettings(first);
  const title = t('notices.settings.title');
  return (
    <>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <DeviceCard />
      <Card title={t('notices.settings.site')}>
        <p className="text-sm text-ink-2">{t('notices.settings.siteText')}</p>
        <SortSwitches controller={controller} list="muted" sorts={noticeSorts.filter((sort) => sort !== 'system')} />
      </Card>
      <Card title={t('notices.settings.pushSorts')}>
        <SortSwitches controller={controller} list="push_muted" sorts={noticeSorts} />
      </Card>
      <QuietHours controller={controller} />
      <Card title={t('notices.settings.digest')}>
        <Switch
          checked={controller.settings.digest === 1}
          onChange={(event) => controller.change({ digest: event.target.checked ? 1 : 0 })}
        >
          {t('notices.settings.digestText')}
        </Switch>
      </Card>
    </>
  );
}

interface SortSwitchesProps {
  controller: Controller;
  list: 'muted' | 'push_muted';
  sorts: readonly NoticeSort[];
}

function SortSwitches({ controller, list, sorts }: SortSwitchesProps) {
  const t = useT();
  return sorts.map((sort) => (
    <Switch
      key={sort}
      checked={!controller.settings[list].includes(sort)}
      onChange={(event) => controller.setNotified(list, sort, event.target.checked)}
    >
      {t(`notices.sort.${sort}`)}
    </Switch>
  ));
}

function QuietHours({ controller: { settings, change } }: { controller: Controller }) {
  const t = useT();
  const on = settings.quiet === 1;
  // Emptying a field leaves the stored time as it is.
  const set = (name: 'quiet_from' | 'quiet_to', clock: string) => clock !== '' && change({ [name]: clock });
  return (
    <Card title={t('notices.settings.quiet')}>
      <Switch checked={on} onChange={(event) => change({ quiet: event.target.checked ? 1 : 0 })}>
        {t('notices.settings.quietText')}
      </Switch>
      {on && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          <TextInput
            type="time"
            label={t('notices.settings.quietFrom')}
            key={`from${settings.quiet_from}`}
            defaultValue={settings.quiet_from}
            onBlur={(event) => event.target.value !== settings.quiet_from && set('quiet_from', event.target.value)}
          />
          <TextInput
            type="time"
            label={t('notices.settings.quietTo')}
            key={`to${settings.quiet_to}`}
            defaultValue={settings.quiet_to}
            onBlur={(event) => event.target.value !== settings.quiet_to && set('quiet_to', event.target.value)}
          />
        </div>
      )}
    </Card>
  );
}
