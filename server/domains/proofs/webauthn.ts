/** What makes and checks passkeys, loaded with the first one: its certificates take more memory than all other proofs. */
export const webauthn = () => import('@simplewebauthn/server');
