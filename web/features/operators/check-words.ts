/** What each check proves, in words; one without words is shown by its name. */
export const proves: Record<string, string> = {
  chain: 'operators.checks.chain',
  ledger: 'operators.checks.ledger',
  references: 'operators.checks.references',
  'push-service': 'operators.checks.push',
  'mail-service': 'operators.checks.mail',
  'sms-service': 'operators.checks.sms',
  'login-service': 'operators.checks.login',
};
