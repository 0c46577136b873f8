import { useId, useState } from 'react';
import type { TagRow } from '../../../../contract/domains/topics/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Tag } from '../../../design/parts.tsx';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

const InterestsDialog = drawn(
  part({ for: 'pressed', load: () => import('./InterestsDialog.tsx') }),
  (m) => m.InterestsDialog,
);

/** The reader's own interests, and the way to choose. */
export function Interests({ tags }: { tags: readonly TagRow[] }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const heading = useId();
  const [open, setOpen] = useState(false);
  const own = tags.filter((tag) => tag.chosen === 1);
  return (
    <section className="border-t border-line p-4 sm:p-5" aria-labelledby={heading}>
      <div className="mb-3 flex items-center gap-3">
        <h3 id={heading} className="heading flex-1 text-lg">
          {t('topics.interests')}
        </h3>
        <Button kind="outline" small onClick={() => setOpen(true)}>
          {t('topics.choose')}
        </Button>
      </div>
      {own.length === 0 ? (
        <p className="text-sm text-ink-2">{t('topics.noInterests')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {own.map((tag) => (
            <li key={tag.tagid}>
              <Tag tone="primary">{tag.tagname}</Tag>
            </li>
          ))}
        </ul>
      )}
      <InterestsDialog
        wanted={open}
        onFailed={() => setOpen(false)}
        open={open}
        tags={tags}
        onClose={() => setOpen(false)}
        onSaved={revalidate}
      />
    </section>
  );
}
