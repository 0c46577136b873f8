import type { RefusalName } from '../../contract/refusals.ts';

export interface RefusalDetail {
  /** Values of the message's placeholders. */
  values?: Record<string, string | number>;
  /** Figures that travel beside the message. */
  extra?: Record<string, unknown>;
  /** Fields that broke a limit; `text` is a text id. */
  issues?: { field: string; text: string; values?: Record<string, string | number> }[];
  retryAfterSeconds?: number;
}

/** An expected refusal on its way to the wire. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly detail: RefusalDetail;

  constructor(refusal: RefusalName, detail: RefusalDetail = {}) {
    super(refusal);
    this.name = 'Refusal';
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** Ends the call with an expected refusal. */
export function refuse(name: RefusalName, detail?: RefusalDetail): never {
  throw new Refusal(name, detail);
}

/** Ends the call because of one field of its input that no schema can judge. */
export const refuseField = (
  field: string,
  text = 'wire.issue.invalid',
  values: Record<string, string | number> = {},
): never => refuse('wire.bad_input', { issues: [{ field, text, values }] });
