import type { FormCase } from '../../../../tests/faults/support/form-case.ts';

/** The form of a list of notices. */
export function forms(): Record<string, FormCase> {
  return {
    'notices.mark-read': {
      fields: () => ({ type: 'systems' }),
      done: async () => 0,
    },
  };
}
