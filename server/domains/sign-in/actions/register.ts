import { countryOfCode, countryOfFid, countryOfIso, globalFid } from '../../../../contract/primitives/countries.ts';
import { emailTyped } from '../../../../contract/primitives/email.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import {
  cameBy,
  createMember,
  findByName,
  type NewMember,
  nameKey,
  phoneNumber,
  requireEmail,
  type SentWith,
  usernameFault,
} from '../../members/index.ts';
import { refuseBarredAddress } from '../../moderation/index.ts';
import { type ChosenPassword, chosenPassword, hashPassword, spendImage, spendPhoneCode } from '../../proofs/index.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import type { SessionUser } from '../present.ts';
import { openSession } from '../sessions.ts';

export interface RegisterDeps extends LogInDeps {
  sms: Sms;
  siteName: string;
}

interface Form extends SentWith {
  username: string;
  password: string;
  password2: string;
  nationality: string;
  cityname: string;
  idhash: string;
  VerificationCode: string;
}

/** Checks a registration by e-mail: the fields, then the name, then the image (one try), then the address. */
export async function checkEmailForm(ctx: Ctx, deps: RegisterDeps, form: Form & { email: string }): Promise<NewMember> {
  const email = emailTyped(form.email);
  const chosen = await checkCommon(form, deps.siteName);
  await requireEmail(ctx, deps.settings, email);
  await refuseTakenName(ctx, form.username);
  if (!(await spendImage(ctx, form.idhash, form.VerificationCode))) refuse('accounts.wrong_image_code');
  const countryFid = countryOfIso(form.nationality)?.fid ?? globalFid;
  return { ...(await common(form, chosen)), email, countryFid };
}

/** Checks a registration by phone. Where a carrier is configured the code is the one sent, else the image's. */
export async function checkPhoneForm(
  ctx: Ctx,
  deps: RegisterDeps,
  form: Form & { mobile: string; cid?: number | undefined; country?: string | undefined },
): Promise<NewMember> {
  const country =
    (form.cid === undefined ? countryOfCode(form.country) : countryOfFid(form.cid)) ??
    refuse('accounts.unknown_country');
  const phone = phoneNumber(form.mobile, country);
  if ('fault' in phone) refuse(phone.fault);
  const { number } = phone;
  const chosen = await checkCommon(form, deps.siteName);
  await refuseTakenName(ctx, form.username);
  await spendCodeOfForm(ctx, deps, form, number);
  const member = await common(form, chosen);
  const nationality = member.nationality || country.iso;
  return { ...member, nationality, phone: number, phoneVerified: deps.sms.offered, countryFid: country.fid };
}

/** Makes the member and logs them in. */
export async function register(ctx: Ctx, deps: RegisterDeps, member: NewMember): Promise<SessionUser> {
  await refuseBarredAddress(ctx);
  const identity = await createMember(ctx, deps.settings, member);
  return openSession(ctx, deps, identity, 'site', 'password');
}

/** What both forms have in common: the name, and the password that was chosen. */
function checkCommon(form: Form, siteName: string): Promise<ChosenPassword> {
  const fault = usernameFault(form.username, siteName);
  if (fault) refuse(fault);
  return chosenPassword(form.password, form.password2);
}

/** Anybody may ask whether a name is taken; whether an address or number is, only with a right image. */
async function refuseTakenName({ db }: Ctx, username: string): Promise<void> {
  if ((await findByName(db, nameKey(username))) !== undefined) refuse('accounts.already_exists');
}

async function spendCodeOfForm(ctx: Ctx, deps: RegisterDeps, form: Form, phone: string): Promise<void> {
  if (deps.sms.offered) {
    const right = await spendPhoneCode(ctx, deps.secret, phone, form.VerificationCode);
    if (!right) refuse('accounts.wrong_mobile_code');
  } else if (!(await spendImage(ctx, form.idhash, form.VerificationCode))) refuse('accounts.wrong_image_code');
}

async function common(form: Form, chosen: ChosenPassword): Promise<Omit<NewMember, 'countryFid'>> {
  return {
    username: form.username,
    passwordHash: await hashPassword(chosen),
    nationality: /^[A-Za-z]{2}$/.test(form.nationality) ? form.nationality.toUpperCase() : '',
    cityname: form.cityname.trim(),
    ...cameBy(form),
  };
}
