import { languages } from '../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../platform/context.ts';
import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { langCookie } from '../../platform/http/page-cookie.ts';
import { mayModerate, silenceOf } from '../moderation/index.ts';
import { checkCredentials } from './actions/check-credentials.ts';
import { logIn } from './actions/log-in.ts';
import { clearPageCookie, logOut, openPageSession } from './actions/page-session.ts';
import type { LogInDeps } from './log-in-deps.ts';
import { roleFlags } from './policy.ts';
import { ownSanction } from './reads/own-sanction.ts';
import { storedInfo } from './reads/stored-info.ts';

type SessionCall =
  | 'accounts.login'
  | 'accounts.login-creator'
  | 'accounts.open-page-session'
  | 'accounts.save-user-info'
  | 'accounts.logout'
  | 'accounts.store-user-info'
  | 'accounts.store-info'
  | 'accounts.logout-creator'
  | 'accounts.clear-user-info'
  | 'accounts.choose-lang'
  | 'accounts.get-lang'
  | 'accounts.auth'
  | 'accounts.own-sanction'
  | 'accounts.is-creator';

/** Version that the creator site tells its client (D1 §7). */
export const creatorVersion = '5.1.3';
const yearSeconds = 365 * 86_400;

interface Credentials {
  username: string;
  password: string;
}

/** Handlers of log-in, log-out and the cookies beside them. */
export function sessionHandlers(deps: LogInDeps): Handlers<SessionCall> {
  const check = (ctx: Ctx, input: Credentials) => checkCredentials(ctx, deps.settings, input);
  const openPages = async (ctx: MemberCtx, asked?: { uid?: number | undefined; remember?: boolean | undefined }) => ({
    uid: await openPageSession(ctx, asked),
  });
  const leave = async (ctx: MemberCtx) => {
    await logOut(ctx);
    return {};
  };
  return {
    'accounts.login': prepared(check, (ctx, _, credited) => logIn(ctx, deps, { ...credited, kind: 'site' })),
    'accounts.login-creator': prepared(check, async (ctx, _, credited) => {
      const user = await logIn(ctx, deps, { ...credited, kind: 'creator' });
      ctx.answer.header('x-version', creatorVersion);
      return user;
    }),
    'accounts.open-page-session': (ctx, asked) => openPages(ctx, asked),
    'accounts.save-user-info': ({ actor }) => ({ uid: actor.uid }),
    'accounts.logout': leave,
    'accounts.store-user-info': (ctx) => openPages(ctx),
    'accounts.store-info': storedInfo,
    'accounts.logout-creator': leave,
    'accounts.clear-user-info': (ctx) => {
      clearPageCookie(ctx);
      return {};
    },
    'accounts.choose-lang': (ctx, { lang }) => {
      ctx.answer.cookie(langCookie, lang, { maxAgeSeconds: yearSeconds, sameSite: 'Strict' });
      return {};
    },
    'accounts.get-lang': ({ asked }) => ({
      langLocal: languages.find((language) => language === asked.cookies[langCookie]) ?? 'en',
    }),
    'accounts.auth': ({ actor }, { scene }) => ({
      auth: roleFlags(scene, {
        speaks: actor !== null && silenceOf(actor) === undefined,
        moderates: actor !== null && mayModerate(actor),
      }),
    }),
    'accounts.own-sanction': ownSanction,
    'accounts.is-creator': ({ actor }) => ({ isCreator: actor.isCreator ? 1 : 0 }),
  };
}
