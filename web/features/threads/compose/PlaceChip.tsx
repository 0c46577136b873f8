import { useDeferredValue, useEffect, useState } from 'react';
import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Icon } from '../../../design/Icon.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useLocation } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { isSettled } from './compose-state.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';

const PlaceSheet = drawn(part({ for: 'pressed', load: () => import('./PlaceSheet.tsx') }), (m) => m.PlaceSheet);
const guessing = part({ for: 'pressed', load: () => import('./guess-place.ts') });

interface PlaceChipProps {
  store: ComposeStore;
  /** The choice of boards lies over the composer. */
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Where the post goes: the writer's last board, or another that its words speak for, until the writer chooses. */
export function PlaceChip({ store, open, setOpen }: PlaceChipProps) {
  const t = useT();
  const { types, last } = useBoards();
  const place = useComposed(store, (state) => state.place);
  const some = types !== undefined && types.length > 0;
  useEffect(() => store.dispatch({ kind: 'boards', some }), [store, some]);
  useAsked(store, types);
  useGuess(store, types, last);
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
      <PlaceSheet
        wanted={open}
        onFailed={() => setOpen(false)}
        open={open}
        types={types ?? []}
        place={place}
        last={last}
        onChoose={(typeid) => store.dispatch({ kind: 'place', place: { typeid, chosen: true } })}
        onClose={() => setOpen(false)}
      />
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

interface Boards {
  /** What a thread of the writer's country may be about; undefined until it is known. */
  types?: readonly ThreadType[];
  /** The one that they posted on last there, 0 for none. */
  last: number;
}

function useBoards(): Boards {
  const fid = useSession()?.countryFid;
  const [boards, setBoards] = useState<Boards>({ last: 0 });
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const [{ data }, last] = await Promise.all([
        call('countries.forum-phone-nav', { fid }),
        quietly(call('threads.last-board', { country_fid: fid })),
      ]);
      const types = data.all_type;
      const isThere = types.some(({ typeid }) => typeid === last?.data.typeid);
      if (wanted) setBoards({ types, last: isThere && last ? last.data.typeid : 0 });
    };
    void quietly(ask());
    return () => {
      wanted = false;
    };
  }, [fid]);
  return boards;
}

/** Begins with the last board, and guesses another when there is time, never over a choice. */
function useGuess(store: ComposeStore, types: readonly ThreadType[] | undefined, last: number): void {
  const asks = useComposed(store, (state) => !state.place.chosen && !isSettled(state));
  const subject = useDeferredValue(useComposed(store, (state) => (state.place.chosen ? '' : state.subject)));
  const text = useDeferredValue(useComposed(store, (state) => (state.place.chosen ? '' : state.text.slice(0, 1500))));
  useEffect(() => {
    if (!asks || !types) return;
    let wanted = true;
    const take = (typeid: number) => {
      if (typeid !== store.get().place.typeid) store.dispatch({ kind: 'place', place: { typeid, chosen: false } });
    };
    if (store.get().place.typeid === 0) take(last);
    const timer = setTimeout(async () => {
      const found = await quietly(guessing());
      if (wanted) take(found?.guessPlace({ subject, text }, types) ?? last);
    }, 400);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [store, types, last, asks, subject, text]);
}
