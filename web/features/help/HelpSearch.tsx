import { type FormEvent, useState } from 'react';
import { EmptyState } from '../../design/EmptyState.tsx';
import { TextInput } from '../../design/fields.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { type HelpPart, helpParts, holds, questionsOf } from './questions.ts';

/**
 * Questions and answers about the site, searched on the device as one types. Without script the browser sends what was
 * typed as `?q`, and opens an answer by itself.
 */
export function HelpSearch({ asked, parts = helpParts }: { asked: string; parts?: readonly HelpPart[] }) {
  const t = useT();
  const { siteName } = useRootData();
  const [typed, setTyped] = useState(asked);
  const search = typed.trim();
  const found = parts
    .map((part) => ({
      part,
      questions: questionsOf(part).filter(({ q, a }) =>
        holds(search, t(q, { site: siteName }), t(a, { site: siteName }), t(`help.${part.id}.title`)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <>
      <search className="card">
        <form onSubmit={(event: FormEvent) => event.preventDefault()}>
          <TextInput
            label={t('help.search')}
            name="q"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            before={<Icon name="search" />}
          />
          <p className="sr-only" role="status">
            {search !== '' &&
              t('help.found', { count: found.reduce((sum, { questions }) => sum + questions.length, 0) })}
          </p>
        </form>
      </search>
      {found.length === 0 && <EmptyState title={t('help.none')} text={t('help.noneText')} />}
      {found.map(({ part, questions }) => (
        <section key={part.id} className="card" aria-labelledby={`help-${part.id}`}>
          <h2 id={`help-${part.id}`} className="heading scroll-mt-20 pb-1 text-lg">
            {t(`help.${part.id}.title`)}
          </h2>
          {questions.map(({ id, q, a }) => (
            <details key={id} id={id} open={search !== '' || undefined} className="group border-t border-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 text-md font-medium">
                <span className="min-w-0 flex-1">{t(q, { site: siteName })}</span>
                <Icon name="chevron-down" size="s" className="text-ink-3 group-open:rotate-180" />
              </summary>
              <p className="pb-4 text-base wrap-break-word whitespace-pre-line text-ink-2">
                {t(a, { site: siteName })}
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}
