import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { pageForm } from '../../contract/primitives/page-form.ts';
import { LoadingBar } from '../design/LoadingBar.tsx';
import { Toasts } from '../design/Toasts.tsx';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';
import { useNavigation } from '../router/hooks.ts';
import { useLoadingBar } from '../router/loading-bar.tsx';
import { useLocale } from '../router/locale.ts';
import { useFrugalNetwork } from '../session/connection.ts';
import { closeDialog } from '../session/dialogs.ts';
import { useLowData } from '../session/low-data.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { countryIsSetHere } from './country-choice.ts';
import { OnTopContext } from './on-top.ts';
import { type SearchPanel, SearchPanelContext } from './search-panel.ts';
import { useShownDialog } from './shown-dialog.ts';

const CountryDialog = drawn(
  part({ for: 'pressed', load: () => import('./CountryDialog.tsx') }),
  (m) => m.CountryDialog,
);
const LanguageDialog = drawn(
  part({ for: 'pressed', load: () => import('./LanguageDialog.tsx') }),
  (m) => m.LanguageDialog,
);

const Said = drawn(part({ for: 'rare', load: () => import('./Said.tsx') }), (m) => m.Said);

interface ShellProviderProps {
  /** Dialogs of features: log-in and registration. */
  dialogs?: ReactNode;
  /** What a feature puts below every page's header. */
  onTop?: ReactNode;
  /** Fetches what is offered below the search box. */
  searchPanel?: () => Promise<SearchPanel>;
  children: ReactNode;
}

/** The dialogs, toasts and notes that belong to no single page. */
export function ShellProvider({ dialogs, onTop, searchPanel, children }: ShellProviderProps) {
  const { code } = useLocale();
  const isMember = useSession() !== null;
  const { said } = useRootData();
  const { shown, close } = useShownDialog();
  // The server's page can't know what the browser has stored; until the browser has looked, a country counts as set.
  const [isSet, setIsSet] = useState(true);
  useEffect(() => {
    // A transition, so that a dialog of the server's page stays in sight until its code is there.
    if (shown === 'country') startTransition(() => setIsSet(countryIsSetHere(code, isMember)));
  }, [shown, code, isMember]);

  const frugal = useFrugalNetwork();
  const lite = useLowData();
  useEffect(() => {
    // Low-data mode: the stylesheet stops what moves.
    document.documentElement.toggleAttribute('data-lite', frugal || lite);
  }, [frugal, lite]);

  return (
    <>
      {/* Enter in a field of the page's form presses its first button: this one, which is off. */}
      <button type="submit" form={pageForm} disabled hidden />
      <LoadingBar state={useLoadingBar()} />
      <Said wanted={said !== undefined} />
      <OnTopContext value={onTop}>
        <SearchPanelContext value={searchPanel}>{children}</SearchPanelContext>
      </OnTopContext>
      <CountryDialog
        wanted={shown === 'country'}
        onFailed={closeDialog}
        open={shown === 'country'}
        onClose={close}
        isSet={isSet}
      />
      <LanguageDialog
        wanted={shown === 'language'}
        onFailed={closeDialog}
        open={shown === 'language'}
        onClose={close}
      />
      {dialogs}
      <Toasts isLoading={useNavigation().state === 'loading'} />
    </>
  );
}
