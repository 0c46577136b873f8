import type { Listener } from '../../../platform/outbox/listener.ts';
import { accountPage, emailOn, languageOf, type MailDeps, momentOf } from '../../members/index.ts';
import { safetyChanged, signedInFromNewDevice } from '../events.ts';
import { placeLine } from '../rules/place.ts';
import { wantsSignInAlerts } from '../sql/devices.ts';

/** The page of passkeys and codes. */
const waysInPage = '/ucenter/setting/authemtication';

/** E-mails to a member about new devices and about changed ways into the account. */
export const safetyEmails = (deps: MailDeps): Listener[] => [
  emailOn(
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
    wantsSignInAlerts,
  ),
  emailOn(deps, safetyChanged, ({ at, change }, reader) => ({
    name: change,
    values: { time: momentOf(at, reader) },
    page: waysInPage,
  })),
];
