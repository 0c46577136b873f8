import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Looks for somebody to write to; a link's form, so that it works without script. */
export function FindMember({ q = '', share }: { q?: string; share?: string | undefined }) {
  const t = useT();
  return (
    <Form action="/message/new" className="input chat-find-field" role="search" aria-label={t('messages.find')}>
      <Icon name="search" size="s" className="text-ink-3" />
      <EarlyInput
        type="search"
        name="q"
        defaultValue={q}
        maxLength={20}
        autoComplete="off"
        aria-label={t('messages.find')}
        placeholder={t('messages.find')}
      />
      {share !== undefined && <input type="hidden" name="share" value={share} />}
    </Form>
  );
}
