/** `npm run two-step-code -- SECRET` prints the code that an app with this secret shows now: for trying an operator's login out. */
import { Secret, TOTP } from 'otpauth';

const secret = process.argv.slice(2).join('').toUpperCase();
if (/^[A-Z2-7]{16,64}$/.test(secret)) console.log(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
else {
  console.error(
    'npm run two-step-code -- SECRET\n\nThe secret stands below the QR code where two-step login is set up.',
  );
  process.exitCode = 2;
}
