import type { Said } from '../../../contract/primitives/said.ts';
import { useRootData } from '../../session/root-data.ts';

const logIns = ['sign-in.login', 'sign-in.login-code', 'sign-in.send-login-code', 'sign-in.login-email'];
const registrations = ['sign-in.register-email', 'sign-in.register-mobile'];

function useSaidOf(calls: readonly string[]): Said | null {
  const { said } = useRootData();
  return said && calls.includes(said.call) ? said : null;
}

/** What a log-in by form was answered, in whichever of its steps; null for most pages. */
export const useSaidLogin = (): Said | null => useSaidOf(logIns);

/** What a registration by form was answered. */
export const useSaidRegistration = (): Said | null => useSaidOf(registrations);

/** What either was answered. */
export const useSaidEntry = (): Said | null => useSaidOf([...logIns, ...registrations]);
