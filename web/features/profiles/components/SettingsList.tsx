import { useState } from 'react';
import { countryOfCode } from '../../../../contract/primitives/countries.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { isFound } from '../../../lib/found-words.ts';
import { useTheme } from '../../../lib/theme.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useLowData } from '../../../session/low-data.ts';
import { useSession } from '../../../session/root-data.ts';
import { logOutAction, useLeaving } from '../../../session/use-leaving.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { languageNames } from '../../../shell/languages.ts';
import { useT } from '../../../texts/texts.tsx';
import { type SettingsRow, type SettingsSummary, settingsGroups } from '../settings-rows.ts';

/**
 * Every setting in one list of four groups, each row with what is set as far as it is known, and the way out; a search on top
 * finds a row by its words.
 */
export function SettingsList({ summary = {} }: { summary?: SettingsSummary }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const said = useSummaries(summary);
  const groups = settingsGroups
    .map(([group, rows]) => ({
      group,
      rows: rows.filter(({ id }) =>
        isFound([t(`profiles.settings.${id}`), t(`profiles.settings.words.${id}`), said[id] ?? ''], typed),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const hasLogOut = isFound([t('shell.logOut')], typed);
  return (
    <div className="flex flex-col gap-3">
      <div className="scripted px-4 pt-2 sm:px-0 sm:pt-0">
        <span className="input">
          <Icon name="search" />
          <EarlyInput
            type="search"
            value={typed}
            placeholder={t('profiles.settings.search')}
            aria-label={t('profiles.settings.search')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </div>
      {groups.length === 0 && !hasLogOut && (
        <EmptyState title={t('profiles.settings.none')} text={t('profiles.settings.noneText')} />
      )}
      {groups.map(({ group, rows }) => (
        <section key={group} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`} className="px-4 py-2 text-sm font-bold text-ink-3 sm:px-5">
            {t(`profiles.settings.group.${group}`)}
          </h2>
          <ul className="overflow-hidden bg-surface sm:rounded-lg sm:border sm:border-line">
            {rows.map((row) => (
              <li key={row.id} className="border-t border-line first:border-0">
                <RowLink row={row}>
                  <Icon name={row.icon} className="text-ink-2" />
                  <span className="flex min-w-0 flex-1 flex-col">
                    <span className="text-base">{t(`profiles.settings.${row.id}`)}</span>
                    {said[row.id] && (
                      <span className="truncate text-sm text-ink-3">
                        <bdi>{said[row.id]}</bdi>
                      </span>
                    )}
                  </span>
                  <Icon name="chevron-right" size="s" flip className="text-ink-3" />
                </RowLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasLogOut && <LogOutRow />}
    </div>
  );
}

const rowLook =
  'flex min-h-15 items-center gap-4 px-4 py-2 sm:px-5 hover:bg-sunken aria-[current=page]:bg-primary-soft';

function LogOutRow() {
  const t = useT();
  const { leaving, leave } = useLeaving();
  return (
    <div className="overflow-hidden bg-surface sm:rounded-lg sm:border sm:border-line">
      <FormButton
        className={`${rowLook} w-full text-start text-base`}
        action={logOutAction}
        onClick={leave}
        busy={leaving && t('profiles.account.loggingOut')}
      >
        <Icon name="log-out" className="text-ink-2" flip />
        {t('shell.logOut')}
      </FormButton>
    </div>
  );
}

function RowLink({ row, children }: { row: SettingsRow; children: React.ReactNode }) {
  const { pathname, hash } = useLocation();
  const here = pathname + hash;
  if (row.dialog)
    return (
      <DialogLink flag={row.dialog} className={rowLook}>
        {children}
      </DialogLink>
    );
  return (
    <Link to={row.to ?? '/'} className={rowLook} aria-current={row.to === here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** What is set, in words, by the row's id. */
function useSummaries({ email, devices, twoStep, quiet, hidden }: SettingsSummary): Record<string, string | undefined> {
  const t = useT();
  const { code, language } = useLocale();
  const viewer = useSession();
  const theme = useTheme();
  const lite = useLowData();
  const mail = email?.email
    ? t(email.verified ? 'profiles.settings.emailVerified' : 'profiles.settings.emailUnverified', email)
    : t('profiles.settings.emailNone');
  const quietWords = quiet ? t('profiles.settings.quiet', quiet) : t('profiles.settings.notQuiet');
  return {
    profile: viewer?.username,
    email: email && mail,
    ways:
      twoStep === undefined ? undefined : t(twoStep ? 'profiles.settings.twoStepOn' : 'profiles.settings.twoStepOff'),
    devices: devices === undefined ? undefined : t('profiles.settings.devicesCount', { count: devices }),
    country: `${countryOfCode(code)?.names[language] ?? ''}, ${languageNames[language]}`,
    appearance: [t(`shell.theme.${theme}`), lite && t('profiles.account.saveData')].filter(Boolean).join(', '),
    notifications: quiet === undefined ? undefined : quietWords,
    hidden: hidden && t('profiles.settings.hiddenCount', hidden),
    reports: undefined,
    data: t('profiles.settings.dataText'),
  };
}
