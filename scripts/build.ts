/** `npm run build`: screens and server, for a service that may write nowhere but in its DATA_DIR. */
import { buildAll, endWithout } from './built.ts';

await buildAll().catch(endWithout);
