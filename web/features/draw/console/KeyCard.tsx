import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import type { useDrawKey } from './use-draw-key.ts';

/** The key of 30 minutes with what is left of it, or the way to one (R-JCK-004). */
export function KeyCard({ held }: { held: ReturnType<typeof useDrawKey> }) {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const { key, minutes, get, end } = held;
  const press = () =>
    void act.run(async () => {
      await (key ? end() : get());
      await revalidate();
    });
  return (
    <section className="card">
      <div className="flex flex-wrap items-center gap-3">
        <Icon name="key-round" className="text-ink-3" />
        <div className="min-w-40 flex-1">
          <h2 className="text-md font-bold">{key ? t('draw.console.key', { minutes }) : t('draw.console.keyNone')}</h2>
          <p className="text-sm text-ink-2">{t(key ? 'draw.console.keyText' : 'draw.console.keyNoneText')}</p>
        </div>
        <Button
          kind={key ? 'outline' : 'primary'}
          className="scripted"
          busy={act.busy && t('shell.working')}
          onClick={press}
        >
          {t(key ? 'draw.console.keyEnd' : 'draw.console.keyGet')}
        </Button>
      </div>
      {act.error && <Note tone="error">{act.error}</Note>}
    </section>
  );
}
