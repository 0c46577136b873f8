import { z } from 'zod';
import { dateline, text } from '../../primitives/fields.ts';
import { secondStepLimits } from './limits.ts';
import { encoded } from './proof.ts';

/** A code is on its way; the seconds until another can be asked for. */
export const codeSent = z.object({ email: z.string(), seconds: z.int().min(0) });

/** A passkey as its owner sees it. */
export const passkeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** It is stored on several devices of its owner. */
  synced: z.boolean(),
  created: dateline,
  /** 0 for never. */
  last_used: dateline,
});

export const passkeyId = encoded(1400).min(1);
export const passkeyName = text(secondStepLimits.passkeyName);
