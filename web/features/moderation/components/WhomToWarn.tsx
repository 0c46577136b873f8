import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { Form } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

interface WhomToWarnProps {
  /** The number that was asked for. */
  uid: string;
  /** Why that member can't be warned; empty where none was named. */
  why: string;
}

/** Asks for the number of the member to warn, and says why another one can't be. */
export function WhomToWarn({ uid, why }: WhomToWarnProps) {
  const t = useT();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('moderation.warn.whom')}</h1>
      <Card>
        <Form action="/operator/warn" className="flex flex-col gap-4">
          {why && <Note tone="warning">{why}</Note>}
          <TextInput
            {...{ label: t('moderation.address.uid'), name: 'uid', defaultValue: uid, maxLength: 16 }}
            {...{ inputMode: 'numeric', autoComplete: 'off', required: true }}
          />
          <Button type="submit" className="self-start">
            {t('moderation.warn.go')}
          </Button>
        </Form>
      </Card>
    </>
  );
}
