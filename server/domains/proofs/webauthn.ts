/** What makes and checks passkeys, loaded with the first one: its certificates take more memory than all other accounts. */
export const webauthn = () => import('@simplewebauthn/server');
