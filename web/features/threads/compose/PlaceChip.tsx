import { useDeferredValue, useEffect, useState } from 'react';
import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { useLocation } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { isSettled } from './compose-state.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';

const PlaceSheet = lazyPart(
  () => import('./PlaceSheet.tsx'),
  (m) => m.PlaceSheet,
  ['threads'],
);
const guessing = lazyModule(() => import('./guess-place.ts'));

/** Where the post goes: guessed from its words as they come, until the writer chooses. */
export function PlaceChip({ store }: { store: ComposeStore }) {
  const t = useT();
  const types = useThreadTypes();
  const place = useComposed(store, (state) => state.place);
  const [open, setOpen] = useState(false);
  useAsked(store, types);
  useGuess(store, types);
  const shown = types?.find(({ typeid }) => typeid === place.typeid);
  const isSet = place.chosen || place.typeid !== 0;
  if (types?.length === 0) return null;
  return (
    <div className="flex min-h-11 items-center">
      <button
        type="button"
        className="compose-chip"
        data-set={isSet ? '' : undefined}
        aria-haspopup="dialog"
        disabled={!types}
        onClick={() => setOpen(true)}
      >
        <Icon name={isSet && shown ? shown.icon : 'list'} size="s" />
        <span dir="auto">{isSet && shown ? shown.name : t('threads.chooseBoard')}</span>
        <Icon name="chevron-down" size="s" />
      </button>
      <Late wanted={open} onFailed={() => setOpen(false)}>
        <PlaceSheet
          open={open}
          types={types ?? []}
          place={place}
          onChoose={(typeid) => store.dispatch({ kind: 'place', place: { typeid, chosen: true } })}
          onClose={() => setOpen(false)}
        />
      </Late>
    </div>
  );
}

/** The board that the address names is chosen, unless the draft has one of its own. */
function useAsked(store: ComposeStore, types: readonly ThreadType[] | undefined): void {
  const asked = new URLSearchParams(useLocation().search).get('typeid');
  useEffect(() => {
    const type = types?.find(({ typeid }) => String(typeid) === asked);
    if (!type || store.get().place.chosen) return;
    store.dispatch({ kind: 'place', place: { typeid: type.typeid, chosen: true } });
  }, [store, types, asked]);
}

/** What a thread of the writer's country may be about; undefined until it is known. */
function useThreadTypes(): readonly ThreadType[] | undefined {
  const fid = useSession()?.countryFid;
  const [types, setTypes] = useState<readonly ThreadType[]>();
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const { data } = await call('countries.forum-phone-nav', { fid });
      if (wanted) setTypes(data.all_type);
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, [fid]);
  return types;
}

/** Guesses when there is time, and never over a choice. */
function useGuess(store: ComposeStore, types: readonly ThreadType[] | undefined): void {
  const asks = useComposed(store, (state) => !state.place.chosen && !isSettled(state));
  const subject = useDeferredValue(useComposed(store, (state) => (state.place.chosen ? '' : state.subject)));
  const text = useDeferredValue(useComposed(store, (state) => (state.place.chosen ? '' : state.text.slice(0, 1500))));
  useEffect(() => {
    if (!asks || !types) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const found = await quietly(guessing());
      const typeid = found?.guessPlace({ subject, text }, types) ?? 0;
      if (wanted && typeid !== store.get().place.typeid) {
        store.dispatch({ kind: 'place', place: { typeid, chosen: false } });
      }
    }, 400);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [store, types, asks, subject, text]);
}
