/** `npm run build`: the screens, for a service that may write nowhere but in its DATA_DIR. */
import { buildScreens } from './screens.ts';

buildScreens();
