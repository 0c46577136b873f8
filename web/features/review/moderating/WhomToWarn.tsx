import type { ReactNode } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

interface WhomToWarnProps {
  /** Names a member. */
  field: ReactNode;
  /** Why that member can't be warned; empty where none was named. */
  why: string;
}

/** Asks whom to warn, and says why another one can't be. */
export function WhomToWarn({ field, why }: WhomToWarnProps) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('moderation.warn.whom')}</h1>
      <Card>
        <Form action="/operator/warn" className="flex flex-col gap-4">
          {why && <Note tone="warning">{why}</Note>}
          {field}
          <Button type="submit" className="self-start">
            {t('moderation.warn.go')}
          </Button>
        </Form>
      </Card>
    </>
  );
}
