import { z } from 'zod';
import { defineCall, type FileAnswer } from '../../call.ts';
import { dateline, id, idField } from '../../primitives/fields.ts';
import { ownerProof, proofRefusals } from '../proofs/proof.ts';

/** The export asked for last. */
export const exportState = z.object({
  id,
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Hundredths of the work done. */
  progress: z.int().min(0).max(100),
  asked: dateline,
  /** Of the ZIP; 0 until it is ready. */
  bytes: z.int().min(0),
  /** The file is gone after it; 0 until it is ready. */
  expires: dateline,
  /** Another one can be asked for from then on. */
  next: dateline,
});

export const privacyCalls = {
  'privacy.data-export': defineCall({
    method: 'GET',
    path: '/v5/user/export',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'How far the export of the caller’s data is; null where none was asked for.',
    output: z.object({ export: exportState.nullable() }),
  }),
  'privacy.make-data-export': defineCall({
    method: 'POST',
    path: '/v5/user/export/make',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary:
      'Begins the export of all that is the caller’s: a ZIP of JSON and pictures, stored seven days. Asks the owner for a proof.',
    signs: z.object(ownerProof),
    output: z.object({ export: exportState }),
    refusals: [...proofRefusals, 'accounts.export_recent'],
    writes: true,
    limit: 'code',
  }),
  'privacy.data-export-file': defineCall({
    method: 'POST',
    path: '/v5/user/export/file',
    envelope: 'file',
    access: 'member',
    whileBanned: true,
    summary: 'The ZIP of an export, for its owner alone, who is asked for a proof: it holds all that is theirs.',
    signs: z.object({ ...ownerProof, id: idField }),
    output: z.custom<FileAnswer>(),
    refusals: [...proofRefusals, 'accounts.export_missing'],
    limit: 'code',
  }),
  'privacy.delete-account': defineCall({
    method: 'POST',
    path: '/v5/user/deletion/request',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary:
      'Asks for the deletion of the account in 14 days; all sessions end, and a log-in until then takes it back.',
    signs: z.object(ownerProof),
    output: z.object({ due: dateline }),
    refusals: proofRefusals,
    writes: true,
    limit: 'code',
  }),
} as const;
