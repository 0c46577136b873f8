import { useState } from 'react';

type Issues = Readonly<Record<string, string>>;

/** The sentences under fields that stand as they were sent: what was said of a field isn't true any more once it is changed. */
export function useUnchanged(issues: Issues): { unchanged: Issues; change: (field: string) => void } {
  const [changed, setChanged] = useState<{ of: Issues; fields: readonly string[] }>({ of: issues, fields: [] });
  const fields = changed.of === issues ? changed.fields : [];
  return {
    unchanged: Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field))),
    change: (field) => setChanged({ of: issues, fields: [...fields, field] }),
  };
}
