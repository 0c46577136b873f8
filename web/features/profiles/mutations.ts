import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { CropKind } from '../../../contract/domains/profiles/limits.ts';
import { call } from '../../api/client.ts';
import type { Input } from '../../api/wire.ts';
import { uploadPicture } from '../media/index.ts';

export type SetPicture = DataOf<Calls['profiles.set-picture']>;
export type BasicInfo = Input<'profiles.update-basic-info'>;
export type PrivacyChange = Input<'profiles.set-privacy'>;

export const updateBasicInfo = (fields: BasicInfo) => call('profiles.update-basic-info', fields);
export const setPrivacy = (fields: PrivacyChange) => call('profiles.set-privacy', fields);

/** Sends a picture and wears it, unless it is given up. */
export async function wearPicture(
  kind: CropKind,
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<SetPicture> {
  const { aid } = await uploadPicture(picture, onProgress, signal);
  return (await call('profiles.set-picture', { kind, aid }, { signal })).data;
}

export const setNoPicture = async (kind: CropKind): Promise<SetPicture> =>
  (await call('profiles.set-picture', { kind, aid: 0 })).data;

/** Costs XGold: under the same key nothing is paid twice. */
export const changeUsername = (username: string, idempotencyKey: string) =>
  call('profiles.change-username', { username }, { idempotencyKey });

export const changeLocation = (fields: Input<'profiles.change-location'>) => call('profiles.change-location', fields);
