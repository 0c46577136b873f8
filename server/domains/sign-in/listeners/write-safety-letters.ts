import type { Listener } from '../../../platform/outbox/listener.ts';
import { accountPage, type LetterDeps, languageOf, letterOn, momentOf } from '../../members/index.ts';
import { safetyChanged, signedInFromNewDevice } from '../events.ts';
import { placeLine } from '../rules/place.ts';
import { wantsSignInLetters } from '../sql/devices.ts';

/** The page of passkeys and codes. */
const waysInPage = '/ucenter/setting/authemtication';

/** Letters that tell a member of new devices and of changed ways into the account. */
export const safetyLetters = (deps: LetterDeps): Listener[] => [
  letterOn(
    deps,
    signedInFromNewDevice,
    ({ at, device, ...where }, reader) => ({
      name: 'new_device',
      values: {
        device: device || '–',
        place: placeLine(where, languageOf(reader)) || '–',
        time: momentOf(at, reader),
      },
      page: accountPage,
    }),
    wantsSignInLetters,
  ),
  letterOn(deps, safetyChanged, ({ at, change }, reader) => ({
    name: change,
    values: { time: momentOf(at, reader) },
    page: waysInPage,
  })),
];
