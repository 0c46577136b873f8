import type { Said } from '../../../contract/primitives/said.ts';
import { useRootData } from '../../session/root-data.ts';

/** What a log-in by form was answered, in either of its steps; null for most pages. */
export function useSaidLogin(): Said | null {
  const { said } = useRootData();
  return said && ['sign-in.login', 'sign-in.login-code'].includes(said.call) ? said : null;
}
