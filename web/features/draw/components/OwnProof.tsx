import { useState } from 'react';
import type { DrawProof, DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { part } from '../../../parts/part.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { ticketWords } from '../written.ts';
import { Figures } from './Figures.tsx';

const computing = part({ for: 'pressed', load: () => import('../own-proof.ts') });

interface Found {
  entry: DrawProof;
  fits: boolean;
}

/** The reader's own ticket in the closed list: fetched when it is asked for, and computed up to the root here. */
export function OwnProof({ draw: { drawid, own_ticket, root } }: { draw: DrawView }) {
  const t = useT();
  const act = useAct();
  const uid = useSession()?.uid ?? 0;
  const [found, setFound] = useState<Found | null>(null);
  if (own_ticket === 0 || root === '') return null;
  const look = () =>
    void act.run(async () => {
      const [{ leadsToRoot }, { data }] = await Promise.all([computing(), call('draw.proof', { drawid })]);
      setFound({ entry: data, fits: leadsToRoot(data, { uid, root }) });
    });
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('draw.own.title')}</h2>
      </div>
      <p className="text-sm text-ink-2">{t('draw.own.text', { ticket: ticketWords(own_ticket) })}</p>
      {found ? (
        <OwnFound {...found} />
      ) : (
        <Button
          {...{ kind: 'outline', icon: 'search', className: 'scripted mt-3' }}
          busy={act.busy && t('shell.working')}
          onClick={look}
        >
          {t('draw.own.find')}
        </Button>
      )}
      {act.error && <Note tone="error">{act.error}</Note>}
      <noscript>
        <a href={`/v5/jackpot/${drawid}/proof`} className="link inline-flex min-h-11 items-center">
          {t('draw.own.data')}
        </a>
      </noscript>
    </section>
  );
}

function OwnFound({ entry, fits }: Found) {
  const t = useT();
  const { place, entries, weight, salt, leaf, holder, proof } = entry;
  return (
    <>
      <div className="mt-3" role="status">
        <Note tone={fits ? 'success' : 'error'}>
          {t(fits ? 'draw.own.fits' : 'draw.own.differs', { place, count: entries })}
        </Note>
      </div>
      <details open={!fits}>
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm">
          {t('draw.own.values')}
        </summary>
        <p className="text-sm text-ink-2">{t('draw.own.valuesText', { count: weight })}</p>
        <Figures label={t('draw.own.salt')} hex={salt} />
        <Figures label={t('draw.own.holder')} hex={holder} />
        <Figures label={t('draw.own.leaf')} hex={leaf} />
        {proof.map((hex, at) => (
          <Figures key={hex} label={t('draw.own.neighbour', { at: at + 1 })} hex={hex} />
        ))}
      </details>
    </>
  );
}
